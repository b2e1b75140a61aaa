import type { FastifyInstance } from 'fastify';
import { databaseState } from '#ledger/database.ts';
import type { WarmUpState } from './warm-up.ts';

/**
 * /healthz: the process answers. /readyz: it should get traffic, because it has rendered pages and can. Pages do not need
 * the database, so a fault there only degrades.
 */
export function registerHealth(
  app: FastifyInstance,
  databaseUrl: string | undefined,
  warmUpState: () => WarmUpState,
): void {
  app.get('/healthz', (_request, reply) => reply.header('cache-control', 'no-store').send({ status: 'ok' }));

  app.get('/readyz', async (_request, reply) => {
    reply.header('cache-control', 'no-store');
    const state = warmUpState();
    if (state !== 'ready') return reply.code(503).send({ status: state });
    const database = await databaseState(databaseUrl);
    const status = database === 'unreachable' ? 'degraded' : 'ready';
    return reply.send({ status, database });
  });
}
