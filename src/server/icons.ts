import type { FastifyInstance } from 'fastify';
import { iconNames, iconTable } from '#ui/icons/icon-table.ts';
import registered from '#ui/icons/registered-icons.json' with { type: 'json' };
import { iconCacheControl } from './cache-control.ts';
import { sendErrorPage } from './error-page.ts';
import type { SiteFiles } from './site-files.ts';

const address = /^\/api\/_nuxt_icon\/([a-z0-9]+(?:-[a-z0-9]+)*)\.json$/;
const iconName = /^[a-z0-9]+(?:-[a-z0-9]+)*$/;
/** More than all icons of the site, and short enough that a response stays small whatever is asked. */
const maxNames = 64;
const maxNameLength = 64;

/** GET /api/_nuxt_icon/{prefix}.json?icons=a,b: registered icons in Iconify's format. */
export function registerIcons(app: FastifyInstance, files: SiteFiles): void {
  app.get('/api/_nuxt_icon/*', (request, reply) => {
    const prefix = address.exec(request.url.split('?')[0] ?? '')?.[1] ?? '';
    const names = askedNames((request.query as { icons?: unknown }).icons);
    const found = iconsOf(prefix, names ?? []);
    if (!found) return sendErrorPage(files, 404, request, reply);
    if (!names) {
      return reply
        .code(400)
        .header('cache-control', 'no-store')
        .send({
          statusCode: 400,
          message: `Ask for 1 to ${maxNames} icons by name: ?icons=star,shield`,
        });
    }
    return reply.header('cache-control', iconCacheControl).send(found);
  });
}

function askedNames(query: unknown): string[] | undefined {
  if (typeof query !== 'string' || query.length > maxNames * maxNameLength) return undefined;
  const names = query.split(',');
  const isFine =
    names.length <= maxNames && names.every((name) => name.length <= maxNameLength && iconName.test(name));
  return isFine ? names : undefined;
}

/** An icon as Iconify's clients read it. */
interface IconifyIcon {
  readonly body: string;
  readonly width: number;
  readonly height: number;
}

/** The part of Iconify's format that a client needs. */
interface IconResponse {
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
export function iconsOf(prefix: string, names: readonly string[]): IconResponse | undefined {
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
