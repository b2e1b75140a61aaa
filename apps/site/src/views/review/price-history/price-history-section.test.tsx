import { type RenderedElement, renderElement } from '@vpn-site/fixture/render-html.tsx';
import { testContext } from '@vpn-site/fixture/test-context.ts';
import { describe, expect, test } from 'vitest';
import { type PriceHistoryModel, selectPriceHistory } from './price-history-model.ts';
import { PriceHistorySection } from './price-history-section.tsx';

const site = testContext();
const historyOf = (provider: string, change: Partial<PriceHistoryModel> = {}) => {
  const history = selectPriceHistory(provider, site);
  if (!history) throw new Error(`${provider} has no history`);
  return { ...history, ...change };
};
const section = (provider: string, change: Partial<PriceHistoryModel> = {}) =>
  renderElement(<PriceHistorySection history={historyOf(provider, change)} />);
const texts = (elements: readonly RenderedElement[]) => elements.map(({ text }) => text);

describe('the section of prices over time', () => {
  test('without captures says so and nothing else', () => {
    const none = renderElement(<PriceHistorySection history={undefined} />);
    expect(none.text).toBe('We have no captures of this provider’s prices over time.');
    expect(none.all('p')).toHaveLength(1);
  });

  test('says what changed, draws it, then says what did not, each with its source', () => {
    const birch = section('birch');
    const paragraphs = texts(birch.all('p'));
    expect(paragraphs[0]).toMatch(/^2 of 3 plans changed price: .* Price List, May 2025 †$/);
    expect(paragraphs.join(' ')).toContain('in 5 snapshots. Price List, May 2025 †');
    expect(birch.all('figure')).toHaveLength(1);
  });

  test('keeps the figures behind their number; a single row would repeat the sentence', () => {
    const { table } = historyOf('birch');
    const summaries = (rows: number) =>
      texts(section('birch', { table: { ...table, rows: table.rows.slice(0, rows) } }).all('summary'));
    expect(summaries(2)).toEqual(['Every change and every plan in figures (2 rows)']);
    expect(summaries(1)).toEqual([]);
    expect(summaries(0)).toEqual([]);
  });
});

test('the table of prices has a row for each change, then for each plan without one, captures said once of a plan', () => {
  const [table] = section('birch').all('table.price-moves');
  expect(texts(table?.all('thead')[0]?.all('th') ?? [])).toEqual(['Plan', 'Per charge', 'Change', 'When']);
  const rows = table?.all('tbody')[0]?.all('tr') ?? [];
  expect(rows.map((row) => [...row.all('th'), ...row.all('td')].slice(0, 3).map(({ text }) => text))).toEqual(
    [
      ['Birch, 1 month 5 snapshots', '$11.99 → $12.99', '+8.3%'],
      ['Birch, 24 months 5 snapshots', '$83.76 → $71.76', '−14%'],
      ['Birch, 24 months', '$71.76 → $83.76', '+17%'],
      ['Birch, 12 months 5 snapshots', '$59.88', 'no change'],
    ],
  );
  expect(texts(table?.all('td.price-when') ?? [])[0]).toMatch(/^April 5\s–\s20, 2025$/);
  expect(rows.map((row) => row.all('small').length)).toEqual([1, 1, 0, 1]);
});
