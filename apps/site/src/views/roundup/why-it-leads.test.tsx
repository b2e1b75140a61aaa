import { localeCodes } from '@vpn-site/core/locale/locale-table.ts';
import { renderElement } from '@vpn-site/fixture/render-html.tsx';
import { testContext } from '@vpn-site/fixture/test-context.ts';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { SiteContext } from '#site/site-context.ts';
import { WhyItLeads } from './why-it-leads.tsx';
import { whyItLeads } from './why-it-leads-model.ts';

const english = testContext();
const ids = ['alder', 'elm', 'birch', 'fir'] as const;

interface Given {
  /** Scores in the ranking of the page, in order. */
  readonly scores: Readonly<Record<string, number>>;
  readonly tiers: readonly (readonly string[])[];
  /** Providers that have a rank in the other profiles. */
  readonly elsewhere: readonly string[];
}

function siteWith({ scores, tiers, elsewhere }: Given, site: SiteContext = english): SiteContext {
  const result = english.ranking('overall');
  const entry = (provider: string, value: number) => {
    const score = result.ranking.ranked.find((each) => each.score.provider === provider)?.score;
    return score ? [{ rank: 1, score: { ...score, value } }] : [];
  };
  const rankingOf = (providers: readonly string[]) => ({
    ranked: providers.flatMap((id) => entry(id, scores[id] ?? 0)),
    unranked: [],
  });
  return {
    ...site,
    ranking: (profile) => {
      const ranking = rankingOf(profile === 'overall' ? tiers.flat() : elsewhere);
      return { ...result, ranking, atPublication: ranking, tiers: profile === 'overall' ? tiers : [] };
    },
  };
}
const why = (given: Given, leader = given.tiers[0]?.[0] ?? '') =>
  whyItLeads(leader, 'overall', new Map(), siteWith(given));

describe('why a pick leads', () => {
  const scores = { alder: 8, elm: 8.2, birch: 5, fir: 2 };

  test('because it ranks in most other lists, if it does', () => {
    const given = { scores, tiers: [['elm', 'alder'], ['birch']], elsewhere: ['alder'] };
    expect(why(given, 'alder')?.why).toBe(
      'Two VPNs are tied for first. Alder VPN leads because it’s ranked in more of our other lists: 5 of 5.',
    );
  });

  test('because its score is the highest, if the lists do not decide', () => {
    const given = { scores, tiers: [['elm', 'alder'], ['birch']], elsewhere: ['alder', 'elm'] };
    expect(why(given)?.why).toMatch(/Elm VPN leads with the highest score\.$/);
    expect(why(given, 'alder')?.why).toMatch(/stays our pick until another is clearly above it\.$/);
  });

  test('alone, because it is clearly above the next; the alternatives are the next in this list', () => {
    const view = why({ scores, tiers: [['elm'], ['alder', 'birch'], ['fir']], elsewhere: [] });
    expect(view?.why).toBe('Elm VPN is clearly above Alder VPN, the next in this list.');
    expect(view?.alternatives.map(({ face }) => face.id)).toEqual(['alder', 'birch', 'fir']);
    expect(why({ scores, tiers: [['elm']], elsewhere: [] })).toBeUndefined();
  });

  test('who should take the others is the author’s text, or what speaks for them most', () => {
    const given = { scores, tiers: [['elm', 'alder', 'birch']], elsewhere: [] };
    const view = whyItLeads('elm', 'overall', new Map([['alder', 'you pay cash.']]), siteWith(given));
    if (!view) throw new Error('There are others.');
    const lines = renderElement(<WhyItLeads {...view} />).all('li');
    expect(lines[0]?.text).toMatch(/Alder VPN if you pay cash\.$/);
    expect(lines[1]?.text).toMatch(/Birch VPN : .+\.$/);
  });
});

test.each(localeCodes)('in %s the sentence names the leader and never contradicts the scores', (locale) => {
  const site = testContext(locale);
  const score = fc.integer({ min: 0, max: 100 }).map((tenths) => tenths / 10);
  fc.assert(
    fc.property(
      fc.record({ alder: score, elm: score, birch: score, fir: score }),
      fc.subarray([...ids]),
      fc.integer({ min: 1, max: 4 }),
      fc.constantFrom(...ids),
      (scores, elsewhere, tied, leader) => {
        const order = ids.toSorted((a, b) => scores[b] - scores[a]);
        const first = order.slice(0, tied);
        fc.pre(first.includes(leader));
        const context = siteWith({ scores, tiers: [first, order.slice(tied)], elsewhere }, site);
        const view = whyItLeads(leader, 'overall', new Map(), context);
        if (!view) return;
        expect(view.why).toContain(site.providers.get(leader)?.name);
        const highest = site.t('roundup.lead.highest', { provider: 'X', count: tied }).split('X')[1] ?? '';
        if (tied > 1 && highest !== '' && view.why.endsWith(highest)) {
          expect(scores[leader]).toBe(Math.max(...first.map((id) => scores[id])));
        }
      },
    ),
    { numRuns: 60 },
  );
});
