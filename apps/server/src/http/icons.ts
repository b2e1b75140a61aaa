import type { FastifyInstance } from 'fastify';
import { errorCacheControl, iconCacheControl } from './cache-control.ts';
import { sendErrorPage } from './error-page.ts';
import { answerIcons } from './icon-answer.ts';
import type { SiteFiles } from './site-files.ts';

/** GET /api/_nuxt_icon/{prefix}.json?icons=a,b: registered icons in Iconify's format. */
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
