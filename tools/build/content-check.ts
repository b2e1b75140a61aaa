import type { AstroIntegration } from 'astro';
import { runAllChecks } from '#catalog/checks/all-checks.ts';
import { formatProblem, ProblemsError } from '#catalog/problem.ts';
import { today } from '../today.ts';

/** Wrong content never becomes a page: the build stops, the running release stays. */
export function contentCheck(root: string): AstroIntegration {
  return {
    name: 'content-check',
    hooks: {
      'astro:build:start': () => {
        const problems = runAllChecks(root, today());
        if (problems.length > 0) throw new ProblemsError(problems);
      },
      'astro:server:setup': ({ logger }) => {
        for (const problem of runAllChecks(root, today())) logger.warn(`\n${formatProblem(problem)}`);
      },
    },
  };
}
