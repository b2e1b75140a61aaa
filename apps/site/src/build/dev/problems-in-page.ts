import type { ServerResponse } from 'node:http';
import { bySeverity, formatProblem, type Problem } from '@vpn-site/content/problem.ts';
import { isRunnableDevEnvironment, type ViteDevServer } from 'vite';
import type { PageProblems, pageProblems } from '#checks/page-problems.ts';
import { holdResponse } from './held-response.ts';
import { problemPage, problemStrip, problemsPath } from './problem-strip.tsx';
import type { SiteCheck } from './site-check.ts';

/** Matches paths of pages, but not of files, modules or other things that Vite or the site serves. */
const pagePath = /^\/(?![@_])[^.?]*(?:\?|$)/;

/**
 * Shows the problems of a page above it, or in its place if it cannot be rendered. The code of pages is not involved, so
 * that none of this can get into a build.
 */
export function showProblems(server: ViteDevServer, root: string, siteUrl: string, check: SiteCheck): void {
  const answer = async (path: string, response: ServerResponse, next: (error?: unknown) => void) => {
    try {
      const page = await problemsAt(server, path, siteUrl);
      const { own, others } = splitByPage(page, check.problems());
      const all = [...own, ...others];
      holdResponse(response, ({ status, body }) => {
        if (status >= 400 && all.length > 0) {
          const title = 'Fix these problems to see this page';
          return { status, body: problemPage({ title, problems: all, isDone: check.isDone(), root }) };
        }
        const strip = problemStrip({ pageProblems: own, otherCount: others.length, root });
        return { status, body: body.replace(/<body[^>]*>/, (start) => start + strip) };
      });
      if (page.showsFile) next();
      else response.writeHead(500, { 'content-type': 'text/html' }).end();
    } catch (error) {
      next(error);
    }
  };
  server.middlewares.use((request, response, next) => {
    const { url = '' } = request;
    if (url === problemsPath) {
      const title = 'Problems of this site';
      response.setHeader('content-type', 'text/html; charset=utf-8');
      response.end(problemPage({ title, problems: check.problems(), isDone: check.isDone(), root }));
    } else if (pagePath.test(url)) {
      void answer(new URL(url, siteUrl).pathname, response, next);
    } else {
      next();
    }
  });
}

/** Splits blocking problems into those of a page and the others. Advice is only in the full list. */
export function splitByPage(
  { problems: fresh, showsFile: concerned }: PageProblems,
  known: readonly Problem[],
): { readonly own: readonly Problem[]; readonly others: readonly Problem[] } {
  const { stopping } = bySeverity([...fresh, ...known], ['error', 'review']);
  const distinct = [...new Map(stopping.map((problem) => [formatProblem(problem), problem])).values()];
  const isOwn = (problem: Problem) => fresh.includes(problem) || concerned?.(problem.file) === true;
  return { own: distinct.filter(isOwn), others: distinct.filter((problem) => !isOwn(problem)) };
}

/** Gets the problems of a page from the same modules that render it, so that both use the same version of the files. */
async function problemsAt(server: ViteDevServer, path: string, siteUrl: string): Promise<PageProblems> {
  const { ssr } = server.environments;
  if (!ssr || !isRunnableDevEnvironment(ssr)) return { problems: [], showsFile: () => false };
  const checks = await ssr.runner.import<{ readonly pageProblems: typeof pageProblems }>(
    '/src/checks/page-problems.ts',
  );
  return checks.pageProblems(decodeURI(path), siteUrl);
}
