import type { Day } from '@vpn-site/core/day/day.ts';
import type { StatementRow } from './read-statement.ts';

/** Our clicks on one day with one sub-id. */
export interface ClickCount {
  readonly day: Day;
  readonly provider: string;
  readonly subId: string;
  readonly clicks: number;
}

export const comparisonColumns = ['day', 'provider', 'sub-id'] as const;
export type ComparisonColumn = (typeof comparisonColumns)[number];

export type ComparedRow = Readonly<Record<string, string | number>>;

/** The label of sales without a sub-id. */
const noSubIdLabel = '(none)';

/**
 * Joins a network's sales with our clicks, sorted by the names in each row. Each currency has its own column, because
 * amounts in two currencies cannot be added.
 */
export function compareSalesWithClicks(
  clicks: readonly ClickCount[],
  statement: readonly StatementRow[],
  by: readonly ComparisonColumn[],
): ComparedRow[] {
  const currencies = [...new Set(statement.map(({ currency }) => currency))].toSorted();
  const groups = new Map<
    string,
    { names: Record<string, string>; clicks: number; sales: number; amounts: Map<string, number> }
  >();
  const groupOf = (row: Pick<ClickCount, 'day' | 'provider' | 'subId'>) => {
    const all = { day: row.day, provider: row.provider, 'sub-id': row.subId || noSubIdLabel };
    const names = Object.fromEntries(by.map((name) => [name, all[name]]));
    const key = Object.values(names).join('\n');
    const group = groups.get(key) ?? { names, clicks: 0, sales: 0, amounts: new Map<string, number>() };
    groups.set(key, group);
    return group;
  };
  for (const row of clicks) groupOf(row).clicks += row.clicks;
  for (const row of statement) {
    const group = groupOf(row);
    group.sales += 1;
    group.amounts.set(row.currency, (group.amounts.get(row.currency) ?? 0) + row.amount);
  }
  return [...groups]
    .toSorted(([a], [b]) => (a < b ? -1 : 1))
    .map(([, group]) => ({
      ...group.names,
      clicks: group.clicks,
      sales: group.sales,
      ...Object.fromEntries(
        currencies.map((currency) => [currency, amountText(group.amounts.get(currency) ?? 0)]),
      ),
    }));
}

/** Formats an amount with at least two decimals: 1234.50. */
export function amountText(parts: number): string {
  const digits = String(Math.abs(parts)).padStart(5, '0');
  const [whole, decimals] = [digits.slice(0, -4), digits.slice(-4).replace(/0{1,2}$/, '')];
  return `${parts < 0 ? '-' : ''}${whole}.${decimals}`;
}
