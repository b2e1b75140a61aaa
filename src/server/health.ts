import type { FastifyInstance } from 'fastify';
import { databaseState } from '#ledger/database-state.ts';

/** /healthz: the process answers. /readyz: it should get traffic; pages do not need the database, so a fault there only degrades. */
export function registerHealth(app: FastifyInstance, databaseUrl: string | undefined): void {
  app.get('/healthz', (_request, reply) => reply.header('cache-control', 'no-store').send({ status: 'ok' }));

  app.get('/readyz', async (_request, reply) => {
    const database = await databaseState(databaseUrl);
    const status = database === 'unreachable' ? 'degraded' : 'ready';
    return reply.header('cache-control', 'no-store').send({ status, database });
  });
}
