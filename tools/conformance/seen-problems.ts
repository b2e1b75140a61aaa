import { existsSync, readFileSync } from 'node:fs';
import type { OutgoingHttpHeaders } from 'node:http';
import type { Clause, SeenInFile, SeenOnPage } from './clause.ts';

export interface VisitedPage {
  readonly status: number;
  /** By name in lower case. */
  readonly headers: Readonly<OutgoingHttpHeaders>;
  readonly body: string;
}

/** Asks the built site, as a reader would. */
export type Visit = (
  place: Pick<SeenOnPage, 'at' | 'method' | 'headers'>,
) => Promise<VisitedPage | undefined>;

/** Clauses that nobody meets where the list says. */
export async function seenProblems(clauses: readonly Clause[], visit: Visit): Promise<string[]> {
  const problems: string[] = [];
  for (const { id, seen } of clauses) {
    const problem = seen && ('file' in seen ? fileProblem(seen) : await pageProblem(seen, visit));
    if (problem) problems.push(`${id}: ${problem}.`);
  }
  return problems;
}

function fileProblem({ file, shows }: SeenInFile): string | undefined {
  if (!existsSync(file)) return `the file ${file} does not exist`;
  if (shows === undefined || readFileSync(file, 'utf8').includes(shows)) return undefined;
  return `the file ${file} does not hold ${JSON.stringify(shows)}`;
}

async function pageProblem(
  { shows = '', status = 200, answers = {}, ...place }: SeenOnPage,
  visit: Visit,
): Promise<string | undefined> {
  const page = await visit(place);
  if (!page) return `the site has no page "${place.at}"`;
  if (page.status !== status) return `${place.at} answers ${page.status}, not ${status}`;
  for (const [name, words] of Object.entries(answers)) {
    const value = String(page.headers[name] ?? '');
    if (!value.includes(words)) return `${place.at} answers ${name}: ${value || 'nothing'}, not ${words}`;
  }
  return page.body.includes(shows) ? undefined : `${place.at} does not show ${JSON.stringify(shows)}`;
}
