import { answerRequest, type WorkerSite } from './answer-request.ts';

/**
 * Creates an edge function for Netlify. If it returns a URL, Netlify serves another file of the site; for undefined, it
 * responds as usual.
 */
export function netlifyFunction(site: WorkerSite) {
  return (request: Request): Promise<Response | URL | undefined> =>
    answerRequest<URL | undefined>(site, request, {
      pass: () => undefined,
      file: (path) => new URL(path, request.url),
      read: (path) => fetch(new URL(path, request.url)),
    });
}
