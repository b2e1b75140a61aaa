import type { Day } from '@vpn-site/core/day/day.ts';
import { firstDayOf } from '@vpn-site/core/day/partial-date.ts';
import type { Evidence } from '@vpn-site/core/provider/fact.ts';
import type { Source } from '@vpn-site/core/provider/provider.ts';

/** The dates to write. */
export interface RenewedDates {
  readonly checked: Day;
  readonly asOf?: Day;
}

/**
 * What a cell's dates become once its sources were read again and still carry the value. A living source is true as of
 * the day it was seen to say so; a document gets no younger, and may be what the value rests on, so beside one only the
 * day of reading moves. So it does where nobody knows how old the statement is: reading it again makes it no newer.
 * undefined where a living source was not read: then somebody would vouch for what they did not see.
 */
export function renewedDates(
  evidence: Pick<Evidence, 'asOf' | 'sources'>,
  sources: Readonly<Record<string, Pick<Source, 'kind'>>>,
  /** Of each source that was read: the day of what it says. That of a page is the day it was fetched. */
  saidOn: Readonly<Record<string, Day>>,
  today: Day,
): RenewedDates | undefined {
  const living = evidence.sources.filter((id) => sources[id]?.kind === 'living');
  const days = living.flatMap((id) => saidOn[id] ?? []);
  const [oldest] = days.toSorted();
  if (oldest === undefined || days.length < living.length) return undefined;
  const { asOf } = evidence;
  const isDatedByReading = asOf !== undefined && living.length === evidence.sources.length;
  return isDatedByReading && firstDayOf(asOf) < oldest
    ? { checked: today, asOf: oldest }
    : { checked: today };
}
