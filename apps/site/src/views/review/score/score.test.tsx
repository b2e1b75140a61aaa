import type { ProfileResult } from '@vpn-site/core/scoring/score-profile.ts';
import { renderElement } from '@vpn-site/fixture/render-html.tsx';
import { testContext } from '@vpn-site/fixture/test-context.ts';
import { describe, expect, test } from 'vitest';
import { otherLists, scoredGroups } from './score-model.ts';
import { ScoreSection } from './score-section.tsx';

const english = testContext();
const everyone = [...english.providers.keys()];

describe('the score by group', () => {
  test('has groups whose weights add up', () => {
    const weights = scoredGroups('alder', english).map(({ weight }) => Number(/\d+/.exec(weight)?.[0]));
    expect(weights.reduce((sum, weight) => sum + weight, 0)).toBe(100);
  });

  test('a group that weighs nothing is no part of the score, and the other weights say that they are unusual', () => {
    const usual = scoredGroups('alder', english).map(({ weight }) => weight);
    const change = <T extends ProfileResult['ranking']['ranked'][number]>(entry: T): T => ({
      ...entry,
      score: {
        ...entry.score,
        reasons: entry.score.reasons.map((one) => (one.group === 'security' ? { ...one, weight: 0 } : one)),
      },
    });
    const result = english.ranking('overall');
    const ranking = { ...result.ranking, ranked: result.ranking.ranked.map(change) };
    const groups = scoredGroups('alder', { ...english, ranking: () => ({ ...result, ranking }) });
    expect(groups.map(({ id }) => id)).not.toContain('security');
    const trust = groups.find(({ id }) => id === 'trust');
    expect(trust?.weight).toMatch(/^counts for \d+% here, usually \d+%$/);
    expect(trust?.weight).toContain(/\d+%/.exec(usual[0] ?? '')?.[0]);
  });
});

describe('the places in other lists', () => {
  test('are tiers in words, with the page of the list where there is one', () => {
    const { ranks: places, unranked } = otherLists('alder', english);
    expect(places.find(({ profile }) => profile === 'travel')).toMatchObject({
      text: 'Next best',
    });
    expect(places.find(({ profile }) => profile === 'privacy')).toMatchObject({
      text: 'Tied for first',
    });
    expect(places.find(({ profile }) => profile === 'torrenting')?.href).toBe(
      english.roundupPath('torrenting'),
    );
    expect(unranked).toContain(english.methodology.profiles.find(({ id }) => id === 'free')?.label.en);
  });

  test.each(everyone)('every list but the overall one says something of %s', (provider) => {
    const { ranks: places, unranked } = otherLists(provider, english);
    expect(places.length + unranked.length).toBe(english.methodology.profiles.length - 1);
  });
});

const rendered = (provider: string) => renderElement(<ScoreSection provider={provider} site={english} />);

test('the places in other lists are one line, each with its tier, then where there is none', () => {
  const line = rendered('alder').all('p.review-caption')[0];
  expect(line?.text).toMatch(/^In other rankings: .*: Tied for first.*Not ranked: .*\.$/);
  expect(rendered('dogwood').all('p.review-caption')[0]?.text).toMatch(/^Not ranked: /);
});
