import { allPurpose } from '#scoring/methodology.ts';
import type { ComparedFacts } from './pair-facts.ts';
import { isVisibleLead, providerRankIn } from './rank-finding.ts';
import { glanceTopics, type Topic, topicFindings, winsAlone } from './topic-findings.ts';

/** The advantages of one chosen provider over the other chosen ones. */
export interface SelectionFinding {
  readonly provider: string;
  /** The profiles, besides the overall one, in which the provider ranks above all other chosen providers. */
  readonly needs: readonly string[];
  readonly hasHighestScore: boolean;
  /** The topics on which the provider is better than all other chosen ones. */
  readonly topics: readonly Topic[];
}

export function selectionFindings(facts: ComparedFacts): SelectionFinding[] {
  const lists = facts.methodology.profiles.map(({ id }) => ({ id, best: bestIn(id, facts) }));
  const findings = topicFindings(facts);
  return facts.providers.map(({ id: provider }, at) => {
    const own = lists.filter(({ best }) => best === provider).map(({ id }) => id);
    return {
      provider,
      needs: own.filter((id) => id !== allPurpose),
      hasHighestScore: own.includes(allPurpose),
      topics: glanceTopics.filter((topic) => winsAlone(topic, at, findings)),
    };
  });
}

/**
 * Returns the provider that ranks above all others in a profile. In profiles other than the overall one, an unranked
 * provider counts as lower only if it is known to lack a requirement, because missing data does not make it worse.
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
