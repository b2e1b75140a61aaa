import { allPurpose } from '#scoring/methodology.ts';
import type { ComparedFacts } from './pair-facts.ts';
import { sixThings, sixThingsOf, type Thing, winsAlone } from './six-things.ts';
import { isVisibleLead, providerRankIn } from './standing-finding.ts';

/** What one of several chosen providers is best at, among them. */
export interface SelectionFinding {
  readonly provider: string;
  /** The lists, besides the overall one, in which it stands above all the others that are chosen. */
  readonly needs: readonly string[];
  readonly hasHighestScore: boolean;
  /** Which of the six things it alone is best at. */
  readonly things: readonly Thing[];
}

export function selectionFindings(facts: ComparedFacts): SelectionFinding[] {
  const lists = facts.methodology.profiles.map(({ id }) => ({ id, best: bestIn(id, facts) }));
  const things = sixThingsOf(facts);
  return facts.providers.map(({ id: provider }, at) => {
    const own = lists.filter(({ best }) => best === provider).map(({ id }) => id);
    return {
      provider,
      needs: own.filter((id) => id !== allPurpose),
      hasHighestScore: own.includes(allPurpose),
      things: sixThings.filter((thing) => winsAlone(thing, at, things)),
    };
  });
}

/**
 * Above everyone else who is ranked. For a need it must also be known of the others that they lack what it asks for: that
 * nobody has looked does not make them worse.
 */
function bestIn(profile: string, { providers, ranking }: ComparedFacts): string | undefined {
  const ranks = providers.map(({ id }) => ({ id, rank: providerRankIn(ranking(profile), id) }));
  return ranks.find(
    ({ id, rank }) =>
      rank.isRanked &&
      ranks.every(({ id: other, rank: elsewhere }) => {
        if (other === id) return true;
        if (elsewhere.isRanked) return isVisibleLead(rank.score, elsewhere.score);
        const isMissed = elsewhere.why.why === 'requirement' && elsewhere.why.isKnown;
        return profile === allPurpose || isMissed;
      }),
  )?.id;
}
