import type { PricePoint } from '@vpn-site/core/price/price-history.ts';
import { emptyContext } from '@vpn-site/fixture/empty-context.ts';
import { renderElement } from '@vpn-site/fixture/render-html.tsx';
import { testContext } from '@vpn-site/fixture/test-context.ts';
import { describe, expect, test } from 'vitest';
import type { SiteContext } from '#site/site-context.ts';
import { selectPriceChanges } from './price-changes.block.ts';
import { PriceChanges } from './price-changes.tsx';

const english = testContext();

const overviewOf = (site: SiteContext) => {
  const { overview } = selectPriceChanges(site);
  if (!overview) throw new Error('there are histories');
  return overview;
};
const steps = (site: SiteContext) =>
  overviewOf(site).changed.map(({ face, from, to, direction, isBack }) => [
    face.id,
    `${from} ${to}`,
    direction,
    isBack,
  ]);

/** Adds one capture to alder's one-year plan. */
function withAlderPoint(point: Partial<PricePoint>): SiteContext {
  const history = english.priceHistories.get('alder');
  const plan = history?.plans.find(({ id }) => id === 'annual');
  const first = plan?.points[0];
  if (!history || !plan || !first) throw new Error('The fixture has the history of this plan.');
  const next = { ...first, from: '2025-05-06', at: '2025-05-06T06:00:00Z', previous: '2025-04-20', ...point };
  const plans = [...history.plans.filter((one) => one !== plan), { ...plan, points: [first, next] }];
  return {
    ...english,
    priceHistories: new Map([...english.priceHistories, ['alder', { ...history, plans }]]),
  };
}

describe('prices that moved', () => {
  test('the latest change of each provider, the newest first', () => {
    expect(steps(english)).toEqual([
      ['elm', '€71.88 €59.88', 'down', false],
      ['birch', '$71.76 $83.76', 'up', true],
    ]);
    expect(steps(withAlderPoint({ charged: 72 }))[0]).toEqual(['alder', '$60.00 $72.00', 'up', false]);
  });

  test('a partner’s page is no change, and who changed nothing is counted', () => {
    expect(overviewOf(english).unchanged).toBe(1);
    expect(overviewOf(withAlderPoint({ charged: 30, standard: false })).unchanged).toBe(1);
    expect(overviewOf(withAlderPoint({ charged: 72 })).unchanged).toBe(0);
  });

  test('the time of the captures is named, and every change leads to all of them', () => {
    const { intro, changed } = overviewOf(english);
    expect(intro).toContain('Mar 20\u2009–\u2009May 20, 2025.');
    for (const { href } of changed) expect(href).toMatch(/^\/.+#price-history$/);
  });

  test('without captures there is nothing to show', () => {
    expect(selectPriceChanges(emptyContext)).toEqual({ overview: undefined });
    expect(renderElement(<PriceChanges overview={undefined} />).text).toBe('');
  });
});

test('each has its day and its step, the new price in the colour of its direction; the source is named', () => {
  const overview = overviewOf(english);
  const rendered = renderElement(<PriceChanges overview={overview} />);
  const [elm, birch] = rendered.all('li');
  expect(elm?.all('time')[0]?.attributes.datetime).toBe('2025-05-05');
  expect(elm?.all('.price-down')[0]?.text).toMatch(/^€59\.88/);
  expect(birch?.text.replaceAll(/\s/g, ' ')).toContain('24 months: $71.76 back to $83.76');
  expect(birch?.all('.price-up')).toHaveLength(1);
  expect(rendered.text).toContain('The other one kept its price.');
  expect(rendered.all('a').some(({ attributes }) => attributes.rel?.includes('license'))).toBe(true);
  const everybody = renderElement(<PriceChanges overview={{ ...overview, unchanged: 0 }} />);
  expect(everybody.text).not.toMatch(/kept (its|their)/);
});
