import { errorCacheControl, iconCacheControl } from '@vpn-site/site/release/cache-control.ts';
import type { SiteFiles } from '@vpn-site/site/release/site-files.ts';
import type { FastifyInstance } from 'fastify';
import { sendErrorPage } from './error-page.ts';
import { answerIcons } from './icon-answer.ts';

/** Registers GET /api/_nuxt_icon/{prefix}.json?icons=a,b, which responds with registered icons in Iconify's format. */
export function registerIcons(app: FastifyInstance, files: SiteFiles): void {
  app.get('/api/_nuxt_icon/*', (request, reply) => {
    const { icons } = request.query as { icons?: unknown };
    const answer = answerIcons(request.url.split('?')[0] ?? '', icons);
    if (!answer) return sendErrorPage(files, 404, request, reply);
    return reply
      .code(answer.status)
      .header('cache-control', answer.status === 200 ? iconCacheControl : errorCacheControl)
      .send(answer.body);
  });
}
