import { iconNames, iconTable } from '@vpn-site/site/ui/icons/icon-table.ts';
import registered from '@vpn-site/site/ui/icons/registered-icons.json' with { type: 'json' };

const address = /^\/api\/_nuxt_icon\/([a-z0-9]+(?:-[a-z0-9]+)*)\.json$/;
const iconName = /^[a-z0-9]+(?:-[a-z0-9]+)*$/;
/**
 * The max number of icons per request. It is more than all icons of the site, and low enough to limit the size of a
 * response.
 */
const maxNames = 64;
const maxNameLength = 64;

/** An icon in Iconify's format. */
interface IconifyIcon {
  readonly body: string;
  readonly width: number;
  readonly height: number;
}

/** The part of Iconify's format that a client needs. */
interface IconSet {
  readonly prefix: string;
  readonly icons: Readonly<Record<string, IconifyIcon>>;
  readonly not_found?: readonly string[];
}

type IconAnswer =
  | { readonly status: 200; readonly body: IconSet }
  | { readonly status: 400; readonly body: { readonly statusCode: 400; readonly message: string } };

/**
 * Returns the response to GET /api/_nuxt_icon/{prefix}.json?icons=a,b: registered icons in Iconify's format. Undefined if
 * there is no such set.
 */
export function answerIcons(path: string, icons: unknown): IconAnswer | undefined {
  const prefix = address.exec(path)?.[1] ?? '';
  const names = askedNames(icons);
  const found = iconsOf(prefix, names ?? []);
  if (!found) return undefined;
  if (names) return { status: 200, body: found };
  const message = `Ask for 1 to ${maxNames} icons by name: ?icons=star,shield`;
  return { status: 400, body: { statusCode: 400, message } };
}

function askedNames(query: unknown): string[] | undefined {
  if (typeof query !== 'string' || query.length > maxNames * maxNameLength) return undefined;
  const names = query.split(',');
  const isFine =
    names.length <= maxNames && names.every((name) => name.length <= maxNameLength && iconName.test(name));
  return isFine ? names : undefined;
}

const sets = new Map<string, Map<string, IconifyIcon>>();
for (const name of iconNames) {
  const [prefix = '', drawnAs = ''] = iconTable[name].split(':');
  const { viewBox, body } = registered[name];
  const [, , width, height] = viewBox.split(' ').map(Number);
  const icons = sets.get(prefix) ?? new Map<string, IconifyIcon>();
  sets.set(prefix, icons.set(drawnAs, { body, width: width ?? 24, height: height ?? 24 }));
}

/** Returns the registered icons of a set with these names; undefined if there is no such set. */
export function iconsOf(prefix: string, names: readonly string[]): IconSet | undefined {
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
