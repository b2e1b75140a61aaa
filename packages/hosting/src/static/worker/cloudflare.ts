import { answerRequest, type WorkerSite } from './answer-request.ts';

interface Environment {
  readonly ASSETS: { readonly fetch: (request: Request) => Promise<Response> };
}

/** Cloudflare Pages in its advanced mode: `_worker.js` answers what `_routes.json` names. */
export function cloudflareWorker(site: WorkerSite) {
  return {
    fetch(request: Request, { ASSETS }: Environment): Promise<Response> {
      const at = (path: string) => new URL(path, request.url);
      return answerRequest<Response>(site, request, {
        pass: () => ASSETS.fetch(request),
        file: (path) => ASSETS.fetch(new Request(at(path), request)),
        // A reader may have asked whether something changed; the parts of an answer are wanted whole.
        read: (path) => ASSETS.fetch(new Request(at(path))),
      });
    },
  };
}
