import type { FastifyInstance } from 'fastify';
import { Counter, collectDefaultMetrics, Histogram, Registry } from 'prom-client';
import { type AnswerKind, answerKinds } from '../http/answer-kind.ts';

export interface ServerMetrics {
  /** The registry to which other parts of the server add their own metrics. */
  readonly registry: Registry;
  /** Counts pages that were refused because the queue is full. No hook is called for these responses. */
  readonly countRefused: (count: number) => void;
  /** Counts data that could not be parsed as a request. */
  readonly countUnreadable: (status: number) => void;
  readonly countAnswer: (method: string, status: number, kind: AnswerKind, seconds: number) => void;
}

/** Statuses whose counters exist from the start, so that monitoring notices the first error. */
const watchedStatuses = [500, 503];

/** Creates the metrics. Addresses of pages or people never become labels. */
export function createMetrics(): ServerMetrics {
  const registry = new Registry();
  const registers = [registry];
  collectDefaultMetrics({ register: registry });
  const requests = new Counter({
    name: 'http_requests_total',
    help: 'Answers sent, by method, status and kind.',
    labelNames: ['method', 'status', 'kind'],
    registers,
  });
  const duration = new Histogram({
    name: 'http_request_duration_seconds',
    help: 'Time from request to answer, by kind.',
    labelNames: ['kind'],
    buckets: [0.001, 0.005, 0.01, 0.05, 0.1, 0.5, 1, 5],
    registers,
  });
  const unreadable = new Counter({
    name: 'unreadable_requests_total',
    help: 'Unreadable requests, by the status of the refusal.',
    labelNames: ['status'],
    registers,
  });
  for (const kind of answerKinds) {
    duration.zero({ kind });
    for (const status of watchedStatuses) requests.inc({ method: 'GET', status, kind }, 0);
  }
  unreadable.inc({ status: 400 }, 0);
  return {
    registry,
    countRefused: (count) => requests.inc({ method: 'GET', status: 503, kind: 'rendered' }, count),
    countUnreadable: (status) => unreadable.inc({ status }),
    countAnswer: (method, status, kind, seconds) => {
      requests.inc({ method, status, kind });
      duration.observe({ kind }, seconds);
    },
  };
}

/** Counts every response, and serves the counters at /metrics. */
export function registerMetrics(app: FastifyInstance, { registry, countAnswer }: ServerMetrics): void {
  app.decorateRequest('answerKind', undefined);
  app.addHook('onResponse', (request, reply, done) => {
    const kind = request.answerKind ?? request.routeOptions.config.kind ?? 'other';
    countAnswer(request.method, reply.statusCode, kind, reply.elapsedTime / 1000);
    done();
  });
  app.get('/metrics', { config: { kind: 'operator' } }, async (_request, reply) =>
    reply
      .header('cache-control', 'no-store')
      .type(registry.contentType)
      .send(await registry.metrics()),
  );
}

/**
 * Logs one line per response. It contains what was requested, but nothing about the client (no address, no user agent, no
 * query).
 */
export function registerRequestLog(app: FastifyInstance): void {
  app.addHook('onResponse', (request, reply, done) => {
    const path = request.url.split('?')[0];
    const milliseconds = Math.round(reply.elapsedTime * 10) / 10;
    request.log.info({ method: request.method, path, status: reply.statusCode, milliseconds }, 'answered');
    done();
  });
}
