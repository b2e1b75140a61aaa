import { type RenderedElement, renderElement } from '@vpn-site/fixture/render-html.tsx';
import { testContext } from '@vpn-site/fixture/test-context.ts';
import { describe, expect, test } from 'vitest';
import { PriceChartFigure } from './price-chart.tsx';
import type { PriceChart, PriceLineView } from './price-chart-model.ts';
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
const fields = (elements: readonly RenderedElement[], ...names: string[]) =>
  elements.map(({ attributes }) => names.map((name) => attributes[name]));

describe('the section of prices over time', () => {
  test('without captures says so and nothing else', () => {
    const none = renderElement(<PriceHistorySection history={undefined} />);
    expect(none.text).toBe('We have no captures of this provider’s prices over time.');
    expect(none.all('p')).toHaveLength(1);
  });

  test('says what changed, draws it, then says what did not, each with its source', () => {
    const birch = section('birch');
    const paragraphs = texts(birch.all('p'));
    expect(paragraphs[0]).toBe(
      '2 of 3 plans changed price: 2 rises and 1 cut. By the end 1 of them was back at the first price. Price List, May 2025 †',
    );
    expect(paragraphs).toContain(
      '1 plan did not change between March 20, 2025 and May 20, 2025, in 5 snapshots. Price List, May 2025 †',
    );
    expect(birch.all('figure')).toHaveLength(1);
    expect(birch.all('ul.price-steady')).toEqual([]);
    expect(birch.all('p.review-credit')).toHaveLength(1);
  });

  test('several kinds of plans that did not change are a list', () => {
    const rendered = section('alder', { steady: ['Two plans stayed.', 'One was seen once.'] });
    expect(texts(rendered.all('ul.price-steady')[0]?.all('li') ?? [])).toEqual([
      'Two plans stayed. Price List, May 2025 †',
      'One was seen once. Price List, May 2025 †',
    ]);
    expect(rendered.all('p')).toHaveLength(2);
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

describe('the table of prices', () => {
  test('has a row for each change, then for each plan without one, captures said once of a plan', () => {
    const [table] = section('birch').all('table.price-moves');
    expect(texts(table?.all('thead')[0]?.all('th') ?? [])).toEqual(['Plan', 'Per charge', 'Change', 'When']);
    const rows = table?.all('tbody')[0]?.all('tr') ?? [];
    expect(
      rows.map((row) => [...row.all('th'), ...row.all('td')].slice(0, 3).map(({ text }) => text)),
    ).toEqual([
      ['Birch, 1 month 5 snapshots', '$11.99 → $12.99', '+8.3%'],
      ['Birch, 24 months 5 snapshots', '$83.76 → $71.76', '−14%'],
      ['Birch, 24 months', '$71.76 → $83.76', '+17%'],
      ['Birch, 12 months 5 snapshots', '$59.88', 'no change'],
    ]);
    expect(texts(table?.all('td.price-when') ?? [])[0]).toMatch(/^April 5\s–\s20, 2025$/);
    expect(rows.map((row) => row.all('small').length)).toEqual([1, 1, 0, 1]);
  });

  test('says where an amount is from a partner’s page', () => {
    const { table } = historyOf('birch');
    const rows = table.rows.map((row, place) => ({
      ...row,
      page: place === 1 ? 'partner’s page' : undefined,
    }));
    const steps = section('birch', { table: { ...table, rows } }).all('td.price-step');
    expect(steps.map((step) => texts(step.all('small')))).toEqual([[], ['partner’s page'], [], []]);
  });
});

describe('the drawing of prices', () => {
  const line: PriceLineView = {
    id: 'annual',
    title: 'Annual',
    captures: '5 snapshots',
    latest: undefined,
    note: undefined,
    label: 'Annual in a sentence',
    height: 68,
    levels: [
      { y: 56, text: '50.00' },
      { y: 12, text: undefined },
    ],
    stretches: [
      { from: 0, to: 0.25, y: 12, charged: 60, evidence: 'capture', isStandard: true },
      { from: 0.5, to: 1, y: 56, charged: 50, evidence: 'release', isStandard: false },
    ],
    gaps: [{ from: 0.25, to: 0.4, top: 12, bottom: 56, isPageChange: false }],
    backAndForth: undefined,
  };
  const chart = (change: Partial<PriceLineView> = {}, frame: Partial<PriceChart> = {}) =>
    renderElement(
      <PriceChartFigure
        axis="USD per charge"
        caption="The caption."
        ticks={[
          { day: '2025-03-20', at: 0, text: 'Mar 20' },
          { day: '2025-04-01', at: 0.4, text: undefined },
          { day: '2025-05-20', at: 1, text: 'May 20' },
        ]}
        lines={[{ ...line, ...change }]}
        signs={['line', 'partner', 'gap', 'capture', 'release']}
        {...frame}
      />,
    );
  const drawing = (change: Partial<PriceLineView> = {}) => {
    const [rendered] = chart(change).all('svg.price-drawing');
    if (!rendered) throw new Error('nothing is drawn');
    return rendered;
  };

  test('says its unit, then has a strip for each plan in its order', () => {
    const rendered = chart({}, { lines: [line, { ...line, id: 'month', title: 'Month' }] });
    expect(texts(rendered.all('p.price-axis'))).toEqual(['USD per charge']);
    expect(texts(rendered.all('h3'))).toEqual(['Annual', 'Month']);
    expect(rendered.all('figcaption')[0]?.text).toContain('The caption.');
  });

  test('the head of a strip joins the last price and the captures; a plan off sale has no last price', () => {
    const head = (change?: Partial<PriceLineView>) => texts(chart(change).all('header')[0]?.all('p') ?? []);
    expect(head({ latest: '$50.00' })).toEqual(['$50.00 · 5 snapshots']);
    expect(head()).toEqual(['5 snapshots']);
  });

  test('a remark stands under its strip, where there is one', () => {
    expect(texts(chart({ note: 'Renamed in April.' }).all('p.price-remark'))).toEqual(['Renamed in April.']);
    expect(chart().all('p.price-remark')).toEqual([]);
  });

  test('leaves room for the days under it, and says all in a sentence', () => {
    expect(fields([drawing()], 'height', 'aria-label')).toEqual([['90', 'Annual in a sentence']]);
    const days = drawing()
      .all('text')
      .filter(({ attributes }) => attributes.y === '85');
    expect(texts(days)).toEqual(['Mar 20', 'May 20']);
  });

  test('has a line down for each tick and one across for each level, with its amount at the side', () => {
    const grid = drawing().all('line.price-grid');
    expect(fields(grid, 'x1', 'x2', 'y1', 'y2')).toEqual([
      ['0%', '0%', undefined, '68'],
      ['40%', '40%', undefined, '68'],
      ['100%', '100%', undefined, '68'],
      [undefined, '100%', '56', '56'],
      [undefined, '100%', '12', '12'],
    ]);
    const amounts = drawing()
      .all('g')
      .flatMap((level) => level.all('text'));
    expect(amounts.map(({ text, attributes }) => [text, attributes.x, attributes.y])).toEqual([
      ['50.00', '-10', '61'],
      ['', '-10', '17'],
    ]);
  });

  test('a price is a line from its first to its last capture, dashed on a partner’s page', () => {
    expect(fields(drawing().all('line.price-stroke'), 'class', 'x1', 'x2', 'y1', 'y2')).toEqual([
      ['price-stroke', '0%', '25%', '12', '12'],
      ['price-stroke price-dashed', '50%', '100%', '56', '56'],
    ]);
  });

  test('the point at which a price was first seen shows how it is known', () => {
    expect(fields(drawing().all('circle'), 'class', 'cx', 'cy')).toEqual([
      ['price-point price-capture', '0%', '12'],
      ['price-point price-release', '50%', '56'],
    ]);
  });

  test('where nobody looked, a field spans the days and both amounts; a change of page has none', () => {
    expect(fields(drawing().all('rect'), 'x', 'width', 'y', 'height')).toEqual([['25%', '15%', '12', '44']]);
    const [gap] = line.gaps;
    expect(drawing({ gaps: gap ? [{ ...gap, isPageChange: true }] : [] }).all('rect')).toEqual([]);
  });

  test('a bracket spans the steps that go back and forth, its words on the side with more room', () => {
    const bracket = (from: number, to: number) =>
      drawing({ backAndForth: { from, to } }).all('g.price-bracket')[0];
    const early = bracket(0.5, 0.75);
    expect(fields(early?.all('line') ?? [], 'x1', 'x2', 'y1', 'y2')).toEqual([
      ['50%', '75%', '19', '19'],
      ['50%', '50%', '19', '24'],
      ['75%', '75%', '19', '24'],
    ]);
    const words = (rendered: RenderedElement | undefined) =>
      fields(rendered?.all('text') ?? [], 'x', 'text-anchor');
    expect(texts(early?.all('text') ?? [])).toEqual(['back and forth']);
    expect(words(early)).toEqual([['50%', 'start']]);
    expect(words(bracket(0.6, 0.9))).toEqual([['90%', 'end']]);
    expect(drawing().all('g.price-bracket')).toEqual([]);
  });
});
