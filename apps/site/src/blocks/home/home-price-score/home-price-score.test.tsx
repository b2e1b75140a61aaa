import { renderElement } from '@vpn-site/fixture/render-html.tsx';
import { testContext } from '@vpn-site/fixture/test-context.ts';
import { withPlans } from '@vpn-site/fixture/with-fact.ts';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { selectPriceScore } from './home-price-score.block.ts';
import { HomePriceScore } from './home-price-score.tsx';
import { labelSides } from './label-sides.ts';

const english = testContext();

const map = selectPriceScore(undefined, english);

test('everyone who is ranked is a point, with the amount of its bill', () => {
  expect(map.points.map(({ face, score, perMonth }) => [face.id, score, perMonth])).toEqual(
    ['alder', 'elm', 'birch', 'fir'].map((id) => [
      id,
      expect.stringMatching(/^\d\.\d$/),
      expect.stringMatching(/^[$€]/),
    ]),
  );
  expect(map.leftOff).toBeUndefined();
});

test('a higher score stands higher, a higher price further on, and all between the edges', () => {
  const [alder, , , fir] = map.points;
  expect(alder?.y).toBeLessThan(fir?.y ?? 0);
  expect(alder?.x).toBeGreaterThan(fir?.x ?? 100);
  for (const { x, y } of map.points) {
    expect(Math.min(x, y, 100 - x, 100 - y)).toBeGreaterThan(0);
  }
});

test('who publishes no renewal price is left off and named; who has no recent price too', () => {
  const silent = withPlans(english, 'elm', { renewal: 'unpublished' });
  expect(selectPriceScore(undefined, silent).leftOff).toBe('Left off for lack of a total: Elm VPN.');
  expect(selectPriceScore('x', { ...english, asOf: '2029-11-15' })).toMatchObject({
    heading: 'x',
    points: [],
    costs: [],
  });
});

describe('labelSides', () => {
  const point = (x: number, y: number, name = 'Name') => ({ x, y, name });
  const sides = (points: Parameters<typeof labelSides>[0]) => labelSides(points).map(({ side }) => side);

  test('a name stands behind its mark, before it at the right edge, below between two', () => {
    expect(sides([point(50, 50)])).toEqual(['end']);
    expect(sides([point(97, 50)])).toEqual(['start']);
    expect(sides([point(20, 50), point(26, 50), point(32, 50)])[1]).toBe('below');
  });

  test('no name is dropped: twenty in reach of one another all have a place, or are reported', () => {
    const spot = fc.record({ x: fc.integer({ min: 4, max: 96 }), y: fc.integer({ min: 4, max: 96 }) });
    fc.assert(
      fc.property(fc.array(spot, { minLength: 1, maxLength: 20 }), (spots) => {
        const labels = labelSides(spots.map(({ x, y }) => point(x, y, 'Some VPN')));
        expect(labels).toHaveLength(spots.length);
        for (const { side, overlaps } of labels) if (overlaps) expect(side).toBe('end');
      }),
    );
  });

  test('where everything is taken, the name is reported as overlapping', () => {
    const crowd = Array.from({ length: 30 }, () => point(50, 50));
    expect(labelSides(crowd).some(({ overlaps }) => overlaps)).toBe(true);
  });
});

test('each point is a mark, a row of the table, and on phones an entry of a list, split at the middle score and price', () => {
  const model = selectPriceScore(undefined, english);
  const page = renderElement(<HomePriceScore {...model} />);
  for (const parts of [
    page.all('.map-point'),
    page.all('tbody')[0]?.all('tr'),
    page.all('.quadrants')[0]?.all('li'),
  ])
    expect(parts).toHaveLength(model.points.length);
  for (const better of model.quadrants.filter(({ id }) => id.startsWith('good')))
    for (const worse of model.quadrants.filter(({ id }) => id.startsWith('poor')))
      for (const { y } of better.points) for (const other of worse.points) expect(y).toBeLessThan(other.y);
});
