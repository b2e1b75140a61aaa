import type { IncomingMessage, RequestListener } from 'node:http';
import type { FastifyInstance } from 'fastify';
import { type forwardedClient, networkOf } from '../http/network.ts';
import type { Routes } from '../http/routes.ts';
import type { RefusalPages } from './refusal-pages.ts';
import type { RenderQueue } from './render-queue.ts';

/** The interval of log lines about refusals. A line for each would take more time than the refusal. */
const reportIntervalMs = 1000;

export interface EarlyRefusalOptions {
  readonly queue: RenderQueue;
  readonly refusals: RefusalPages;
  readonly isOurHost: (host: string | undefined) => boolean;
  readonly clientOf: ReturnType<typeof forwardedClient>;
  readonly routes: Routes;
  readonly countRefused: (count: number) => void;
}

/**
 * Refuses page requests when the queue is full for the client, before the framework gets them: routing, hooks and a log
 * line for each refusal would take as much CPU time as every fifth page. Refusals are counted, and logged once a second.
 * Fastify has no hook before its router, so its listener is removed from the server and called for everything that is not
 * refused. A refusal then takes about half the CPU time of one through the framework. If a Fastify upgrade adds a second listener, the server fails at startup.
 */
export function registerEarlyRefusal(app: FastifyInstance, options: EarlyRefusalOptions): void {
  const { queue, refusals, isOurHost, clientOf, routes, countRefused } = options;
  let refused = 0;
  let timer: NodeJS.Timeout | undefined;
  const report = () => {
    clearTimeout(timer);
    timer = undefined;
    if (refused === 0) return;
    app.log.warn({ refused }, 'too many pages wait to be rendered: refused further requests');
    countRefused(refused);
    refused = 0;
  };
  // Requests for selections of providers are not refused here, because their page may be cached.
  const isRendered = (url: string) => {
    const route = routes.at(url);
    return route.serve === 'page' && route.caching !== 'kept';
  };
  const isFullFor = ({ headers, socket }: IncomingMessage) => {
    const forwarded = headers['x-forwarded-for'];
    return queue.isFullFor(networkOf(clientOf(socket.remoteAddress ?? '', String(forwarded ?? ''))));
  };
  const isRefused = (request: IncomingMessage) => {
    const { method, url = '', headers, httpVersionMajor } = request;
    return (
      queue.isFull &&
      method === 'GET' &&
      httpVersionMajor > 0 &&
      isFullFor(request) &&
      isOurHost(headers.host) &&
      isRendered(url)
    );
  };

  const [handle, ...others] = app.server.listeners('request') as RequestListener[];
  if (!handle || others.length > 0) {
    throw new Error('Fastify no longer has exactly one request listener: see early-refusal.ts.');
  }
  app.server.removeAllListeners('request');
  app.server.on('request', (request: IncomingMessage, response) => {
    if (!isRefused(request)) {
      handle.call(app.server, request, response);
      return;
    }
    // A process that is stopping must not keep the connection open for another request.
    if (!app.server.listening) response.shouldKeepAlive = false;
    refusals.writeBusy(request, response);
    refused += 1;
    timer ??= setTimeout(report, reportIntervalMs).unref();
  });
  app.addHook('onClose', async () => report());
}
