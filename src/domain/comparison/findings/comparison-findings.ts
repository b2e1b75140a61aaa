import { freshValue } from '../../provider/provider.ts';
import { type AuditFinding, auditFinding } from './audit-finding.ts';
import { type DecidingCriterion, decidingCriteria } from './deciding-criteria.ts';
import { type NeedFinding, needFindings } from './need-findings.ts';
import { type OwnerFinding, ownerFinding } from './owner-finding.ts';
import { largerSide, type PairFacts, type Side } from './pair-facts.ts';
import { type PriceFinding, priceFinding } from './price-finding.ts';
import { providerRanks, type StandingFinding, standingFinding } from './standing-finding.ts';

/** What a comparison has to say, as data: no words, so that all languages say the same. */
export interface ComparisonFindings {
  readonly standing: StandingFinding;
  /** What sets the two apart most, the strongest first. */
  readonly deciding: readonly DecidingCriterion[];
  readonly owner: OwnerFinding;
  readonly price: PriceFinding;
  readonly audits: AuditFinding;
  /** Whose score rests on few known facts and must be read with care. */
  readonly thin: readonly Side[];
  readonly needs: readonly NeedFinding[];
  /** Who allows more devices at once; undefined where they allow as many, or nobody says. */
  readonly moreDevices: Side | undefined;
}

const maxDeciding = 3;
/** Below this share of known weight, a quarter or more of a score is missing. */
const minCoverage = 0.75;

export function comparisonFindings(facts: PairFacts): ComparisonFindings {
  const [first, second] = providerRanks(facts, 'overall');
  const deciding = first.score && second.score ? decidingCriteria([first.score, second.score]) : [];
  return {
    standing: standingFinding(facts, 'overall'),
    deciding: deciding.slice(0, maxDeciding),
    owner: ownerFinding(facts),
    price: priceFinding(facts),
    audits: auditFinding(facts),
    thin: ([0, 1] as const).filter(
      (side) => ((side === 0 ? first : second).score?.coverage ?? 0) < minCoverage,
    ),
    needs: needFindings(facts),
    moreDevices: moreDevices(facts),
  };
}

function moreDevices({ providers, methodology, asOf }: PairFacts): Side | undefined {
  const [first, second] = providers.map((provider) => {
    const devices = freshValue(provider, 'devices', methodology.lifetimes, asOf);
    return devices === 'unlimited' ? Number.POSITIVE_INFINITY : devices;
  });
  if (typeof first !== 'number' || typeof second !== 'number') return undefined;
  return largerSide([first, second]);
}
