import type { FastifyInstance } from 'fastify';
import { Counter, collectDefaultMetrics, Histogram, Registry } from 'prom-client';

export interface ServerMetrics {
  /** Parts of the server add their own. */
  readonly registry: Registry;
  /** Counts answers that no hook sees. */
  readonly countRefused: (count: number) => void;
}

/** Requests by method and status, and their time. No address of a page or a person becomes a label. */
export function registerMetrics(app: FastifyInstance): ServerMetrics {
  const registry = new Registry();
  collectDefaultMetrics({ register: registry });
  const requests = new Counter({
    name: 'http_requests_total',
    help: 'Answers sent, by method and status.',
    labelNames: ['method', 'status'],
    registers: [registry],
  });
  const duration = new Histogram({
    name: 'http_request_duration_seconds',
    help: 'Time from request to answer.',
    buckets: [0.001, 0.005, 0.01, 0.05, 0.1, 0.5, 1, 5],
    registers: [registry],
  });
  app.addHook('onResponse', (request, reply, done) => {
    requests.inc({ method: request.method, status: reply.statusCode });
    duration.observe(reply.elapsedTime / 1000);
    done();
  });
  app.get('/metrics', async (_request, reply) =>
    reply
      .header('cache-control', 'no-store')
      .type(registry.contentType)
      .send(await registry.metrics()),
  );
  return { registry, countRefused: (count) => requests.inc({ method: 'GET', status: 503 }, count) };
}

/** One line per response. Logs say what was asked, never who asked: no address, no user agent, no query. */
export function registerRequestLog(app: FastifyInstance): void {
  app.addHook('onResponse', (request, reply, done) => {
    const path = request.url.split('?')[0];
    const milliseconds = Math.round(reply.elapsedTime * 10) / 10;
    request.log.info({ method: request.method, path, status: reply.statusCode, milliseconds }, 'answered');
    done();
  });
}
