import { readFileSync } from 'node:fs';
import { parse } from 'yaml';
import { z } from 'zod';

const clauseFile = 'tests/conformance/spec.yaml';

const clauses = z.array(
  z
    .strictObject({
      id: z.string().regex(/^[a-z0-9-]+$/),
      section: z.string(),
      clause: z.string(),
      tests: z.array(z.string()).min(1).optional(),
      pending: z.string().optional(),
    })
    .refine(({ tests, pending }) => (tests === undefined) !== (pending === undefined), {
      message: 'a clause has either tests or pending',
    }),
);

export type Clause = z.infer<typeof clauses>[number];

export function readClauses(): Clause[] {
  return clauses.parse(parse(readFileSync(clauseFile, 'utf8')));
}
