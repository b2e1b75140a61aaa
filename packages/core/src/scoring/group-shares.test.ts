import { expect, test } from 'vitest';
import { groupScores, groupShares } from './group-scores.ts';
import { profileNamed } from './methodology.ts';
import { sampleMethodology, sampleProvider } from './sample-methodology.ts';
import { score } from './score.ts';

test.each(['overall', 'value', 'needs-a'])('in "%s" they are those that scores carry', (profile) => {
  const shares = groupShares(sampleMethodology.criteria, profileNamed(sampleMethodology, profile));
  const carried = groupScores(score(sampleProvider('p', {}), sampleMethodology, profile, '2026-11-15'));
  expect(shares.map(({ group, share }) => [group, share.toFixed(4)])).toEqual(
    carried.map(({ group, share }) => [group, share.toFixed(4)]),
  );
  expect(shares.reduce((sum, { percent }) => sum + percent, 0)).toBe(100);
});

test('where nothing weighs, every share is nothing', () => {
  const weightless = { ...profileNamed(sampleMethodology, 'overall'), groups: { trust: 0, value: 0 } };
  expect(groupShares(sampleMethodology.criteria, weightless)).toEqual([
    { group: 'trust', share: 0, percent: 0 },
    { group: 'value', share: 0, percent: 0 },
  ]);
});
