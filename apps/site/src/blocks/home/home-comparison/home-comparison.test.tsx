import { readFileSync } from 'node:fs';
import { renderElement } from '@vpn-site/fixture/render-html.tsx';
import { testContext } from '@vpn-site/fixture/test-context.ts';
import { withFact, withPlans } from '@vpn-site/fixture/with-fact.ts';
import { describe, expect, test } from 'vitest';
import type { SiteContext } from '#site/site-context.ts';
import { type HomeComparisonModel, selectComparison } from './home-comparison.block.ts';
import { HomeComparison } from './home-comparison.tsx';
import { mustHaves, mustHavesOf } from './must-haves.ts';

const english = testContext();
const allRows = ({ tiers }: HomeComparisonModel) =>
  tiers.flatMap(({ rows, hidden }) => [...rows, ...(hidden?.rows ?? [])]);
const rowOf = (id: string, site = english) =>
  allRows(selectComparison(undefined, site)).find(({ face }) => face.id === id);

/** Returns the site with so many copies of its last ranked provider that some rows are hidden at first. */
function crowded(copies: number): SiteContext {
  const result = english.ranking('overall');
  const last = result.tiers.at(-1) ?? [];
  const padded = [...result.tiers.slice(0, -1), [...last, ...Array.from({ length: copies }, () => 'fir')]];
  return { ...english, ranking: () => ({ ...result, tiers: padded }) };
}

test('has every provider once: the ranked in their tiers, then the others', () => {
  const { tiers, ranking } = english.ranking('overall');
  const model = selectComparison(undefined, english);
  expect(allRows(model).map(({ face }) => face.id)).toEqual([
    ...tiers.flat(),
    ...ranking.unranked.map(({ score }) => score.provider),
  ]);
  expect(model.tiers.at(-1)?.id).toBe('unranked');
});

test('past ten rows the rest of a tier is hidden and named, but never a single one', () => {
  const hiddenIn = (copies: number) =>
    selectComparison(undefined, crowded(copies))
      .tiers.filter(({ id }) => id !== 'unranked')
      .map(({ hidden }) => hidden?.rows.length ?? 0);
  expect(hiddenIn(0)).toEqual(english.ranking('overall').tiers.map(() => 0));
  expect(hiddenIn(6).at(-1)).toBe(0);
  expect(hiddenIn(7).at(-1)).toBe(0);
  expect(hiddenIn(8).at(-1)).toBe(2);
  const { hidden } = selectComparison(undefined, crowded(8)).tiers.at(-1) ?? {};
  expect(hidden?.names).toMatch(/ and /);
});

test('a price is told from first to last, and a much higher one is marked', () => {
  expect(rowOf('birch')?.price).toEqual({
    first: '$3.49',
    later: { text: '$9.99', tone: 'higher' },
    total: { text: '$203.64', isPrice: true },
  });
  expect(rowOf('elm')?.price).toMatchObject({ later: { tone: 'plain' } });
  expect(rowOf('fir')?.price).toMatchObject({
    later: { text: 'prepaid', tone: 'faint' },
    total: { text: '$99.00', isPrice: true },
  });
});

test('without a published renewal there is no total, and old prices are shown as old', () => {
  expect(rowOf('birch', withPlans(english, 'birch', { renewal: 'unpublished' }))?.price).toMatchObject({
    first: '$3.49',
    later: { text: 'not published', tone: 'faint' },
    total: { text: 'no total', isPrice: false },
  });
  expect(rowOf('birch', { ...english, asOf: '2029-11-15' })?.price).toEqual({
    first: 'Out of date',
    later: undefined,
    total: { text: '–', isPrice: false },
  });
});

describe('the filters', () => {
  test('pass only what a current fact shows', () => {
    const ports = (value: boolean, asOf = english.asOf) =>
      mustHavesOf('birch', withFact({ ...english, asOf }, 'birch', 'port-forwarding', { value })).includes(
        'port-forwarding',
      );
    expect([ports(true), ports(false), ports(true, '2039-11-15')]).toEqual([true, false, false]);
    expect(mustHavesOf('dogwood', english)).toEqual([]);
  });

  test('a price that jumps later does not pass as steady, one that hardly moves does', () => {
    const isSteady = (later: number) =>
      mustHavesOf(
        'alder',
        withPlans(english, 'alder', { charged: 100, months: 12, renewal: { charged: later, months: 12 } }),
      ).includes('steady-price');
    expect([100, 110, 120, 200].map(isSteady)).toEqual([true, true, false, false]);
  });

  test('each has a rule in the style sheet, because they work without a script', () => {
    const css = readFileSync(`${import.meta.dirname}/home-comparison.css`, 'utf8');
    for (const id of mustHaves) {
      expect(css).toContain(`.must-${id}:checked) [data-has]:not([data-has~="${id}"])`);
      expect(css).toContain(`.must-${id}:checked) .tier:not(:has([data-has~="${id}"]))`);
    }
  });
});

test('a closed tier has one box that opens it; who is not ranked has no bar', () => {
  const page = renderElement(<HomeComparison {...selectComparison(undefined, crowded(8))} />);
  const [more] = page.all('.tier-more');
  expect(more?.all('input')[0]?.attributes.type).toBe('checkbox');
  expect(more?.text).toMatch(/^Show 2: /);
  expect(page.all('.field-hidden').length).toBeGreaterThanOrEqual(2);
  expect(page.all('tbody')[0]?.all('a')[0]?.attributes.href).toBe('/reviews/alder');
  expect(page.all('.tier-unranked')[0]?.all('.bar-drawing')).toEqual([]);
});
