import { answerRequest, type WorkerSite } from './answer-request.ts';

interface Environment {
  readonly ASSETS: { readonly fetch: (request: Request) => Promise<Response> };
}

/** Creates the worker for Cloudflare Pages in advanced mode: `_worker.js` responds to the addresses in `_routes.json`. */
export function cloudflareWorker(site: WorkerSite) {
  return {
    fetch(request: Request, { ASSETS }: Environment): Promise<Response> {
      const at = (path: string) => new URL(path, request.url);
      return answerRequest<Response>(site, request, {
        pass: () => ASSETS.fetch(request),
        file: (path) => ASSETS.fetch(new Request(at(path), request)),
        // Without the reader's headers, because a conditional request could return 304 and the whole file is needed.
        read: (path) => ASSETS.fetch(new Request(at(path))),
      });
    },
  };
}
