import { addDays, type Day } from '@vpn-site/core/day/day.ts';
import type { Provider } from '@vpn-site/core/provider/provider.ts';
import type { Methodology } from '@vpn-site/core/scoring/methodology.ts';
import type { DueItem } from './due-item.ts';
import { type ListStanding, listStandings } from './horizon-lists.ts';

/**
 * What a list can lose by age alone. `leader`: another stands at its top. `first-place`: somebody shares the first place no
 * longer, so that words about them are left out. `prices`: somebody's price is too old to be shown. `third-place`: fewer
 * than three are ranked. `everybody`: nobody is.
 */
type LossKind = 'leader' | 'first-place' | 'prices' | 'third-place' | 'everybody';

export interface ListLoss {
  readonly kind: LossKind;
  /** The profile of the list. */
  readonly list: string;
  readonly lost: readonly string[];
  /** Who leads, shares the first place, has a price or is ranked from that day on. */
  readonly left: readonly string[];
}

export interface HorizonDay {
  readonly day: Day;
  /** For the first time out of date. */
  readonly expires: readonly DueItem[];
  readonly losses: readonly ListLoss[];
}

/** What the calendar does by itself if nobody touches anything: what `npm run site -- horizon --format json` writes. */
export interface Horizon {
  readonly asOf: Day;
  /** How many days after it were looked at. */
  readonly days: number;
  /** Only those on which something happens, in order. */
  readonly events: readonly HorizonDay[];
}

export function horizon(
  items: readonly DueItem[],
  { providers, methodology }: { readonly providers: readonly Provider[]; readonly methodology: Methodology },
  asOf: Day,
  days: number,
): Horizon {
  const expiring = Map.groupBy(items, ({ expires }) => expires);
  const calendar = Array.from({ length: days + 1 }, (_, after) => addDays(asOf, after));
  const lists = [...listStandings(providers, methodology, calendar)];
  const events = calendar.slice(1).map((day, yesterday): HorizonDay => {
    const losses = lists.flatMap(([list, standings]) => {
      const [before, after] = [standings[yesterday], standings[yesterday + 1]];
      return before && after ? listLosses(list, before, after) : [];
    });
    return { day, expires: expiring.get(day) ?? [], losses };
  });
  return {
    asOf,
    days,
    events: events.filter(({ expires, losses }) => expires.length + losses.length > 0),
  };
}

/** Whether readers will see less of it: a list loses something, or a page marks something as out of date. */
export function takesFromReaders({ events }: Horizon): boolean {
  return events.some(({ expires, losses }) => losses.length > 0 || expires.some(isMarked));
}

/** Pages say nothing of how long an offer, an owner or a text was not looked at. */
function isMarked({ kind, key }: DueItem): boolean {
  return kind === 'fact' || kind === 'plan' || kind === 'country' || (kind === 'offer' && key === 'endsOn');
}

/** What lists promise in their words: a first, a second and a third. */
const podium = 3;

function listLosses(list: string, before: ListStanding, after: ListStanding): ListLoss[] {
  const loss = (kind: LossKind, had: readonly string[], left: readonly string[]): ListLoss[] => {
    const lost = had.filter((provider) => !left.includes(provider));
    return lost.length === 0 ? [] : [{ kind, list, lost, left }];
  };
  if (before.ranked.length > 0 && after.ranked.length === 0) return loss('everybody', before.ranked, []);
  const falls = before.ranked.length >= podium && after.ranked.length < podium;
  return [
    ...loss('leader', before.ranked.slice(0, 1), after.ranked.slice(0, 1)),
    ...loss('first-place', before.first, after.first),
    ...loss(
      'prices',
      before.priced.filter((provider) => after.ranked.includes(provider)),
      after.priced,
    ),
    ...(falls ? loss('third-place', before.ranked, after.ranked) : []),
  ];
}
