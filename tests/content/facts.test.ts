import { loadCatalog } from '@vpn-site/content/catalog.ts';
import { addDays } from '@vpn-site/core/day/day.ts';
import { datelineOf } from '@vpn-site/core/provider/dateline.ts';
import { isKnown } from '@vpn-site/core/provider/fact.ts';
import { namedKeys } from '@vpn-site/core/provider/provider.ts';
import { allDefinitions } from '@vpn-site/core/provider/vocabulary.ts';
import { rankScores } from '@vpn-site/core/scoring/rank.ts';
import { score } from '@vpn-site/core/scoring/score.ts';
import { describe, expect, test } from 'vitest';
import { liveRoot } from './live-site.ts';

const { facts, methodology, offers } = loadCatalog(liveRoot);
const ids = facts.providers.map(({ id }) => id);
const factsDay = datelineOf(facts.providers, facts.vocabulary).checked ?? methodology.published;

describe('the facts of this site', () => {
  test('every provider has a fact for every key, and every fact a source or the word unknown', () => {
    const keys = allDefinitions(facts.vocabulary).map(({ key }) => key);
    for (const provider of facts.providers) {
      expect(Object.keys(provider.facts).toSorted(), provider.id).toEqual(keys.toSorted());
      for (const [key, fact] of Object.entries(provider.facts)) {
        const sources = isKnown(fact) ? fact.sources.map((id) => provider.sources[id]?.url) : ['none needed'];
        expect(sources.length, `${provider.id} ${key}`).toBeGreaterThan(0);
        expect(sources, `${provider.id} ${key}`).not.toContain(undefined);
      }
    }
  });

  test('the keys that code reads by name have the type it relies on', () => {
    const types = allDefinitions(facts.vocabulary).map(({ key, type }) => [key, type]);
    expect(Object.fromEntries(types)).toMatchObject(namedKeys);
  });

  test('every provider has one offer, and where nobody pays for it, it leads to the provider’s own site', () => {
    expect([...offers.keys()].toSorted()).toEqual(ids.toSorted());
    for (const { provider, destination, paid } of offers.values()) {
      if (paid) continue;
      const own = hostOf(facts.providers.find(({ id }) => id === provider)?.website ?? '');
      expect(`.${hostOf(destination)}`, provider).toMatch(new RegExp(`\\.${RegExp.escape(own)}$`));
    }
  });

  // As facts age, the ranked providers change, but every provider must still be listed.
  test.each([0, 200, 565, 5000])(
    '%i days after the last check, every list still names everyone once',
    (age) => {
      const asOf = addDays(factsDay, age);
      for (const { id: profile } of methodology.profiles) {
        const scores = facts.providers.map((provider) => score(provider, methodology, profile, asOf));
        const { ranked, unranked } = rankScores(scores, methodology.rankedFrom);
        const named = [...ranked, ...unranked].map((entry) => entry.score.provider);
        expect(named.toSorted(), profile).toEqual(ids.toSorted());
        const values = ranked.map((entry) => entry.score.value ?? -1);
        expect(values, profile).toEqual(values.toSorted((a, b) => b - a));
        expect(
          values.filter((value) => value < 0 || value > 10),
          profile,
        ).toEqual([]);
      }
    },
  );
});

function hostOf(address: string): string {
  return new URL(address).hostname.replace(/^www\./, '');
}
