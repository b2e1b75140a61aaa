import { renderElement } from '@vpn-site/fixture/render-html.tsx';
import { testContext } from '@vpn-site/fixture/test-context.ts';
import { withPlans } from '@vpn-site/fixture/with-fact.ts';
import { describe, expect, test } from 'vitest';
import { selectPriceScore } from './home-price-score.block.ts';
import { HomePriceScore } from './home-price-score.tsx';
import { labelSides } from './label-sides.ts';

const english = testContext();

describe('home-price-score', () => {
  const { points, costs, scores, leftOff } = selectPriceScore(undefined, english);

  test('everyone who is ranked is a point, in one currency with tax', () => {
    expect(points.map(({ face, score, perMonth }) => [face.id, score, perMonth])).toEqual(
      points.map(({ face }) => [face.id, expect.stringMatching(/^\d\.\d$/), expect.stringMatching(/^\$/)]),
    );
    expect(points.map(({ face }) => face.id)).toEqual(['alder', 'elm', 'birch', 'fir']);
    expect(leftOff).toBeUndefined();
  });

  test('a higher score stands higher, a higher price further on, and all between the edges', () => {
    const [alder, , , fir] = points;
    expect(alder?.y).toBeLessThan(fir?.y ?? 0);
    expect(alder?.x).toBeGreaterThan(fir?.x ?? 100);
    for (const { x, y } of points) {
      expect(Math.min(x, y, 100 - x, 100 - y)).toBeGreaterThan(0);
    }
  });

  test('ticks are whole numbers in their order', () => {
    expect(costs.map(({ text }) => text)).toEqual(costs.map(() => expect.stringMatching(/^\$\d$/)));
    expect(costs.map(({ at }) => at)).toEqual(costs.map(({ at }) => at).toSorted((a, b) => a - b));
    expect(scores.map(({ text }) => text)).toEqual(['1', '2', '3', '4', '5', '6', '7', '8']);
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
});

describe('namePlaces', () => {
  const point = (x: number, y: number, name = 'Name') => ({ x, y, name });

  test('a name stands behind its mark, before it at the right edge, below or above between two', () => {
    expect(labelSides([point(50, 50)])).toEqual(['end']);
    expect(labelSides([point(97, 50)])).toEqual(['start']);
    const between = [point(20, 50), point(30, 50), point(40, 50)];
    expect(labelSides(between)).toEqual(['start', 'below', 'end']);
    expect(labelSides([...between, point(30, 60)])[1]).toBe('above');
  });

  test('where all sides are taken there is none', () => {
    const crowd = [point(30, 50), point(20, 50), point(40, 50), point(30, 59), point(30, 41)];
    expect(labelSides(crowd)[0]).toBe('none');
  });
});

describe('home-price-score as drawn', () => {
  const model = selectPriceScore(undefined, english);
  const page = renderElement(<HomePriceScore {...model} />);

  test('each point is a mark at its place that leads to the review, and a row in the table', () => {
    const rendered = model.points.toReversed();
    expect(page.all('.map-point').map(({ attributes }) => [attributes.x, attributes.y])).toEqual(
      rendered.map(({ x, y }) => [`${x}%`, `${y}%`]),
    );
    expect(
      page
        .all('.map')[0]
        ?.all('a')
        .map(({ attributes }) => attributes.href),
    ).toEqual(rendered.map(({ review }) => review));
    expect(page.all('tbody')[0]?.all('tr')).toHaveLength(model.points.length);
  });

  test('a point without room for its name or without a review has neither', () => {
    const first = model.points.find(({ face }) => face.mark.icon === undefined);
    if (!first) throw new Error('There is a point with a letter.');
    const bare = renderElement(
      <HomePriceScore {...model} points={[{ ...first, labelSide: 'none', review: undefined }]} />,
    );
    expect(bare.all('.map-name')).toEqual([]);
    expect(bare.all('.map')[0]?.all('a')).toEqual([]);
    expect(bare.all('.map-letter')[0]?.text).toBe(first.face.mark.letter);
  });

  test('a brand with a drawing is drawn', () => {
    const [first] = model.points;
    if (!first) throw new Error('There is a point.');
    const face = { ...first.face, mark: { ...first.face.mark, icon: 'nordvpn' } };
    const branded = renderElement(<HomePriceScore {...model} points={[{ ...first, face }]} />);
    expect(branded.all('.map-drawing')).toHaveLength(1);
    expect(branded.all('.map-letter')).toEqual([]);
  });

  test('without points there is nothing', () => {
    expect(renderElement(<HomePriceScore {...model} points={[]} />).all('section')).toEqual([]);
  });
});
