import type { FastifyInstance } from 'fastify';
import { iconCacheControl } from './cache-control.ts';
import { sendErrorPage } from './error-page.ts';
import { iconsOf } from './icon-sets.ts';
import type { SiteFiles } from './site-files.ts';

const address = /^\/api\/_nuxt_icon\/([a-z0-9]+(?:-[a-z0-9]+)*)\.json$/;
const iconName = /^[a-z0-9]+(?:-[a-z0-9]+)*$/;
/** More than all icons of the site, and short enough that an answer stays small whatever is asked. */
const mostNames = 64;
const longestName = 64;

/** GET /api/_nuxt_icon/{prefix}.json?icons=a,b: registered icons in Iconify's format. */
export function registerIcons(app: FastifyInstance, files: SiteFiles): void {
  app.get('/api/_nuxt_icon/*', (request, reply) => {
    const prefix = address.exec(request.url.split('?')[0] ?? '')?.[1] ?? '';
    const names = askedNames((request.query as { icons?: unknown }).icons);
    const answer = iconsOf(prefix, names ?? []);
    if (!answer) return sendErrorPage(files, 404, request, reply);
    if (!names) {
      return reply
        .code(400)
        .header('cache-control', 'no-store')
        .send({
          statusCode: 400,
          message: `Ask for 1 to ${mostNames} icons by name: ?icons=star,shield`,
        });
    }
    return reply.header('cache-control', iconCacheControl).send(answer);
  });
}

function askedNames(query: unknown): string[] | undefined {
  if (typeof query !== 'string' || query.length > mostNames * longestName) return undefined;
  const names = query.split(',');
  const isFine =
    names.length <= mostNames && names.every((name) => name.length <= longestName && iconName.test(name));
  return isFine ? names : undefined;
}
