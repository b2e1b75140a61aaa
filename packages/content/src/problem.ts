import type { ProblemSubject, Severity } from '@vpn-site/core/document/problem-data.ts';
import type { z } from 'zod';
import { schemaRemedy } from './schema-remedy.ts';

/** A mistake that an editor must fix: the place, what is wrong, and what to write instead. */
export interface Problem {
  /** The path from the project root. */
  readonly file: string;
  readonly line?: number | undefined;
  readonly message: string;
  readonly remedy: string;
  /** The severity; by default `error`. */
  readonly severity?: Severity;
  readonly about?: ProblemSubject | undefined;
}

/** Splits problems into those that stop the current task and those that are only reported. */
export function bySeverity(
  problems: readonly Problem[],
  stopping: readonly Severity[] = ['error'],
): { readonly stopping: readonly Problem[]; readonly warnings: readonly Problem[] } {
  const stops = ({ severity = 'error' }: Problem) => stopping.includes(severity);
  return { stopping: problems.filter(stops), warnings: problems.filter((problem) => !stops(problem)) };
}

export function formatProblem({ file, line, message, remedy }: Problem): string {
  return `${file}${line === undefined ? '' : `:${line}`}\n  ${message}\n  → ${remedy}`;
}

export class ProblemsError extends Error {
  readonly problems: readonly Problem[];

  constructor(problems: readonly Problem[]) {
    super(`${problems.length} problem(s) in content:\n\n${problems.map(formatProblem).join('\n\n')}\n`);
    this.name = 'ProblemsError';
    this.problems = problems;
  }
}

interface SchemaContext {
  readonly file: string;
  readonly lineOf: (field: string) => number | undefined;
}

/** Returns one problem per schema issue, so that an editor sees all mistakes in a file at once. */
export function schemaProblems(error: z.ZodError, context: SchemaContext): Problem[] {
  return error.issues.map((issue) => wrongField(issue, context));
}

function wrongField(issue: z.core.$ZodIssue, { file, lineOf }: SchemaContext): Problem {
  const [field] = issue.path;
  if (field === undefined) {
    return { file, message: 'The file has the wrong shape.', remedy: `${schemaRemedy(issue)}.` };
  }
  const name = issue.path.join('.');
  const line = lineOf(String(field));
  if (issue.code === 'invalid_type' && issue.input === undefined) {
    return { file, line: line ?? 1, message: `Field "${name}" is missing.`, remedy: `Add "${name}: …".` };
  }
  return { file, line, message: `Field "${name}" is wrong.`, remedy: `${schemaRemedy(issue)}.` };
}
