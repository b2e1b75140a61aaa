import { describe, expect, test } from 'vitest';
import { localeCodes } from '#domain/locale/locale-table.ts';
import { scoreView } from '#evidence/score/score.ts';
import { draw } from '#fixtures/render-html.tsx';
import { testContext } from '#fixtures/test-context.ts';
import { selectWorkedScore } from './worked-score.block.ts';
import { WorkedScore } from './worked-score.tsx';

const english = testContext();
const number = (text: string) => Number(text.replaceAll(',', ''));
const sum = (texts: readonly string[]) => texts.reduce((total, text) => total + number(text), 0);
const profiles = english.methodology.profiles.map(({ id }) => id);

describe('worked-score', () => {
  test.each(['alder', 'birch', 'cedar', 'elm', 'fir'])('the sum of %s comes out as published', (id) => {
    for (const profile of profiles) {
      const { lines, earned, counted, score } = selectWorkedScore(id, profile, english);
      // Lines are shown with two decimals, so their sum may be off by half a cent each.
      expect(Math.abs(sum(lines.map(({ product }) => product)) - number(earned))).toBeLessThan(0.2);
      expect(number(earned) / number(counted)).toBeCloseTo(number(score), 1);
      expect(number(score)).toBe(scoreView(id, profile, english).value);
    }
  });

  test('of whom nothing is known there is no score, and every criterion is left out', () => {
    const { lines, leftOut, score, known, coverage } = selectWorkedScore('dogwood', 'overall', english);
    expect({ lines, score, known, coverage }).toEqual({ lines: [], score: '–', known: '0', coverage: '0%' });
    expect(new Set(leftOut.map(({ why }) => why))).toEqual(new Set(['not known']));
  });

  test('points times weight is what stands in the line', () => {
    const { lines, hasWeak } = selectWorkedScore('fir', 'overall', english);
    for (const { points, weight, product } of lines) {
      const [own = '', factor = '1'] = weight.split(' × ');
      // Points are shown with two decimals, and weights go up to ten.
      const shown = number(points) * number(own) * number(factor);
      expect(Math.abs(shown - number(product))).toBeLessThan(0.06);
    }
    expect(hasWeak).toBe(true);
    expect(lines.find(({ id }) => id === 'logging')?.weight).toBe('8 × 0.5');
    expect(lines.find(({ id }) => id === 'cost')?.weight).toBe('7');
  });

  test.each([...english.providers.keys()])(
    'what does not count of %s is listed with the reason, and no criterion is lost',
    (id) => {
      const { lines, leftOut, known, all } = selectWorkedScore(id, 'overall', english);
      const weighty = english.methodology.criteria.filter(({ weight }) => weight > 0);
      expect([...lines, ...leftOut].map((line) => line.id).toSorted()).toEqual(
        weighty.map((criterion) => criterion.id).toSorted(),
      );
      expect(number(all) - number(known)).toBe(sum(leftOut.map(({ weight }) => weight)));
    },
  );

  test('too old and not known are two reasons', () => {
    const why = new Map(
      selectWorkedScore('cedar', 'overall', english).leftOut.map((line) => [line.id, line.why]),
    );
    expect(why.get('logging')).toBe('out of date');
    expect(why.get('tor')).toBe('not known');
  });

  test('a price is shown as what a month costs, not as a number of plans', () => {
    const { lines } = selectWorkedScore('alder', 'overall', english);
    expect(lines.find(({ id }) => id === 'cost')?.facts).toMatchObject([
      { text: '$4.67 a month, over three years', mark: { evidence: 'alder/prices' } },
    ]);
  });

  test.each(localeCodes)('is titled in %s', (locale) => {
    const site = testContext(locale);
    const privacy = site.methodology.profiles.find(({ id }) => id === 'privacy');
    const { title } = selectWorkedScore('alder', 'privacy', site);
    expect(title).toContain('Alder VPN');
    expect(title).toContain(privacy?.label[locale]);
  });
});

test('the sum is drawn as a division, with a note where evidence is weak and what is left out', () => {
  const model = selectWorkedScore('elm', 'torrenting', english);
  const drawn = draw(<WorkedScore {...model} />);
  expect(drawn.all('tbody')[0]?.all('tr')).toHaveLength(model.lines.length);
  expect(drawn.all('.dotted-lines-total')[0]?.text).toBe('Score 730.91 divided by 86.8 8.42');
  expect(drawn.all('p.faint').map(({ text }) => text)).toContain(
    'A weight with a factor beside it rests on weak or undated evidence.',
  );
  expect(drawn.all('.dotted-lines')).toHaveLength(1);
  const firm = draw(
    <WorkedScore
      {...model}
      hasWeak={false}
      leftOut={[{ id: 'x', label: 'X', why: 'unknown', weight: '3' }]}
    />,
  );
  expect(firm.all('p.faint')).toHaveLength(1);
  expect(firm.all('.dotted-lines').at(-1)?.text).toBe('X unknown 3');
});

test('each line of the sum has its facts, points, weight and product in this order', () => {
  const model = selectWorkedScore('alder', 'overall', english);
  const drawn = draw(<WorkedScore {...model} leftOut={[]} />);
  const cost = model.lines.find(({ id }) => id === 'cost');
  const row = drawn.all('tr').find((one) => one.all('th')[0]?.text === cost?.label);
  expect(row?.all('td.num').map(({ text }) => text)).toEqual([cost?.points, cost?.weight, cost?.product]);
  expect(row?.all('td').map(({ attributes }) => attributes['data-label'])).toEqual([
    'What is known',
    'Points',
    'Weight',
    'Points × weight',
  ]);
  expect(row?.all('td')[0]?.text).toContain('$4.67 a month');
  expect(drawn.text).not.toContain('What does not count here');
});
