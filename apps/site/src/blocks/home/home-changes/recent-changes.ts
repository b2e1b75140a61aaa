import { addMonths } from '@vpn-site/core/day/day.ts';
import type { PartialDate } from '@vpn-site/core/day/partial-date.ts';
import { firstDayOf } from '@vpn-site/core/day/partial-date.ts';
import type { PriceChange, PriceHistory } from '@vpn-site/core/price/price-history.ts';
import { priceMovement } from '@vpn-site/core/price/price-movement.ts';
import { type Audit, countsAsAudit } from '@vpn-site/core/provider/audit.ts';
import type { Incident } from '@vpn-site/core/provider/incident.ts';
import { auditRecord, incidentRecord } from '@vpn-site/core/provider/provider-records.ts';
import type { FactContext } from '#site/site-context.ts';

export type RecentChange = { readonly provider: string; readonly date: PartialDate } & (
  | { readonly kind: 'price'; readonly change: PriceChange }
  | { readonly kind: 'audit'; readonly audit: Audit }
  | { readonly kind: 'incident'; readonly incident: Incident }
);

/**
 * The max number of price changes. Two price changes of different providers, one audit and one incident tell readers more
 * than four events of one kind.
 */
const maxPriceChanges = 2;

/** The number of months after which an incident is no longer news, even if its outcome is unknown. */
const openMonths = 18;

/**
 * Returns the latest events of current providers and the open incidents of the picks: incidents, then the audit, then
 * prices, because prices tell least about a provider. Events of one kind are sorted newest first.
 */
export function recentChanges(
  { providers, priceHistories, asOf }: FactContext,
  picks: ReadonlySet<string>,
): RecentChange[] {
  const currentHistories = [...priceHistories.values()].filter(({ provider }) => providers.has(provider));
  const prices = currentHistories.flatMap((history) => lastMove(history) ?? []);
  const records = [...providers.values()].map((provider) => {
    const audit = auditRecord(provider)?.entries.find(({ entry }) => countsAsAudit(entry))?.entry;
    const incidents = incidentRecord(provider)?.incidents.map(({ entry }) => entry) ?? [];
    return { provider: provider.id, audit, incidents };
  });
  const audits = records.flatMap(({ provider, audit }): RecentChange[] =>
    audit ? [{ provider, date: audit.date, kind: 'audit', audit }] : [],
  );
  const incidents = newestFirst(
    records.flatMap(({ provider, incidents: all }) =>
      all.map((incident) => ({ provider, date: incident.date, kind: 'incident' as const, incident })),
    ),
  );
  const isOpen = ({ provider, date, incident }: (typeof incidents)[number]) =>
    picks.has(provider) && incident.outcome === 'unknown' && firstDayOf(date) >= addMonths(asOf, -openMonths);
  return [
    ...incidents.filter((change, position) => position === 0 || isOpen(change)),
    ...newestFirst(audits).slice(0, 1),
    ...newestFirst(prices).slice(0, maxPriceChanges),
  ];
}

/**
 * Returns the latest price move that lasted. Alternating prices, and prices that returned to their first amount, do not
 * count.
 */
function lastMove(history: PriceHistory): RecentChange | undefined {
  const { provider } = history;
  const { moves, returned } = priceMovement(history);
  const back = new Set(returned.map(({ id }) => id));
  const [change] = moves
    .filter((move) => !back.has(move.plan) && isWholeTrend(move, moves))
    .toSorted((a, b) => b.date.localeCompare(a.date, 'en'));
  return change && { provider, date: change.date, kind: 'price', change };
}

/**
 * Whether a move goes in the direction in which the plan's price went as a whole. A small cut after a large rise does not.
 */
function isWholeTrend({ plan, from, to }: PriceChange, moves: readonly PriceChange[]): boolean {
  const own = moves
    .filter((move) => move.plan === plan)
    .toSorted((a, b) => a.date.localeCompare(b.date, 'en'));
  const [first, last] = [own[0], own.at(-1)];
  return (
    first === undefined || last === undefined || Math.sign(to - from) === Math.sign(last.to - first.from)
  );
}

function newestFirst<T extends RecentChange>(changes: readonly T[]): T[] {
  return changes.toSorted((a, b) => firstDayOf(b.date).localeCompare(firstDayOf(a.date), 'en'));
}
