import type { z } from 'zod';
import { type Problem, ProblemsError } from '../problem.ts';
import { schemaRemedy } from '../schema-remedy.ts';
import { suggestion } from '../suggestion.ts';
import { type FactFile, problemAt } from './fact-file.ts';

/** Results of parsing, cached as long as both file and schema are in use, because several callers need the same. */
const parsed = new WeakMap<FactFile, WeakMap<z.ZodType, unknown>>();

/** Returns a file's data, validated with its schema. Throws a `ProblemsError` if the data is invalid. */
export function parsedFactFile<T>(file: FactFile, schema: z.ZodType<T>): T {
  const known = parsed.get(file) ?? new WeakMap<z.ZodType, unknown>();
  if (!known.has(schema)) known.set(schema, parse(file, schema));
  parsed.set(file, known);
  return known.get(schema) as T;
}

function parse<T>(file: FactFile, schema: z.ZodType<T>): T {
  if (file.syntaxProblems.length > 0) throw new ProblemsError(file.syntaxProblems);
  const result = schema.safeParse(file.data, { reportInput: true });
  if (result.success) return result.data;
  throw new ProblemsError(result.error.issues.flatMap((issue) => issueProblems(issue, file)));
}

function issueProblems(issue: z.core.$ZodIssue, file: FactFile): Problem[] {
  const path = issue.path.filter((step) => typeof step !== 'symbol');
  const fieldPath = path.join('.');
  if (issue.code === 'unrecognized_keys') {
    const remedies = issue.message.split('\n');
    return issue.keys.map((key, index) => {
      const message = `Unknown field "${key}"${fieldPath === '' ? '' : ` in ${fieldPath}`}.`;
      return problemAt(file, [...path, key], message, remedies[index] ?? 'Remove it.');
    });
  }
  if (fieldPath === '')
    return [problemAt(file, path, 'The file has the wrong shape.', `${schemaRemedy(issue)}.`)];
  if (issue.input === undefined && issue.code !== 'custom') {
    return [problemAt(file, path, `Field "${fieldPath}" is missing.`, `Add "${String(path.at(-1))}: …".`)];
  }
  return [problemAt(file, path, `Field "${fieldPath}" is wrong.`, remedyFor(issue))];
}

function remedyFor(issue: z.core.$ZodIssue): string {
  if (issue.code !== 'invalid_value') return `${schemaRemedy(issue)}.`;
  return suggestion(String(issue.input), issue.values.map(String));
}
