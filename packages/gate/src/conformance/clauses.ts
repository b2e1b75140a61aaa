import { readFileSync } from 'node:fs';
import { parse } from 'yaml';
import { z } from 'zod';

const clauseFile = 'tests/conformance/spec.yaml';

/** Words that must be there. Without them, the page or the file itself is enough. */
const shows = z.string().min(1).optional();

/** Where a reader meets a clause on the real site: a page, and words of its HTML. */
const seenOnPage = z.strictObject({
  /**
   * An address; a document such as pages/about; "a document with {% faq": any one whose file holds these words; "review",
   * "comparison", "comparison reversed", "sendme" or "sendme continue" of any provider; or "style sheet", that of all pages.
   */
  at: z.string(),
  /** How it is asked, where that is not GET. */
  method: z.enum(['POST']).optional(),
  /** What the reader's client sends, where the clause is about it. */
  headers: z.record(z.string(), z.string()).optional(),
  /** The expected status, where that is not 200. */
  status: z.int().optional(),
  /** Words in headers of the response, by the header's name in lower case. */
  answers: z.record(z.string(), z.string()).optional(),
  shows,
});

/** Where an author, an owner or an operator meets it: a file that they write, or that tells them what to write. */
const seenInFile = z.strictObject({ file: z.string(), shows });

const clauses = z.array(
  z.strictObject({
    id: z.string().regex(/^[a-z0-9-]+$/),
    section: z.string(),
    clause: z.string(),
    seen: z.union([seenOnPage, seenInFile]).optional(),
    /** What has still to be built. Such a clause needs no test. */
    pending: z.string().optional(),
  }),
);

export type Clause = z.infer<typeof clauses>[number];
export type SeenOnPage = z.infer<typeof seenOnPage>;
export type SeenInFile = z.infer<typeof seenInFile>;

/** A clause that is not built, or that nobody can meet: what only a test reaches is still to be done. */
export function isPending({ pending, seen }: Clause): boolean {
  return pending !== undefined || seen === undefined;
}

export function readClauses(): Clause[] {
  return clauses.parse(parse(readFileSync(clauseFile, 'utf8')));
}
