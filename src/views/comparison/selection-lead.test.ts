import { describe, expect, test } from 'vitest';
import { allPairs } from '#domain/comparison/pair-address.ts';
import { localeCodes } from '#domain/locale/locale-table.ts';
import { testContext } from '#fixtures/test-context.ts';
import type { SiteContext } from '#site/site-context.ts';
import { selectionLead } from './selection-lead.ts';

describe.each(localeCodes)('what leads a choice, in %s', (locale) => {
  const site = testContext(locale);
  const ids = [...site.providers.keys()];
  const threes = allPairs(ids).flatMap(([a, b]) => ids.filter((id) => id > b).map((c) => [a, b, c]));

  test('every sentence is whole and names who is ranked first of the three', () => {
    const order = site.ranking('overall').ranking.ranked.map(({ score }) => score.provider);
    for (const chosen of threes) {
      const lead = selectionLead(chosen, site);
      expect(lead, chosen.join()).toMatch(/^\S.*\.$/s);
      expect(lead, chosen.join()).not.toMatch(/undefined|NaN|Infinity|comparison\.|\{|\}| {2}|\.\./);
      const first = order.find((id) => chosen.includes(id));
      if (first !== undefined) expect(lead).toContain(site.providers.get(first)?.name);
    }
  });
});

describe('where the order says little', () => {
  const site = testContext();
  const overall = site.ranking('overall');
  const ranked = (values: Readonly<Record<string, number>>): SiteContext => ({
    ...site,
    ranking: () => ({
      ...overall,
      ranking: {
        ...overall.ranking,
        ranked: overall.ranking.ranked.flatMap((entry) => {
          const value = values[entry.score.provider];
          return value === undefined ? [] : [{ ...entry, score: { ...entry.score, value } }];
        }),
      },
    }),
  });
  const chosen = ['alder', 'birch', 'elm'];

  test('scores that read the same are level', () => {
    const lead = selectionLead(chosen, ranked({ alder: 8.04, birch: 7, elm: 7.96 }));
    expect(lead).toContain('Alder VPN and Elm VPN share the highest overall score here: 8.0 of 10.');
  });

  test('nobody is first where nobody is ranked', () => {
    const lead = selectionLead(['cedar', 'dogwood'], site);
    expect(lead).toContain('None of them has a place in the overall ranking');
  });

  test('totals in two currencies have no smallest', () => {
    expect(selectionLead(chosen, site)).not.toContain('smallest');
    expect(selectionLead(['alder', 'birch', 'fir'], site)).toMatch(
      /The smallest known bill over 36 months, renewal included: Fir VPN, \$99\.00\.$/,
    );
  });
});
