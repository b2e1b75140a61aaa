import { expect, test } from 'vitest';
import { summarizeClicks } from './click-summary.ts';
import { totalLine } from './show-summary.ts';
import { summaryPage } from './summary-page.ts';

const today = '2026-11-19';
const click = { day: today, provider: 'al<der', placement: 'review', locale: 'pl', clicks: 1 };

test('the page has a column for each day and a bar for each row', () => {
  const page = summaryPage(summarizeClicks({ clicks: [click], views: [] }, today));
  expect(page.match(/<i style="height/g)).toHaveLength(28);
  expect(page.match(/<i style="width:100%/g)).toHaveLength(3);
  expect(page).toContain('<b>1</b> click in 7 days');
  expect(page).toContain('al&lt;der');
  expect(page).toContain('Page views are not counted');
});

test('the page and the last line give rates only if page views were counted', () => {
  const counted = summarizeClicks(
    { clicks: [click], views: [{ day: today, locale: 'pl', views: 40 }] },
    today,
  );
  expect(summaryPage(counted)).toContain('2.5 per 100 page views');
  expect(totalLine(counted)).toBe(
    'In 7 days 1 click (0 in the 7 before), in 28 days 1 (0 in the 28 before). Days are in UTC and end with today, 2026-11-19.',
  );
  expect(totalLine(summarizeClicks({ clicks: [], views: [] }, today))).toContain('In 7 days 0 clicks');
});
