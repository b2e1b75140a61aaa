import { describe, expect, test } from 'vitest';
import { type DailyClicks, firstSummaryDay, summarizeClicks } from './click-summary.ts';

const today = '2026-11-19';
const clicks = (day: string, count: number, more: Partial<DailyClicks> = {}): DailyClicks => ({
  day,
  provider: 'alder',
  placement: 'review',
  locale: 'en',
  clicks: count,
  ...more,
});
const views = (day: string, count: number, locale = 'en') => ({ day, locale, views: count });

describe('a summary of clicks', () => {
  test('counts the last 7 and 28 days, today among them, and as many before', () => {
    const rows = [
      clicks(today, 1),
      clicks('2026-11-13', 2), // the first of 7 days
      clicks('2026-11-12', 4),
      clicks('2026-10-23', 8), // the first of 28 days
      clicks('2026-10-22', 16),
      clicks('2026-09-25', 32), // the first day that counts at all
      clicks('2026-09-24', 64),
      clicks('2026-11-20', 128), // a clock that is ahead
    ];
    expect(summarizeClicks({ clicks: rows, views: [] }, today).total).toEqual([
      { days: 7, clicks: 3, before: 4, rate: undefined },
      { days: 28, clicks: 15, before: 48, rate: undefined },
    ]);
    expect(firstSummaryDay(today)).toBe('2026-09-25');
  });

  test('groups by provider, placement and language, most clicks first', () => {
    const rows = [
      clicks(today, 2),
      clicks(today, 5, { provider: 'birch', locale: 'tr' }),
      clicks('2026-10-01', 9, { provider: 'cedar', placement: 'home' }),
      clicks('2026-01-01', 9, { provider: 'long-ago' }),
    ];
    const { provider, placement, locale } = summarizeClicks({ clicks: rows, views: [] }, today).groups;
    const counts = [provider, placement, locale].map((group) =>
      group.map(({ name, periods }) => `${name} ${periods[1]?.clicks}`),
    );
    expect(counts).toEqual([
      ['birch 5', 'alder 2', 'cedar 0'],
      ['review 7', 'home 0'],
      ['tr 5', 'en 2'],
    ]);
  });

  test('divides by the page views of the language, or of the site', () => {
    const { total, groups } = summarizeClicks(
      {
        clicks: [clicks(today, 3), clicks(today, 1, { provider: 'birch', locale: 'tr' })],
        views: [views(today, 60), views(today, 20, 'tr')],
      },
      today,
    );
    expect(total[0]?.rate).toBe(5);
    expect(groups.provider.map(({ periods }) => periods[0]?.rate)).toEqual([3.75, 1.25]);
    expect(groups.locale.map(({ periods }) => periods[0]?.rate)).toEqual([5, 5]);
  });

  test('leaves days without page views out of the rate, because nobody counted them then', () => {
    const { total } = summarizeClicks(
      { clicks: [clicks(today, 1), clicks('2026-11-14', 50)], views: [views(today, 10)] },
      today,
    );
    expect(total[1]).toMatchObject({ clicks: 51, rate: 10 });
  });

  test('lists every day of the chart, also days without a click', () => {
    const { days } = summarizeClicks({ clicks: [clicks('2026-11-18', 3)], views: [] }, today);
    expect([days.length, days[0], ...days.slice(-2)]).toEqual([
      28,
      { day: '2026-10-23', clicks: 0, views: 0 },
      { day: '2026-11-18', clicks: 3, views: 0 },
      { day: today, clicks: 0, views: 0 },
    ]);
  });
});
