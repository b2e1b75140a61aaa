import { type MirroredPage, type MirroredSite, resolveAddress } from './resolve-address.ts';

const url = /url\(\s*(["']?)(?<address>[^"')]+)\1\s*\)/g;

export interface MirroredCss {
  readonly css: string;
  /** Files that the style sheet needs, such as fonts. */
  readonly parts: readonly string[];
}

/**
 * Returns a style sheet with relative addresses. Because no script runs in the mirror, which browsers cannot know,
 * `scripting` media queries become conditions that are always or never true. Because nothing is preloaded, `font-display:
 * optional` becomes `fallback`: a font may then arrive a moment late instead of never.
 */
export function mirrorCss(css: string, sheet: MirroredPage, site: MirroredSite): MirroredCss {
  const parts: string[] = [];
  const relative = css.replaceAll(url, (whole, _quote, address: string) => {
    const resolved = resolveAddress(site, sheet, address);
    if (resolved.kind === 'elsewhere') return whole;
    if (resolved.kind !== 'inside')
      throw new Error(`${sheet.path} needs ${address}, which is not in the build.`);
    parts.push(resolved.file);
    return `url("${resolved.href}")`;
  });
  const answered = relative
    .replaceAll(/font-display:\s*optional/g, 'font-display:fallback')
    .replaceAll(/\(scripting:\s*none\)/g, '(min-width:0)')
    .replaceAll(/\(scripting:\s*enabled\)/g, '(width<0)');
  return { css: answered, parts };
}

/** Returns the names of data attributes that a style sheet uses. All other data attributes are only for scripts. */
export function styledDataAttributes(css: string): string[] {
  return css.match(/\bdata-[a-z-]+/g) ?? [];
}
