import type { IncomingMessage, RequestListener } from 'node:http';
import type { FastifyInstance } from 'fastify';
import type { RefusalPages } from './refusal-pages.ts';
import type { RenderQueue } from './render-queue.ts';

/** A line in the log for each refusal would cost more than the refusal. */
const millisecondsBetweenReports = 1000;

export interface EarlyRefusalOptions {
  readonly queue: RenderQueue;
  readonly refusals: RefusalPages;
  readonly isOurHost: (host: string | undefined) => boolean;
  /** Whether this address is answered by rendering a page. */
  readonly isRendered: (url: string) => boolean;
  readonly countRefused: (count: number) => void;
}

/**
 * Refuses what there is no room for before the framework sees it: routing, hooks and a log line for each would take
 * as much of the process as one page in five. What was refused is counted, and logged once a second.
 */
export function registerEarlyRefusal(app: FastifyInstance, options: EarlyRefusalOptions): void {
  const { queue, refusals, isOurHost, isRendered, countRefused } = options;
  let refused = 0;
  let timer: NodeJS.Timeout | undefined;
  const report = () => {
    clearTimeout(timer);
    timer = undefined;
    if (refused === 0) return;
    app.log.warn({ refused }, 'too many pages wait to be rendered: refused others');
    countRefused(refused);
    refused = 0;
  };
  const isRefused = ({ method, url = '', headers, httpVersionMajor }: IncomingMessage) =>
    queue.isFull && method === 'GET' && httpVersionMajor > 0 && isOurHost(headers.host) && isRendered(url);

  const [answer] = app.server.listeners('request') as RequestListener[];
  app.server.removeAllListeners('request');
  app.server.on('request', (request: IncomingMessage, response) => {
    if (!isRefused(request)) {
      answer?.call(app.server, request, response);
      return;
    }
    // A process that is stopping must not keep the connection for a next request.
    if (!app.server.listening) response.shouldKeepAlive = false;
    refusals.writeBusy(request, response);
    refused += 1;
    timer ??= setTimeout(report, millisecondsBetweenReports).unref();
  });
  app.addHook('onClose', async () => report());
}
