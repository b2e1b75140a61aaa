import type { FastifyInstance } from 'fastify';
import { databaseState } from '#ledger/database.ts';
import type { WarmUpState } from '../overload/warm-up.ts';

export interface HealthSources {
  readonly databaseUrl: string | undefined;
  readonly warmUpState: () => WarmUpState;
  /** Returns the number of files with a missing or damaged variant. Another variant is served instead. */
  readonly damagedFiles: () => number;
}

/**
 * Registers two addresses. /healthz: the process responds. /readyz: the process has rendered pages, so it can get traffic.
 * Pages do not need the database, so a database fault only makes the status "degraded"; so does a file that can be served
 * in another variant.
 */
export function registerHealth(
  app: FastifyInstance,
  { databaseUrl, warmUpState, damagedFiles }: HealthSources,
): void {
  const config = { kind: 'operator' } as const;
  app.get('/healthz', { config }, (_request, reply) =>
    reply.header('cache-control', 'no-store').send({ status: 'ok' }),
  );

  app.get('/readyz', { config }, async (_request, reply) => {
    reply.header('cache-control', 'no-store');
    const state = warmUpState();
    if (state !== 'ready') return reply.code(503).send({ status: state });
    const database = await databaseState(databaseUrl);
    const damaged = damagedFiles();
    const status = database === 'unreachable' || damaged > 0 ? 'degraded' : 'ready';
    return reply.send({ status, database, ...(damaged > 0 && { damagedFiles: damaged }) });
  });
}
