import { readFileSync } from 'node:fs';
import { parse } from 'yaml';
import { z } from 'zod';

const clauseFile = 'tests/conformance/spec.yaml';

/** Text that the page or file must contain. If undefined, it only has to exist. */
const shows = z.string().min(1).optional();

/** Where readers can see a clause on the real site: a page, and text in its HTML. */
const seenOnPage = z.strictObject({
  /**
   * The page, as one of:
   * - an address: `/search`
   * - a document: `pages/about`
   * - `a document with {% faq`: any document whose file contains this text
   * - `review`, `comparison`, `comparison reversed`, `sendme` or `sendme continue`, of any provider
   * - `style sheet`: the style sheet that all pages share
   */
  at: z.string(),
  /** The request method, if it is not GET. */
  method: z.enum(['POST']).optional(),
  /** Request headers, if the clause is about them. */
  headers: z.record(z.string(), z.string()).optional(),
  /** The expected status, if it is not 200. */
  status: z.int().optional(),
  /** Text in the response headers, by the header's name in lower case. */
  answers: z.record(z.string(), z.string()).optional(),
  shows,
});

/** Where an author, an owner or an operator can see a clause: a file that they write, or that says what to write. */
const seenInFile = z.strictObject({ file: z.string(), shows });

const clauses = z.array(
  z.strictObject({
    id: z.string().regex(/^[a-z0-9-]+$/),
    section: z.string(),
    clause: z.string(),
    seen: z.union([seenOnPage, seenInFile]).optional(),
    /** The part that is still to be built. Such a clause needs no test. */
    pending: z.string().optional(),
  }),
);

export type Clause = z.infer<typeof clauses>[number];
export type SeenOnPage = z.infer<typeof seenOnPage>;
export type SeenInFile = z.infer<typeof seenInFile>;

/** Whether a clause is not built, or is visible only to a test, which means that it is still to be done. */
export function isPending({ pending, seen }: Clause): boolean {
  return pending !== undefined || seen === undefined;
}

export function readClauses(): Clause[] {
  return clauses.parse(parse(readFileSync(clauseFile, 'utf8')));
}
