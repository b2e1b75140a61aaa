import { type CheckCommand, checks, strict } from '../check/checks.ts';
import type { ChangePlan } from './change-plan.ts';

/** The unit tests that read documents instead of code. */
const documentTests = [
  'tests/monitoring/runbook.test.ts',
  'packages/gate/src/check/decisions.test.ts',
  'packages/gate/src/check/contributor-files.test.ts',
];

/** Returns the programs of a plan, as the gate runs them; undefined if the plan needs the gate. */
export function changeSteps({
  checks: names,
  testsContent,
  testsDocuments,
  pages,
}: ChangePlan): CheckCommand[] | undefined {
  if (names === undefined) return undefined;
  const wanted = checks.filter(({ name }) => names.includes(name));
  const hasRenderedPages = pages === 'all' || (pages !== undefined && pages.length > 0);
  const projects = [...(testsContent ? ['content'] : []), ...(hasRenderedPages ? ['rendered'] : [])];
  return [
    ...wanted.map(strict),
    // One run for both, because loading the site takes longer than most of its tests.
    ...(projects.length === 0 ? [] : [tests('tests', projects)]),
    ...(testsDocuments ? [tests('documents', ['unit'], documentTests)] : []),
  ];
}

/** Returns the environment that limits the page tests to the pages of a plan. */
export function renderedDocuments({ pages }: ChangePlan): { readonly RENDERED_DOCUMENTS?: string } {
  return pages === undefined || pages === 'all' ? {} : { RENDERED_DOCUMENTS: pages.join(',') };
}

function tests(name: string, projects: readonly string[], files: readonly string[] = []): CheckCommand {
  return {
    name,
    command: ['vitest', 'run', ...projects.flatMap((project) => ['--project', project]), ...files],
  };
}
