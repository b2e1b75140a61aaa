import type { z } from 'zod';
import { nearestName } from '#domain/document/nearest-name.ts';
import type { Problem } from './problem.ts';

export interface SchemaContext {
  readonly file: string;
  /** Field names the schema knows, for "did you mean". */
  readonly fields: readonly string[];
  readonly lineOf: (field: string) => number | undefined;
}

/** One problem per schema issue, so that an editor sees all mistakes of a file at once. */
export function schemaProblems(error: z.ZodError, context: SchemaContext): Problem[] {
  return error.issues.flatMap((issue) =>
    issue.code === 'unrecognized_keys'
      ? issue.keys.map((key) => unknownField(key, context))
      : [wrongField(issue, context)],
  );
}

function unknownField(key: string, { file, fields, lineOf }: SchemaContext): Problem {
  const near = nearestName(key, fields);
  return {
    file,
    line: lineOf(key),
    message: `Unknown field "${key}".`,
    remedy: near ? `Did you mean "${near}"?` : `Remove it, or use one of: ${fields.join(', ')}.`,
  };
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
