import { localeCodes } from '@vpn-site/core/locale/locale-table.ts';
import { testContext } from '@vpn-site/fixture/test-context.ts';
import { withFact } from '@vpn-site/fixture/with-fact.ts';
import { describe, expect, test } from 'vitest';
import { testEvidence, testRows } from './test-rows.ts';

const english = testContext();
const providerOf = (id: string, site = english) => {
  const provider = site.providers.get(id);
  if (!provider) throw new Error(`The fixture has no ${id}.`);
  return provider;
};

describe('tests by others', () => {
  test('speeds come before leaks, each with its result, its tester and its day', () => {
    expect(testRows(providerOf('alder'), english)).toMatchObject([
      { what: 'Drop in download speed', conditions: 'Five locations', sign: 'value', date: 'March 2025' },
      { what: 'Leak test: DNS', result: 'Passed', sign: 'yes', tester: 'The Magazine' },
      { what: 'Leak test: IPv6 address', result: 'Passed', sign: 'yes' },
    ]);
    expect(testRows(providerOf('birch'), english)[0]).toMatchObject({ result: 'Leaked', sign: 'no' });
    expect(testRows(providerOf('dogwood'), english)).toEqual([]);
  });

  test.each(localeCodes)(
    'in %s every mark names a card that says the same, in the words of its source',
    (locale) => {
      const site = testContext(locale);
      for (const provider of site.providers.values()) {
        const cards = new Map(testEvidence(provider, site));
        const rows = testRows(provider, site);
        expect([...cards.keys()].map((key) => `${provider.id}/${key}`)).toEqual(
          rows.map(({ mark }) => mark?.evidence),
        );
        for (const { id, what, source } of rows) {
          expect(cards.get(id)?.title).toContain(what);
          expect(cards.get(id)?.sources).toMatchObject([{ url: source?.url, quotes: [{}] }]);
        }
      }
    },
  );

  test('a test that somebody judged weak says so, whatever the list is', () => {
    const weak = providerOf('alder', withFact(english, 'alder', 'leak-tests', { confidence: 'low' }));
    const [first, ...more] = testEvidence(weak, english).map(([, card]) => card.weak);
    expect(first).toBeUndefined();
    expect(more).toEqual(Array(2).fill(expect.stringMatching(/^Low confidence/)));
  });
});
