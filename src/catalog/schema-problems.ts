import type { z } from 'zod';
import type { Problem } from './problem.ts';

interface SchemaContext {
  readonly file: string;
  readonly lineOf: (field: string) => number | undefined;
}

/** One problem per schema issue, so that an editor sees all mistakes of a file at once. */
export function schemaProblems(error: z.ZodError, context: SchemaContext): Problem[] {
  return error.issues.map((issue) => wrongField(issue, context));
}

function wrongField(issue: z.core.$ZodIssue, { file, lineOf }: SchemaContext): Problem {
  const [field] = issue.path;
  if (field === undefined) {
    return { file, message: 'The file has the wrong shape.', remedy: `${issue.message}.` };
  }
  const name = issue.path.join('.');
  const line = lineOf(String(field));
  if (issue.code === 'invalid_type' && issue.input === undefined) {
    return { file, line: line ?? 1, message: `Field "${name}" is missing.`, remedy: `Add "${name}: …".` };
  }
  return { file, line, message: `Field "${name}" is wrong.`, remedy: `${issue.message}.` };
}
