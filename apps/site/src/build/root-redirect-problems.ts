import { siteFilePath } from '@vpn-site/content/data-files.ts';
import type { Problem } from '@vpn-site/content/problem.ts';
import { renderedPaths } from '#release/listed-paths.ts';
import type { Release } from '#release/release.ts';

/** Checks that rootRedirect leads to a page. Otherwise `/` would show an error. */
export function rootRedirectProblems(
  release: Pick<Release, 'rootRedirect' | 'files' | 'routes' | 'providers'>,
): Problem[] {
  const { rootRedirect, files } = release;
  if (rootRedirect === undefined || renderedPaths(release).some((path) => path === rootRedirect)) return [];
  if (files.some(({ file }) => `/${file}` === `${rootRedirect}.html`)) return [];
  const message = `rootRedirect leads to "${rootRedirect}", where there is no page.`;
  return [
    {
      file: siteFilePath,
      message,
      remedy: 'Write the path of a page, such as /pl, or remove "rootRedirect".',
    },
  ];
}
