import type { Day } from '#domain/day/day.ts';

export interface FeedEntry {
  /** Never changes, wherever the page moves. */
  readonly id: string;
  readonly title: string;
  readonly url: string;
  readonly summary: string;
  readonly updated: Day;
}

/** What all formats are written from. */
export interface Feed {
  readonly id: string;
  readonly title: string;
  readonly description: string;
  readonly author: string;
  readonly language: string;
  /** The page that the feed accompanies. */
  readonly homeUrl: string;
  /** The newest first. */
  readonly entries: readonly FeedEntry[];
}

/** The day of the newest entry: a feed changes when something in it does, never with a build. */
export function feedUpdated({ entries }: Feed): Day | undefined {
  return entries
    .map(({ updated }) => updated)
    .toSorted()
    .at(-1);
}

/** Days have no time of day; formats want one. */
export function startOfDay(day: Day): Date {
  return new Date(`${day}T00:00:00Z`);
}

/** The year in which this site began to name things so; RFC 4151 wants one, and it must never change. */
const since = 2026;

/** A name that stays the same when an address changes. Addresses are not: a page may move. */
export function feedId(siteUrl: string, name: string): string {
  return `tag:${new URL(siteUrl).hostname},${since}:${name}`;
}
