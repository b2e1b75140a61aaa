import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parse } from 'yaml';
import type { z } from 'zod';
import { lineOfField } from './front-matter.ts';
import { ProblemsError } from './problem.ts';
import { schemaProblems } from './schema-problems.ts';

/** A YAML file under content/data, checked against its schema. Wrong data stops everything that needs it. */
export function readDataFile<T>(root: string, file: string, schema: z.ZodType<T>): T {
  const text = readFileSync(join(root, file), 'utf8');
  const result = schema.safeParse(parse(text, { schema: 'core' }), { reportInput: true });
  if (result.success) return result.data;
  const fields = 'shape' in schema ? Object.keys(schema.shape as object) : [];
  const lineOf = (field: string) => lineOfField(text, field, 1);
  throw new ProblemsError(schemaProblems(result.error, { file, fields, lineOf }));
}
