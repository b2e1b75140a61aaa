import { type LeadFinding, leadFinding } from './lead-finding.ts';
import { type NeedFinding, needFindings } from './need-findings.ts';
import { type OwnerFinding, ownerFinding } from './owner-finding.ts';
import type { Both, PairFacts } from './pair-facts.ts';
import { type PriceFinding, priceFinding } from './price-finding.ts';
import { type RankFinding, rankFinding } from './rank-finding.ts';
import { type Strength, strengthsOfBoth } from './strengths.ts';
import { type TopicFinding, topicFindings } from './topic-findings.ts';

/** The findings of a comparison as data, without text, so that all languages report the same. */
export interface ComparisonFindings {
  readonly rank: RankFinding;
  readonly owner: OwnerFinding;
  readonly price: PriceFinding;
  /** The clear advantages of each provider, strongest first. */
  readonly strengths: Both<readonly Strength[]>;
  readonly topics: readonly TopicFinding[];
  readonly needs: readonly NeedFinding[];
  readonly lead: LeadFinding;
}

export function comparisonFindings(facts: PairFacts): ComparisonFindings {
  const topics = topicFindings(facts);
  const rank = rankFinding(facts, 'overall');
  const price = priceFinding(facts);
  const strengths = strengthsOfBoth(facts, topics);
  return {
    rank,
    owner: ownerFinding(facts),
    price,
    strengths,
    topics,
    lead: leadFinding(facts, { rank, price, topics, strengths }),
    needs: needFindings(facts),
  };
}
