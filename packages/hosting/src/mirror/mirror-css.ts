import { type MirroredPage, type MirroredSite, resolveAddress } from './resolve-address.ts';

const url = /url\(\s*(["']?)(?<address>[^"')]+)\1\s*\)/g;

export interface MirroredCss {
  readonly css: string;
  /** Files that it draws with. */
  readonly parts: readonly string[];
}

/**
 * A style sheet with relative addresses. In the mirror no script ever runs, and no browser can know that: what depends
 * on it is answered here, by conditions of the same form that are always and never true. Nothing is preloaded either,
 * so a font may arrive a moment late instead of never.
 */
export function mirrorCss(css: string, sheet: MirroredPage, site: MirroredSite): MirroredCss {
  const parts: string[] = [];
  const relative = css.replaceAll(url, (whole, _quote, address: string) => {
    const resolved = resolveAddress(site, sheet, address);
    if (resolved.leads === 'elsewhere') return whole;
    if (resolved.leads !== 'inside')
      throw new Error(`${sheet.path} needs ${address}: it is not in the build.`);
    parts.push(resolved.file);
    return `url("${resolved.href}")`;
  });
  const answered = relative
    .replaceAll(/font-display:\s*optional/g, 'font-display:fallback')
    .replaceAll(/\(scripting:\s*none\)/g, '(min-width:0)')
    .replaceAll(/\(scripting:\s*enabled\)/g, '(width<0)');
  return { css: answered, parts };
}

/** The names of data attributes that a style sheet looks at; all others are there for scripts. */
export function styledData(css: string): string[] {
  return css.match(/\bdata-[a-z-]+/g) ?? [];
}
