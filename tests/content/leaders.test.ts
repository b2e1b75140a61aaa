import { loadCatalog } from '@vpn-site/content/catalog.ts';
import { addDays } from '@vpn-site/core/day/day.ts';
import { leaderOf } from '@vpn-site/core/scoring/picks.ts';
import { profileScorer } from '@vpn-site/core/scoring/score-profile.ts';
import { expect, test } from 'vitest';
import { liveRoot } from './live-site.ts';

const { methodology, facts, asOf } = loadedFacts();

function loadedFacts() {
  const catalog = loadCatalog(liveRoot);
  return { ...catalog, facts: [...catalog.facts.providers], asOf: catalog.methodology.published };
}

/** The number of days between two tested days, over 400 days. This is enough to find a changed leader, and still fast. */
const step = 40;

test('no list changes its leader by age alone', { timeout: 120_000 }, () => {
  const days = Array.from({ length: 400 / step + 1 }, (_, at) => addDays(asOf, at * step));
  const results = days.map((day) => profileScorer(facts, methodology, day));
  for (const { id } of methodology.profiles) {
    results.slice(1).forEach((resultOf, at) => {
      const before = leaderOf(id, facts, methodology, results[at] ?? resultOf);
      const after = leaderOf(id, facts, methodology, resultOf);
      if (before === undefined || before === after) return;
      const { rankRanges, tiers } = resultOf(id);
      const ranked = [...rankRanges.byProvider.keys()];
      const isBeaten = ranked.some((other) => rankRanges.isClearlyAbove(other, before));
      const hasLeft = !tiers[0]?.includes(before);
      expect(isBeaten || hasLeft, `${id}: ${after} leads instead of ${before}`).toBe(true);
    });
  }
});
