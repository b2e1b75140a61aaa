import { iconNames, iconTable } from '#ui/icons/icon-table.ts';
import registered from '#ui/icons/registered-icons.json' with { type: 'json' };

/** An icon as Iconify's clients read it. */
interface IconifyIcon {
  readonly body: string;
  readonly width: number;
  readonly height: number;
}

/** The part of Iconify's format that a client needs. */
export interface IconAnswer {
  readonly prefix: string;
  readonly icons: Readonly<Record<string, IconifyIcon>>;
  readonly not_found?: readonly string[];
}

const sets = new Map<string, Map<string, IconifyIcon>>();
for (const name of iconNames) {
  const [prefix = '', drawnAs = ''] = iconTable[name].split(':');
  const { viewBox, body } = registered[name];
  const [, , width, height] = viewBox.split(' ').map(Number);
  const icons = sets.get(prefix) ?? new Map<string, IconifyIcon>();
  sets.set(prefix, icons.set(drawnAs, { body, width: width ?? 24, height: height ?? 24 }));
}

/** The registered icons of a set under these names; undefined when there is no such set. */
export function iconsOf(prefix: string, names: readonly string[]): IconAnswer | undefined {
  const set = sets.get(prefix);
  if (!set) return undefined;
  const wanted = [...new Set(names)];
  const found = wanted.flatMap((name) => {
    const icon = set.get(name);
    return icon ? [[name, icon] as const] : [];
  });
  const missing = wanted.filter((name) => !set.has(name));
  return {
    prefix,
    icons: Object.fromEntries(found),
    ...(missing.length > 0 && { not_found: missing }),
  };
}
