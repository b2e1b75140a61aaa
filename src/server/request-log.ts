import type { FastifyInstance } from 'fastify';

/** One line per answer. Logs say what was asked, never who asked: no address, no user agent, no query. */
export function registerRequestLog(app: FastifyInstance): void {
  app.addHook('onResponse', (request, reply, done) => {
    const path = request.url.split('?')[0];
    const milliseconds = Math.round(reply.elapsedTime * 10) / 10;
    request.log.info({ method: request.method, path, status: reply.statusCode, milliseconds }, 'answered');
    done();
  });
}
