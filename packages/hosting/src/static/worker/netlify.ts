import { answerRequest, type WorkerSite } from './answer-request.ts';

/** An edge function of Netlify: a URL is another file of the site, nothing is what would have been sent without it. */
export function netlifyFunction(site: WorkerSite) {
  return (request: Request): Promise<Response | URL | undefined> =>
    answerRequest<URL | undefined>(site, request, {
      pass: () => undefined,
      file: (path) => new URL(path, request.url),
      read: (path) => fetch(new URL(path, request.url)),
    });
}
