import type { Day } from '@vpn-site/core/day/day.ts';
import { firstDayOf } from '@vpn-site/core/day/partial-date.ts';
import type { Evidence } from '@vpn-site/core/provider/fact.ts';
import type { Source } from '@vpn-site/core/provider/provider.ts';

export interface RenewedDates {
  readonly checked: Day;
  readonly asOf?: Day;
}

/**
 * Returns the new dates of a cell whose sources were read again and still support the value; undefined if a living source
 * was not read, because nothing then confirms the value. A living source is true as of the day on which it was read. A
 * document does not get newer and may be what supports the value, so if there is one, only the day of reading changes. The
 * same is true if the age of the statement is unknown.
 */
export function renewedDates(
  evidence: Pick<Evidence, 'asOf' | 'sources'>,
  sources: Readonly<Record<string, Pick<Source, 'kind'>>>,
  /** The day of the content of each source that was read. For a page, this is the day on which it was fetched. */
  reportedOn: Readonly<Record<string, Day>>,
  today: Day,
): RenewedDates | undefined {
  const living = evidence.sources.filter((id) => sources[id]?.kind === 'living');
  const days = living.flatMap((id) => reportedOn[id] ?? []);
  const [oldest] = days.toSorted();
  if (oldest === undefined || days.length < living.length) return undefined;
  const { asOf } = evidence;
  const isDatedByReading = asOf !== undefined && living.length === evidence.sources.length;
  return isDatedByReading && firstDayOf(asOf) < oldest
    ? { checked: today, asOf: oldest }
    : { checked: today };
}
