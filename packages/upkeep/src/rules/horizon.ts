import { addDays, type Day } from '@vpn-site/core/day/day.ts';
import type { Provider } from '@vpn-site/core/provider/provider.ts';
import type { Methodology } from '@vpn-site/core/scoring/methodology.ts';
import type { DueItem } from './due-item.ts';
import { type ListState, listStates } from './horizon-lists.ts';

/**
 * Losses of a ranking because of age. `leader`: another provider is at the top. `first-place`: a provider is no longer tied
 * for first, so texts about it are left out. `prices`: a price is too old to be shown. `third-place`: fewer than three are
 * ranked. `everybody`: none is ranked any more.
 */
type LossKind = 'leader' | 'first-place' | 'prices' | 'third-place' | 'everybody';

export interface ListLoss {
  readonly kind: LossKind;
  /** The profile of the ranking. */
  readonly list: string;
  readonly lost: readonly string[];
  /**
   * The providers that remain from that day on: those at the top, tied for first, with a price, or ranked, depending on
   * `kind`.
   */
  readonly left: readonly string[];
}

export interface HorizonDay {
  readonly day: Day;
  /** Items that are out of date from this day on. */
  readonly expires: readonly DueItem[];
  readonly losses: readonly ListLoss[];
}

/** Changes that happen as time passes if nothing is edited, in the format of `npm run site -- horizon --format json`. */
export interface Horizon {
  readonly asOf: Day;
  /** The number of days after `asOf` that are covered. */
  readonly days: number;
  /** The days on which something happens, in order. */
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
  const lists = [...listStates(providers, methodology, calendar)];
  const events = calendar.slice(1).map((day, yesterday): HorizonDay => {
    const losses = lists.flatMap(([list, states]) => {
      const [before, after] = [states[yesterday], states[yesterday + 1]];
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

/** Whether readers will see less: a ranking loses something, or a page marks something as out of date. */
export function hasReaderImpact({ events }: Horizon): boolean {
  return events.some(({ expires, losses }) => losses.length > 0 || expires.some(isMarkedOnPages));
}

/** Whether pages mark the item as out of date. They do not show when an offer, an owner or a text was last checked. */
function isMarkedOnPages({ kind, key }: DueItem): boolean {
  return kind === 'fact' || kind === 'plan' || kind === 'country' || (kind === 'offer' && key === 'endsOn');
}

/** The number of ranks that texts about a ranking mention: first, second and third. */
const podium = 3;

function listLosses(list: string, before: ListState, after: ListState): ListLoss[] {
  const loss = (kind: LossKind, had: readonly string[], left: readonly string[]): ListLoss[] => {
    const lost = had.filter((provider) => !left.includes(provider));
    return lost.length === 0 ? [] : [{ kind, list, lost, left }];
  };
  if (before.ranked.length > 0 && after.ranked.length === 0) return loss('everybody', before.ranked, []);
  const falls = before.ranked.length >= podium && after.ranked.length < podium;
  return [
    ...loss('leader', before.leader, after.leader),
    ...loss('first-place', before.first, after.first),
    ...loss(
      'prices',
      before.priced.filter((provider) => after.ranked.includes(provider)),
      after.priced,
    ),
    ...(falls ? loss('third-place', before.ranked, after.ranked) : []),
  ];
}
