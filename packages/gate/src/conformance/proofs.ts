import { globSync, readFileSync } from 'node:fs';
import { projectPath } from '@vpn-site/content/project-path.ts';
import { type Clause, isPending } from './clauses.ts';

/** A test of the last run whose tags are ids of clauses. */
export interface TaggedTest {
  /** The name in the form "<file> > <suite> > <title>". */
  readonly name: string;
  readonly status: string;
  readonly tags: readonly string[];
}

/** The fields of vitest's JSON report that this module reads. */
interface VitestReport {
  readonly testResults: readonly {
    readonly name: string;
    readonly assertionResults: readonly {
      readonly ancestorTitles: readonly string[];
      readonly title: string;
      readonly status: string;
      readonly tags: readonly string[];
    }[];
  }[];
}

/** Reads every tagged test, with its result, from the reports of the last gate. */
export function readTaggedTestResults(): TaggedTest[] {
  const reports = globSync('.reports/*.json').map(
    (file) => JSON.parse(readFileSync(file, 'utf8')) as VitestReport,
  );
  return reports
    .flatMap(({ testResults }) => testResults)
    .flatMap(({ name, assertionResults }) => {
      const file = projectPath(process.cwd(), name);
      return assertionResults
        .filter(({ tags }) => tags.length > 0)
        .map(({ ancestorTitles, title, status, tags }) => ({
          name: [file, ...ancestorTitles, title].join(' > '),
          status,
          tags,
        }));
    });
}

/**
 * Reports problems of the clauses and of the tests that prove them: duplicate ids, clauses without a test, tags that are
 * not clauses, tests that did not pass, and more pending clauses than allowed.
 */
export function proofProblems(
  clauses: readonly Clause[],
  tests: readonly TaggedTest[],
  pendingBudget: number,
): string[] {
  const ids = clauses.map(({ id }) => id);
  const known = new Set(ids);
  const proven = new Set(tests.flatMap(({ tags }) => tags));
  return [
    ...ids.filter((id, index) => ids.indexOf(id) !== index).map((id) => `${id}: two clauses have this id.`),
    ...clauses
      .filter(({ id, pending }) => pending === undefined && !proven.has(id))
      .map(({ id }) => `${id}: no test has this tag.`),
    ...tests.flatMap((test) => testProblems(test, known)),
    ...budgetProblems(clauses.filter(isPending).length, pendingBudget),
  ];
}

function testProblems({ name, status, tags }: TaggedTest, known: ReadonlySet<string>): string[] {
  return [
    ...tags
      .filter((tag) => !known.has(tag))
      .map((tag) => `${tag}: the test "${name}" has this tag, but no clause has this id.`),
    ...(status === 'passed' ? [] : [`${tags.join(', ')}: the test "${name}" is ${status}, not passed.`]),
  ];
}

function budgetProblems(pending: number, budget: number): string[] {
  if (pending > budget)
    return [`${pending} clauses are pending, but the limit is ${budget}. The number may only fall.`];
  if (pending < budget)
    return [
      `Only ${pending} clauses are pending. Set pendingClauses in packages/bench/budgets.json to this number.`,
    ];
  return [];
}
