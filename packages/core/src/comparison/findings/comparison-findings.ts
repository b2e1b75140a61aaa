import { type NeedFinding, needFindings } from './need-findings.ts';
import { type OwnerFinding, ownerFinding } from './owner-finding.ts';
import type { Both, PairFacts } from './pair-facts.ts';
import { type PriceFinding, priceFinding } from './price-finding.ts';
import { sixThingsOf, type ThingFinding } from './six-things.ts';
import { type StandingFinding, standingFinding } from './standing-finding.ts';
import { type Strength, strengthsOfBoth } from './strengths.ts';

/** The findings of a comparison as data, without text, so that all languages report the same. */
export interface ComparisonFindings {
  readonly standing: StandingFinding;
  readonly owner: OwnerFinding;
  readonly price: PriceFinding;
  /** Clear advantages of each, strongest first. */
  readonly strengths: Both<readonly Strength[]>;
  readonly things: readonly ThingFinding[];
  readonly needs: readonly NeedFinding[];
}

export function comparisonFindings(facts: PairFacts): ComparisonFindings {
  const things = sixThingsOf(facts);
  return {
    standing: standingFinding(facts, 'overall'),
    owner: ownerFinding(facts),
    price: priceFinding(facts),
    strengths: strengthsOfBoth(facts, things),
    things,
    needs: needFindings(facts),
  };
}
