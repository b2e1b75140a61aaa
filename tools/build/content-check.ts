import type { AstroIntegration } from 'astro';
import { formatProblem, ProblemsError } from '#catalog/problem.ts';
import { behindProblems } from '#catalog/translations/behind-problems.ts';
import { siteProblems } from '#compose/site-problems.ts';
import { today } from '#compose/today.ts';

/** Wrong content never becomes a page: the build stops, the running release stays. */
export function contentCheck(root: string): AstroIntegration {
  return {
    name: 'content-check',
    hooks: {
      'astro:build:start': ({ logger }) => {
        for (const problem of behindProblems(root)) logger.warn(`\n${formatProblem(problem)}`);
        const problems = siteProblems(root, today());
        if (problems.length > 0) throw new ProblemsError(problems);
      },
      'astro:server:setup': ({ logger }) => {
        for (const problem of siteProblems(root, today())) logger.warn(`\n${formatProblem(problem)}`);
      },
    },
  };
}
