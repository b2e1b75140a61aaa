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

describe('prices that moved', () => {
  test('the latest change of each provider, the newest first; who changed nothing is counted', () => {
    expect(steps(english)).toEqual([
      ['elm', '€71.88 €59.88', 'down', false],
      ['birch', '$71.76 $83.76', 'up', true],
    ]);
    expect(overviewOf(english).unchanged).toBe(1);
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
  const withoutUnchanged = renderElement(<PriceChanges overview={{ ...overview, unchanged: 0 }} />);
  expect(withoutUnchanged.text).not.toMatch(/kept (its|their)/);
});
