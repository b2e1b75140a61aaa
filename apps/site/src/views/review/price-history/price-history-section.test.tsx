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
