import type { FastifyInstance } from 'fastify';

/** While stopping, a response that was under way also ends its connection; otherwise a kept-alive one holds the process. */
export function registerGracefulClose(app: FastifyInstance): void {
  let isClosing = false;
  app.addHook('preClose', (done) => {
    isClosing = true;
    done();
  });
  app.addHook('onSend', (_request, reply, payload, done) => {
    if (isClosing) reply.header('connection', 'close');
    done(null, payload);
  });
}
