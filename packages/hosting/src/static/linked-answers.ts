import type { PageRoutes } from '@vpn-site/core/route/caching.ts';
import { splitQuery } from '@vpn-site/server/http/routes.ts';
import type { RenderOnDemand } from '@vpn-site/site/release/on-demand.ts';

/** The origin's response to a query, written as a file. */
export interface LinkedAnswer {
  /** The address with its query. */
  readonly address: string;
  readonly kind: LinkedAnswerKind;
  readonly text: string;
}

export type LinkedAnswerKind = 'choice' | 'tool' | 'calendar';

export interface LinkedAnswers {
  readonly answers: readonly LinkedAnswer[];
  /** The number of linked addresses that were not written. */
  readonly omitted: number;
}

interface AnswerSources {
  readonly routes: Pick<PageRoutes, 'withQuery'>;
  readonly siteUrl: string;
  readonly render: RenderOnDemand;
  /** The max number of responses that the host accepts. */
  readonly limit: number;
  /** The max number of comparisons of three or four providers among them, which are most of all responses. */
  readonly maxChoices?: number | undefined;
  /** Called after each response with the number of responses and of addresses known so far, because this takes minutes. */
  readonly onAnswer?: ((made: number, known: number) => void) | undefined;
}

const calendarEnding = '.ics';

/**
 * Renders every response to a query to which a page links, and those to which these responses link, so that a reader who
 * only follows links needs no origin. Those that are fewest links away from the written pages come first.
 */
export async function renderLinkedAnswers(
  pages: Iterable<string>,
  { routes, siteUrl, render, limit, maxChoices = Number.POSITIVE_INFINITY, onAnswer }: AnswerSources,
): Promise<LinkedAnswers> {
  const found = new Set<string>();
  const kindAt = answerKindAt(routes);
  const note = (html: string) => {
    for (const address of linkedQueries(html)) if (kindAt(address) !== undefined) found.add(address);
  };
  for (const page of pages) note(page);
  const answers: LinkedAnswer[] = [];
  let choices = 0;
  // The set grows during iteration, and iteration reaches the added entries.
  for (const address of found) {
    if (answers.length >= limit) break;
    const kind = kindAt(address);
    if (kind === 'choice' && ++choices > maxChoices) continue;
    const response = await render(new Request(new URL(address, siteUrl)));
    if (kind === undefined || response.status !== 200) continue;
    const text = await response.text();
    if (kind !== 'calendar') note(text);
    answers.push({ address, kind, text });
    onAnswer?.(answers.length, found.size);
  }
  return { answers, omitted: found.size - answers.length };
}

/** Returns the addresses with a query to which a page links, without fragments. */
export function linkedQueries(html: string): string[] {
  return [...html.matchAll(/\shref="(\/[^"#?]*\?[^"#]+)/g)].map(([, address = '']) =>
    address.replaceAll('&amp;', '&'),
  );
}

function answerKindAt({
  withQuery,
}: Pick<PageRoutes, 'withQuery'>): (address: string) => LinkedAnswerKind | undefined {
  const choices = new Set(withQuery.choice);
  const tools = new Set(withQuery['shared-without-query']);
  return (address) => {
    const [path] = splitQuery(address);
    if (choices.has(path)) return 'choice';
    if (tools.has(path)) return 'tool';
    const isCalendar = path.endsWith(calendarEnding) && tools.has(path.slice(0, -calendarEnding.length));
    return isCalendar ? 'calendar' : undefined;
  };
}
