import { loadCatalog } from '@vpn-site/content/catalog.ts';
import { definitionOf } from '@vpn-site/core/provider/vocabulary.ts';
import { mustHaves } from '@vpn-site/core/your-ranking/must-haves.ts';
import { maxWeight } from '@vpn-site/core/your-ranking/ranking-choice.ts';
import { rankingData } from '@vpn-site/core/your-ranking/ranking-data.ts';
import { describe, expect, test } from 'vitest';
import { liveRoot } from './live-site.ts';

const { facts, methodology } = loadCatalog(liveRoot);
const { profiles } = rankingData(facts.providers, methodology, methodology.published);

describe('a ranking of one’s own, with the method and the vocabulary of this site', () => {
  test.each(profiles.map(({ id, own }) => [id, own] as const))(
    'a slider can show every weight of "%s"',
    (_id, own) => {
      expect(Object.keys(own).toSorted()).toEqual(facts.vocabulary.groups.map(({ id }) => id).toSorted());
      for (const weight of Object.values(own)) expect(weight).toBeLessThanOrEqual(maxWeight);
    },
  );

  test.each(mustHaves)('the must-have "$id" asks for what the vocabulary has words for', ({ key, rule }) => {
    const definition = definitionOf(key, facts.vocabulary);
    expect(definition).toBeDefined();
    for (const option of 'options' in rule ? rule.options : []) {
      expect(definition?.options).toHaveProperty(option);
    }
  });
});
