import { describe, expect, test } from 'vitest';
import { selectFact } from '#evidence/fact/fact.ts';
import { testContext } from '#fixtures/test-context.ts';

describe('fact', () => {
  test('a fresh fact has words and a source that says who and when', () => {
    expect(selectFact('alder', 'audits', testContext())).toEqual({
      text: '3 audits, the newest from February 2025',
      isUnknown: false,
      caveats: [],
      source: {
        mark: '‡',
        word: 'audit',
        isOwnClaim: false,
        href: 'https://northlight.example/alder-2019#:~:text=Northlight%20Security%20was%20given%20the%20source%20code%20of%20all%20five%20apps.',
        evidence: 'alder/audits',
        label: 'Source: Northlight Security: Alder apps (Research, February 2025)',
      },
    });
  });

  test.each([
    ['en', 'out of date'],
    ['pl', 'nieaktualne'],
    ['tr', 'eskimiş'],
  ] as const)('a fact that is too old says so in %s', (locale, word) => {
    expect(selectFact('cedar', 'logging', testContext(locale)).caveats).toEqual([word]);
  });

  test.each([
    ['en', 'unknown'],
    ['pl', 'nie wiadomo'],
    ['tr', 'bilinmiyor'],
  ] as const)('a fact that nobody knows says so in %s, without a source', (locale, word) => {
    expect(selectFact('dogwood', 'free-plan', testContext(locale))).toEqual({
      text: word,
      isUnknown: true,
      caveats: [],
      source: undefined,
    });
  });

  test('weak evidence is called weak, and so is what has no date', () => {
    expect(selectFact('birch', 'torrenting', testContext()).caveats).toEqual(['low confidence']);
    expect(selectFact('fir', 'servers', testContext())).toMatchObject({
      caveats: ['low confidence'],
      source: { label: 'Source: Fir VPN: features (The provider, undated)' },
    });
  });

  test('what is both too old and weak says both', () => {
    const later = testContext('en', { asOf: '2028-01-01' });
    expect(selectFact('birch', 'torrenting', later).caveats).toEqual(['out of date', 'low confidence']);
  });
});
