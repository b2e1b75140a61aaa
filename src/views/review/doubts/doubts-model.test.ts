import { describe, expect, test } from 'vitest';
import { localeCodes } from '#domain/locale/locale-table.ts';
import { allDefinitions } from '#domain/provider/vocabulary.ts';
import { factView } from '#evidence/fact/fact.ts';
import { testContext } from '#fixtures/test-context.ts';
import { withFact } from '#fixtures/with-fact.ts';
import { selectDoubts } from './doubts-model.ts';

const english = testContext();
const everyone = [...english.providers.keys()];

describe('what the data lacks', () => {
  test('is unknown, too old, weak or undated, each with the way to its row', () => {
    const kinds = (provider: string) => selectDoubts(provider, english).map(({ kind }) => kind);
    expect(kinds('alder')).toEqual(['undated']);
    expect(kinds('cedar')).toEqual(['unknown', 'stale']);
    const weak = withFact(english, 'alder', 'obfuscation', { confidence: 'low' });
    expect(selectDoubts('alder', weak)[0]).toMatchObject({
      kind: 'weak',
      doubts: [{ key: 'obfuscation', answer: 'Yes (January 2025)', href: '#fact-obfuscation' }],
    });
    const [unknown, stale] = selectDoubts('cedar', english);
    expect(unknown?.doubts.slice(0, 2)).toEqual([
      { key: 'leak-tests', label: 'Leak tests by others', answer: undefined, href: '#fact-leak-tests' },
      { key: 'port-forwarding', label: 'Port forwarding', answer: undefined, href: '#fact-port-forwarding' },
    ]);
    expect(stale?.doubts[0]?.answer).toBe('Erased within hours (April 2021)');
  });

  test.each(localeCodes)('names every fact of everyone that cannot be relied on, once, in %s', (locale) => {
    const site = testContext(locale);
    for (const provider of everyone) {
      const named = selectDoubts(provider, site).flatMap(({ doubts }) => doubts.map(({ key }) => key));
      const doubtful = allDefinitions(site.vocabulary)
        .map(({ key }) => factView(provider, key, site))
        .filter(({ sign, isWeak }) => sign === 'unknown' || sign === 'stale' || isWeak)
        .map(({ key }) => key);
      expect(named.toSorted()).toEqual(doubtful.toSorted());
    }
  });
});
