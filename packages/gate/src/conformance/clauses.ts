import { readFileSync } from 'node:fs';
import { parse } from 'yaml';
import { z } from 'zod';

const clauseFile = 'tests/conformance/spec.yaml';

/** The text that the page or file must contain. If undefined, it only has to exist. */
const shows = z.string().min(1).optional();

/** A page on the real site, and the text in its HTML, with which readers see a clause. */
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
  /** Request headers, if the clause needs them. */
  headers: z.record(z.string(), z.string()).optional(),
  /** The expected status, if it is not 200. */
  status: z.int().optional(),
  /** Text in the response headers, by the header's name in lower case. */
  answers: z.record(z.string(), z.string()).optional(),
  shows,
});

/** A file in which an author, an owner or an operator sees a clause: they write it, or it tells them what to write. */
const seenInFile = z.strictObject({ file: z.string(), shows });

const clauses = z.array(
  z.strictObject({
    id: z.string().regex(/^[a-z0-9-]+$/),
    clause: z.string(),
    seen: z.union([seenOnPage, seenInFile]).optional(),
    /** The part that is not built yet. Such a clause needs no test. */
    pending: z.string().optional(),
  }),
);

export type Clause = z.infer<typeof clauses>[number];
export type SeenOnPage = z.infer<typeof seenOnPage>;
export type SeenInFile = z.infer<typeof seenInFile>;

/** Whether a clause is not built yet. This includes clauses that only a test can see. */
export function isPending({ pending, seen }: Clause): boolean {
  return pending !== undefined || seen === undefined;
}

export function readClauses(): Clause[] {
  return clauses.parse(parse(readFileSync(clauseFile, 'utf8')));
}
