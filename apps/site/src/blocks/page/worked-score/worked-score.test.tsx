import { renderElement } from '@vpn-site/fixture/render-html.tsx';
import { testContext } from '@vpn-site/fixture/test-context.ts';
import { expect, test } from 'vitest';
import { scoreView } from '#score/score-model.ts';
import { selectWorkedScore } from './worked-score.block.ts';
import { WorkedScore } from './worked-score.tsx';

const english = testContext();
const number = (text: string) => Number(text.replaceAll(',', '').replace('−', '-'));
const sum = (texts: readonly string[]) => texts.reduce((total, text) => total + number(text), 0);
const everyProvider = [...english.providers.keys()];
const weighty = english.methodology.criteria.filter(({ weight }) => weight > 0).map(({ id }) => id);
const lineOf = (provider: string, id: string) =>
  selectWorkedScore(provider, 'overall', english).lines.find((line) => line.id === id);

test.each(everyProvider)(
  'the sum of %s comes out as published, incidents taken off, with no criterion lost',
  (id) => {
    for (const { id: profile } of english.methodology.profiles) {
      const { lines, earned, weights, incidents, score } = selectWorkedScore(id, profile, english);
      if (profile === 'overall') expect(lines.map((line) => line.id)).toEqual(weighty);
      // Lines are shown with two decimals, so each may be off by half a hundredth.
      expect(Math.abs(sum(lines.map(({ product }) => product)) - number(earned))).toBeLessThan(0.2);
      const before = number(earned) / number(weights);
      const after = Math.max(0, before + number(incidents?.deduction ?? '0'));
      expect(Math.abs(after - number(score))).toBeLessThan(0.02);
      expect(number(score)).toBe(scoreView(id, profile, english).value);
      if (incidents) expect(Math.abs(number(incidents.before) - before)).toBeLessThan(0.01);
    }
  },
);

test('what is unknown or too old stands in the sum and earns nothing', () => {
  const { lines, score } = selectWorkedScore('dogwood', 'overall', english);
  expect(new Set(lines.map(({ points }) => points))).toEqual(new Set(['0']));
  expect(lines[0]?.facts[0]?.text).toBe('Unknown');
  expect(score).toBe('0.00');
  expect(lineOf('cedar', 'logging')).toMatchObject({ points: '2.4 × 0 = 0', product: '0' });
});

test('weak or undated evidence is a factor on the points, and never touches the weight', () => {
  expect(lineOf('elm', 'anonymous-payment')).toMatchObject({
    points: '10 × 0.5 = 5',
    weight: '6',
    product: '30',
  });
  expect(lineOf('elm', 'open-source-apps')).toMatchObject({ points: '10', weight: '8', product: '80' });
  expect(selectWorkedScore('elm', 'overall', english).hasWeak).toBe(true);
  expect(selectWorkedScore('dogwood', 'overall', english).hasWeak).toBe(false);
});

test('incidents are a line of their own, and none where they cost nothing', () => {
  expect(selectWorkedScore('birch', 'overall', english).incidents).toEqual({
    before: '3.54',
    deduction: '−0.63',
  });
  expect(selectWorkedScore('alder', 'overall', english).incidents).toBeUndefined();
});

test('what does not apply is left out by name, not counted as nothing', () => {
  const without = (profile: string) => {
    const result = english.ranking(profile);
    const ranked = result.ranking.ranked.map(({ rank, score }) => {
      const reasons = score.reasons.map((reason) =>
        reason.criterion === 'two-factor'
          ? ({ ...reason, points: undefined, weight: 0, evidence: 'not-applicable' } as const)
          : reason,
      );
      return { rank, score: { ...score, reasons } };
    });
    return { ...result, ranking: { ...result.ranking, ranked } };
  };
  const { lines, notApplicable } = selectWorkedScore('alder', 'overall', { ...english, ranking: without });
  expect(notApplicable).toEqual(['Two-factor login']);
  expect(lines.map(({ id }) => id)).not.toContain('two-factor');
});

test('says how sure it is, and what it could become where something is missing', () => {
  expect(selectWorkedScore('elm', 'overall', english).evidenceSentences).toEqual([
    'We have evidence for 97% of the weight.',
    'If everything not shown turned out well, it would be 7.84.',
  ]);
  expect(selectWorkedScore('alder', 'streaming', english).evidenceSentences).toHaveLength(1);
});

test('the sum goes from the lines to the division, what incidents take where there are any, and the score', () => {
  const birch = selectWorkedScore('birch', 'overall', english);
  const lines = (model: typeof birch) => {
    const sums = renderElement(<WorkedScore {...model} />).all('.dotted-lines')[0];
    return sums?.all('dt').map(({ text }) => text);
  };
  expect(birch.title).toContain('Birch VPN');
  expect(lines(birch)?.slice(2)).toEqual([
    `Before incidents ${birch.earned} divided by ${birch.weights}`,
    'What incidents cost',
    'Score',
  ]);
  expect(lines({ ...birch, incidents: undefined })?.slice(2)).toEqual([
    `Score ${birch.earned} divided by ${birch.weights}`,
  ]);
});
