import { freshValue } from '../../provider/provider.ts';
import { confidenceOf } from '../../scoring/confidence.ts';
import { type AuditFinding, auditFinding } from './audit-finding.ts';
import { type NeedFinding, needFindings } from './need-findings.ts';
import { type OwnerFinding, ownerFinding } from './owner-finding.ts';
import { largerSide, type PairFacts, type Side } from './pair-facts.ts';
import { type PriceFinding, priceFinding } from './price-finding.ts';
import { type ScoreLines, scoreLines } from './score-lines.ts';
import { providerRanks, type StandingFinding, standingFinding } from './standing-finding.ts';

/** What a comparison has to say, as data: no words, so that all languages say the same. */
export interface ComparisonFindings {
  readonly standing: StandingFinding;
  /** What sets the two overall scores apart; undefined where one of them has none. */
  readonly apart: ScoreLines | undefined;
  readonly owner: OwnerFinding;
  readonly price: PriceFinding;
  readonly audits: AuditFinding;
  /** Whose score rests on little evidence and must be read with care. */
  readonly thin: readonly Side[];
  readonly needs: readonly NeedFinding[];
  /** Who allows more devices at once; undefined where they allow as many, or nobody says. */
  readonly moreDevices: Side | undefined;
}

export function comparisonFindings(facts: PairFacts): ComparisonFindings {
  const ranks = providerRanks(facts, 'overall');
  const [first, second] = ranks;
  return {
    standing: standingFinding(facts, 'overall'),
    apart: first.score && second.score ? scoreLines([first.score, second.score]) : undefined,
    owner: ownerFinding(facts),
    price: priceFinding(facts),
    audits: auditFinding(facts),
    thin: ([0, 1] as const).filter(
      (side) => confidenceOf(ranks[side].score ?? { evidence: 0 }, facts.methodology.confidence) === 'thin',
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
