import { formatPoints, formatScore, formatShare } from '@vpn-site/core/i18n/formats.ts';
import { renderElement } from '@vpn-site/fixture/render-html.tsx';
import { testContext } from '@vpn-site/fixture/test-context.ts';
import { describe, expect, test } from 'vitest';
import { evidenceShareOf } from './evidence-share.ts';
import { rankStatus } from './rank-status.ts';
import { isUnderHalf, ScoreMeaning } from './score.tsx';
import { namedRulerLabel, rankView, scoreRange, scoreView } from './score-model.ts';
import { requiredOptions, unrankedByReason, unrankedReason, whyUnrankedWords } from './unranked.ts';

const site = testContext();

test('a score is written with one decimal, in the figures of the language; points without needless decimals, shares in percent', () => {
  expect([7, 7.25, 10].map((score) => formatScore(score, 'en'))).toEqual(['7.0', '7.3', '10.0']);
  expect(formatScore(7, 'pl')).toBe('7,0');
  expect([10, 6.66].map((points) => formatPoints(points, 'en'))).toEqual(['10', '6.7']);
  expect(formatShare(0.2917, 'en')).toBe('29%');
});

describe('a score among the others', () => {
  const alder = scoreView('alder', 'overall', site);

  test('the others are those that are ranked, and their range is said in each wording', () => {
    expect(alder).toMatchObject({ valueText: '8.3', others: [7.54, 2.91, 0.74] });
    expect(scoreView('dogwood', 'overall', site)).toMatchObject({ rank: undefined, valueText: '0.0' });
    expect(scoreRange(alder.others, 'en')).toEqual({ low: '0.7', high: '7.5' });
    expect(namedRulerLabel(alder, site)).toBe(
      'Alder VPN: 8.3 of 10. The 3 others in the list: from 0.7 to 7.5.',
    );
  });
});

describe('a place', () => {
  const placeOf = (provider: string, profile = 'overall', context = site) =>
    rankView(provider, profile, context);

  test('is a tier in words, with the range of ranks; several may share the first', () => {
    expect(placeOf('elm', 'travel')).toMatchObject({ words: 'First', from: 1, to: 1, count: 4 });
    expect(placeOf('fir')).toMatchObject({ words: 'Next best', from: 3, to: 4, count: 4 });
    const isFirst = (profile: string) =>
      ['alder', 'elm', 'birch'].map((provider) => placeOf(provider, profile)?.isFirst);
    expect(isFirst('travel')).toEqual([false, true, false]);
    expect(isFirst('privacy')).toEqual([true, true, false]);
  });
});

test('the share of evidence is rounded down, and marked below the limit of the methodology', () => {
  const of = (evidence: number) => evidenceShareOf({ evidence }, site);
  expect(of(0.8299)).toEqual({ value: 0.8299, text: '82%', isThin: false });
  expect([0.75, 0.7499].map((share) => of(share).isThin)).toEqual([false, true]);
});

describe('the possible score', () => {
  const possibleOf = (provider: string) => scoreView(provider, 'overall', site).possible;

  test('says how high it could be and what is missing, what could earn most first', () => {
    expect(possibleOf('fir')).toEqual({
      value: '2.7',
      upTo: 'up to 2.7',
      missing: ['Owner and conflicts of interest', 'Countries with servers, measured', 'Platforms'],
    });
  });

  test('is not spoken of where nothing is missing that could be seen', () => {
    expect(scoreView('alder', 'streaming', site).possible).toBeUndefined();
  });
});

const words = (value: number) => renderElement(<ScoreMeaning value={value} />).text;

test('a score under half is not a school mark, from half on it needs no excuse', () => {
  expect(words(4.9)).toMatch(/^Less than half of what we ask for has been shown.*not a school mark\.$/);
  expect(words(5)).toBe('A score says how much of what we ask for has been shown.');
  expect([4.9, 5].map(isUnderHalf)).toEqual([true, false]);
});

describe('why somebody is not ranked', () => {
  const unmet = { why: 'requirement', requirement: { criterion: 'free-plan', above: 0 } } as const;
  const requirement = { key: 'platforms', anyOf: ['ios', 'android'] } as const;
  const noPhone = { why: 'requirement', requirement, isKnown: true } as const;

  test('too little shown in all, what is required not shown, or it falls short of that', () => {
    expect(unrankedReason({ why: 'too-little-known', evidence: 0.2 })).toBe('tooLittleKnown');
    expect(unrankedReason({ ...unmet, isKnown: false })).toBe('requirementUnknown');
    expect(unrankedReason({ ...unmet, isKnown: true })).toBe('requirementMissed');
    expect(unrankedReason(noPhone)).toBe('optionsMissed');
  });

  test('where one of several answers is required, they are named', () => {
    expect(whyUnrankedWords(noPhone, site)).toBe('no Android or iOS, and this list requires one of them');
    expect(requiredOptions(unmet.requirement, site)).toBeUndefined();
  });

  test('a share just below what a rank needs does not look as if it reached it', () => {
    expect(whyUnrankedWords({ why: 'too-little-known', evidence: 0.399 }, site)).toMatch(/only 39%.* 40%$/);
  });

  test('with words that a page sends to the browser the list is the same', () => {
    const { unranked } = site.ranking('overall').ranking;
    const wording = {
      locale: 'en',
      provider: (id: string) => id,
      required: () => '',
      options: () => '',
      rankedFrom: 0.4,
      translate: (reason: string, { evidence }: { readonly evidence: string }) => `${reason} ${evidence}`,
    } as const;
    expect(unrankedByReason(unranked, wording)).toEqual([
      { titles: 'cedar and dogwood', why: 'tooLittleKnown 0%–19%' },
    ]);
  });

  test('a card says the same reason in its own words, with the facts that are missing', () => {
    expect(rankStatus('cedar', 'overall', site).words).toMatch(/too little has been shown.*19%.*40%/);
    const missed = rankStatus('alder', 'free', site);
    expect(missed.words).toMatch(/lacks what this list asks for/);
    expect(missed.missing.map(({ label, fact }) => `${label}: ${fact.text}`)).toEqual(['Free plan: No']);
    expect(rankStatus('dogwood', 'free', site).words).toMatch(/nobody has shown that it has what/);
  });
});
