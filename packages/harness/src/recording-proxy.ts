import { createServer, type IncomingHttpHeaders, request } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { Page } from 'playwright-core';

export interface RecordedRequest {
  readonly path: string;
  readonly headers: IncomingHttpHeaders;
}

export interface RecordingProxy {
  readonly url: string;
  /** All requests so far, in order. */
  readonly asked: RecordedRequest[];
  /** Returns the max number of concurrent prefetches. */
  readonly mostPrefetches: () => number;
  /** Sets the response of /_build/latest.json from now on, as a deployment does. */
  deploy(build: string): void;
  /** Removes the build from the headers of pages, as on a mirror. */
  hideBuild(): void;
  /** Delays prefetches until the returned function is called. */
  holdPrefetches(): () => void;
  close(): Promise<void>;
}

/**
 * Starts a proxy in front of the real origin. It records requests and simulates the deployment of a newer build. Tests use
 * it if they need the browser's own cache, which Playwright's routing turns off.
 */
export async function startRecordingProxy(origin: string, pageBuild: string): Promise<RecordingProxy> {
  const asked: RecordedRequest[] = [];
  let latest = pageBuild;
  let held = Promise.resolve();
  let isBuildHidden = false;
  let running = 0;
  let most = 0;
  const server = createServer((incoming, outgoing) => {
    const path = incoming.url ?? '/';
    asked.push({ path, headers: incoming.headers });
    if (path === '/_build/latest.json') {
      outgoing.writeHead(200, { 'content-type': 'application/json', 'cache-control': 'no-store' });
      outgoing.end(JSON.stringify({ build: latest }));
      return;
    }
    const isPrefetch = incoming.headers['sec-purpose']?.includes('prefetch') === true;
    if (isPrefetch) {
      running += 1;
      most = Math.max(most, running);
    }
    const { host: _front, ...headers } = incoming.headers;
    const forward = () => {
      const passed = request(origin + path, { headers, method: incoming.method }, (answer) => {
        outgoing.writeHead(answer.statusCode ?? 502, {
          ...answer.headers,
          'server-timing': isBuildHidden ? '' : `build;desc="${pageBuild}"`,
        });
        answer.pipe(outgoing);
      });
      passed.on('error', () => outgoing.destroy());
      incoming.pipe(passed);
    };
    outgoing.once('close', () => {
      if (isPrefetch) running -= 1;
    });
    if (isPrefetch) void held.then(forward);
    else forward();
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    asked,
    mostPrefetches: () => most,
    deploy: (build) => {
      latest = build;
    },
    hideBuild: () => {
      isBuildHidden = true;
    },
    holdPrefetches: () => {
      const { promise, resolve } = Promise.withResolvers<void>();
      held = promise;
      return resolve;
    },
    close: () =>
      new Promise((resolve) => {
        server.closeAllConnections();
        server.close(() => resolve());
      }),
  };
}

/**
 * Waits until a page has loaded all of these paths, because the proxy gets a request before its response is in the
 * browser's cache.
 */
export async function waitForResources(page: Page, paths: readonly string[]): Promise<void> {
  await page.waitForFunction((wanted) => {
    const arrived = performance.getEntriesByType('resource').map(({ name }) => new URL(name).pathname);
    return wanted.every((path) => arrived.includes(path));
  }, paths);
}
