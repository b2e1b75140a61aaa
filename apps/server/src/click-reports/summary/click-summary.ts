import { addDays, type Day, daysBetween } from '@vpn-site/core/day/day.ts';

/** Clicks on links to a provider, on one day (UTC). */
export interface DailyClicks {
  readonly day: Day;
  readonly provider: string;
  readonly placement: string;
  readonly locale: string;
  readonly clicks: number;
}

/** Page views in one language, on one day (UTC). */
export interface DailyViews {
  readonly day: Day;
  readonly locale: string;
  readonly views: number;
}

export interface DailyCounts {
  readonly clicks: readonly DailyClicks[];
  readonly views: readonly DailyViews[];
}

/** The periods of a summary, in days. They end with today, which is not over yet. */
export const summaryDays = [7, 28] as const;

/** The groups of clicks in a summary. */
export const summaryGroups = ['provider', 'placement', 'locale'] as const;

export type SummaryGroup = (typeof summaryGroups)[number];

export interface PeriodCount {
  readonly days: number;
  readonly clicks: number;
  /** Clicks in as many days before. */
  readonly before: number;
  /**
   * Clicks per 100 page views: for a language its own views, for all else the views of the whole site. Days without any
   * view are left out, because views were not counted then. Undefined if no views were counted.
   */
  readonly rate: number | undefined;
}

export interface SummaryRow {
  readonly name: string;
  readonly periods: readonly PeriodCount[];
}

export interface ClickSummary {
  readonly today: Day;
  readonly total: readonly PeriodCount[];
  /** Rows of each group, most clicks in the longest period first. */
  readonly groups: Readonly<Record<SummaryGroup, readonly SummaryRow[]>>;
  /** Every day of the longest period, oldest first. */
  readonly days: readonly { readonly day: Day; readonly clicks: number; readonly views: number }[];
}

/** The first day that a summary of this day needs. */
export function firstSummaryDay(today: Day): Day {
  return addDays(today, 1 - 2 * Math.max(...summaryDays));
}

/** Sums up the clicks of the last 7 and 28 days. */
export function summarizeClicks({ clicks, views }: DailyCounts, today: Day): ClickSummary {
  const viewDays = new Set(views.filter((row) => row.views > 0).map(({ day }) => day));
  const periodsOf = (rows: readonly DailyClicks[], shown: readonly DailyViews[]): PeriodCount[] =>
    summaryDays.map((days) => {
      const age = ({ day }: { day: Day }) => daysBetween(day, today);
      const inPeriod = (row: { day: Day }) => age(row) >= 0 && age(row) < days;
      const current = rows.filter(inPeriod);
      const opened = sum(shown.filter(inPeriod).map((row) => row.views));
      const onViewDays = current.filter(({ day }) => viewDays.has(day));
      return {
        days,
        clicks: countOf(current),
        before: countOf(rows.filter((row) => age(row) >= days && age(row) < 2 * days)),
        rate: opened === 0 ? undefined : (100 * countOf(onViewDays)) / opened,
      };
    });

  const group = (by: SummaryGroup): SummaryRow[] =>
    [...Map.groupBy(clicks, (row) => row[by])]
      .map(([name, rows]) => ({
        name,
        periods: periodsOf(rows, by === 'locale' ? views.filter(({ locale }) => locale === name) : views),
      }))
      .filter(({ periods }) => periods.some((period) => period.clicks + period.before > 0))
      .toSorted((a, b) => longest(b).clicks - longest(a).clicks || a.name.localeCompare(b.name));

  return {
    today,
    total: periodsOf(clicks, views),
    groups: { provider: group('provider'), placement: group('placement'), locale: group('locale') },
    days: Array.from({ length: Math.max(...summaryDays) }, (_each, index) => {
      const day = addDays(today, index + 1 - Math.max(...summaryDays));
      return {
        day,
        clicks: countOf(clicks.filter((row) => row.day === day)),
        views: sum(views.filter((row) => row.day === day).map((row) => row.views)),
      };
    }),
  };
}

function longest({ periods }: SummaryRow): PeriodCount {
  return periods.reduce((most, period) => (period.days > most.days ? period : most));
}

function countOf(rows: readonly DailyClicks[]): number {
  return sum(rows.map(({ clicks }) => clicks));
}

function sum(numbers: readonly number[]): number {
  return numbers.reduce((total, number) => total + number, 0);
}
