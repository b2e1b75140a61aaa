import { comparableTotals } from '#price/three-year-bill.ts';
import { countsAsIncident, type HarmfulIncident } from '#provider/incident.ts';
import type { SpeedReport } from '#provider/measured-tests.ts';
import { sameOwners } from '#provider/ownership.ts';
import { freshValue, knownFact, type Provider } from '#provider/provider.ts';
import { fullScore } from '#scoring/full-score.ts';
import { incidentDeduction } from '#scoring/incident-deduction.ts';
import { allPurpose, type Criterion } from '#scoring/methodology.ts';
import type { Reason } from '#scoring/score.ts';
import type { ScoringRule } from '#scoring/scoring-rule.ts';
import { isClearlyCheaper, isClearlyMore } from './clear-difference.ts';
import { certainLead, hasEvidence, tooClosePoints } from './deciding-criteria.ts';
import type { ComparedFacts } from './pair-facts.ts';
import { billOf } from './price-finding.ts';
import { providerRankIn } from './rank-finding.ts';

/** The topics of the table "At a glance", in the order in which readers need them. */
export const glanceTopics = ['price', 'privacy', 'owner', 'streaming', 'devices', 'record'] as const;
export type Topic = (typeof glanceTopics)[number];

/** The verdict on one topic: which of the compared providers is best. */
export type TopicVerdict =
  /** Indexes of the best providers: one, or several that tie, ahead of at least one other. */
  | { readonly kind: 'wins'; readonly at: readonly number[] }
  | { readonly kind: 'same' }
  /**
   * The answers differ by less than the precision of the data: of our evidence, of a test, or of a price that may exclude
   * tax.
   */
  | { readonly kind: 'close' }
  /** The answers differ by too little to matter. */
  | { readonly kind: 'level' }
  /** One provider is ahead, but its own answer is bad too. */
  | { readonly kind: 'poor' }
  /** No verdict: fewer than two answers are known, or the known answers cannot be compared. */
  | { readonly kind: 'open' };

export interface TopicFinding {
  readonly topic: Topic;
  readonly verdict: TopicVerdict;
}

export function topicFindings(facts: ComparedFacts): TopicFinding[] {
  return glanceTopics.map((topic) => ({ topic, verdict: verdictOn[topic](facts) }));
}

const verdictOn: Readonly<Record<Topic, (facts: ComparedFacts) => TopicVerdict>> = {
  price: priceVerdict,
  privacy: (facts) => shownVerdict(facts, criterionRuledBy('promise-times-proof', facts)),
  owner: ownerVerdict,
  streaming: (facts) => shownVerdict(facts, criterionRuledBy('panel', facts)),
  devices: (facts) =>
    best(
      facts.providers.map((provider) => devicesOf(provider, facts)),
      isClearlyMore,
    ),
  record: recordVerdict,
};

/**
 * Compares the three-year bills at the exchange rates of the scores. The verdict is `close` if a tax that a page does not
 * mention could change it, and `open` without an exchange rate.
 */
function priceVerdict(facts: ComparedFacts): TopicVerdict {
  const bills = facts.providers.map((provider) => billOf(provider, facts));
  const compared = comparableTotals(
    bills.filter((bill) => bill !== undefined),
    facts,
  );
  if (!compared) return { kind: 'open' };
  const known = compared.totals.values();
  const totals = bills.map((bill) => bill && known.next().value);
  const lowest = best(
    totals.map((total) => total?.low),
    isClearlyCheaper,
  );
  const safest = best(
    totals,
    (one, other) => isClearlyCheaper(one.high, other.low),
    ({ low, high }) => `${low} ${high}`,
  );
  return JSON.stringify(lowest) === JSON.stringify(safest) ? lowest : { kind: 'close' };
}

/** Compares conflicts of interest. Brands of one group have one owner. */
function ownerVerdict(facts: ComparedFacts): TopicVerdict {
  const ids = facts.providers.map(({ id }) => id);
  const isOneGroup = sameOwners(ids, facts.ownership).some(
    ({ providers }) => providers.length === ids.length,
  );
  if (isOneGroup) return { kind: 'same' };
  const verdict = shownVerdict(facts, criterionOn('owner-interests', facts));
  // Owners are never a tie, even if neither has a conflict of interest.
  return verdict.kind === 'same' ? { kind: 'level' } : verdict;
}

/**
 * Returns the verdict by the points of a criterion. A good answer beats an unconfirmed one. A winner must be good in
 * itself: a provider that logs its users is not better because an audit confirmed this.
 */
function shownVerdict(facts: ComparedFacts, criterion: Criterion | undefined): TopicVerdict {
  const overall = facts.ranking(allPurpose);
  const reasons = facts.providers.map(({ id }) => {
    const reason = providerRankIn(overall, id).score?.reasons.find(
      (each) => each.criterion === criterion?.id,
    );
    return hasEvidence(reason?.evidence) ? reason : undefined;
  });
  const isGood = (reason: Reason | undefined) => (reason?.full ?? 0) > fullScore / 2;
  const known = reasons.filter((reason) => reason !== undefined);
  const verdict =
    known.length === 1 ? beatsUnknown(reasons) : best(reasons, isClearlyBetter, ({ full }) => full);
  return verdict.kind === 'wins' && !verdict.at.some((at) => isGood(reasons[at]))
    ? { kind: 'poor' }
    : verdict;
}

/** The min lead in points for answers on weak evidence, which have already lost points for it. */
const weakLead = 2;

function isClearlyBetter(own: Reason, other: Reason): boolean {
  if (own.evidence === 'strong') return certainLead(own, other) > tooClosePoints;
  return (own.points ?? 0) - (other.points === undefined ? 0 : other.best) >= weakLead;
}

function beatsUnknown(reasons: readonly (Reason | undefined)[]): TopicVerdict {
  return { kind: 'wins', at: reasons.flatMap((reason, at) => (reason ? [at] : [])) };
}

/** The max deduction with which a record can win. */
const maxMinorDeduction = 0.3;
/** The smallest difference between two deductions that matters. */
const minRecordLead = 0.2;
/**
 * The min deduction for handing over data in this comparison. Scores reduce it with time, but readers always want to know.
 */
const handedOverDeduction = 1;

/**
 * Compares incidents. A record without incidents that no source confirms never wins: it may not be better than a bad
 * record, and it may equal a good one.
 */
function recordVerdict(facts: ComparedFacts): TopicVerdict {
  const deductions = facts.providers.map((provider) => recordDeduction(provider, facts));
  const known = deductions.filter((deduction) => deduction !== undefined);
  if (known.length === 0) return { kind: 'open' };
  if (known.length === 1) return { kind: (known[0] ?? 0) <= maxMinorDeduction ? 'level' : 'poor' };
  const verdict = best(deductions, (own, other) => other - own >= minRecordLead);
  if (verdict.kind === 'close') return { kind: 'level' };
  const isMinor = (at: number) => (deductions[at] ?? 0) <= maxMinorDeduction;
  return verdict.kind === 'wins' && !verdict.at.every(isMinor) ? { kind: 'poor' } : verdict;
}

function recordDeduction(provider: Provider, { methodology, asOf }: ComparedFacts): number | undefined {
  if (!knownFact(provider, 'incidents')) return undefined;
  const deduction = incidentDeduction(provider, methodology, asOf);
  return handedOverOf(provider) ? Math.max(handedOverDeduction, deduction) : deduction;
}

/** Returns the incident in which a provider handed over data that it had promised not to keep. */
export function handedOverOf(provider: Provider): HarmfulIncident | undefined {
  const incidents = knownFact(provider, 'incidents')?.value ?? [];
  return incidents.filter(countsAsIncident).find(({ harm }) => harm === 'handed-over');
}

type FreshFacts = Pick<ComparedFacts, 'providers' | 'methodology' | 'asOf'>;

function criterionOn(
  key: string,
  { methodology }: Pick<ComparedFacts, 'methodology'>,
): Criterion | undefined {
  return methodology.criteria.find(({ keys }) => keys[0] === key);
}

/** Returns the criterion that uses a scoring rule. Only for rules that at most one criterion uses. */
export function criterionRuledBy(
  rule: ScoringRule['name'],
  { methodology }: Pick<ComparedFacts, 'methodology'>,
): Criterion | undefined {
  return methodology.criteria.find((criterion) => criterion.rule.name === rule);
}

/**
 * Returns each provider's result in the same test, because speeds of different testers cannot be compared. It takes the
 * test in which most of the providers took part.
 */
export function sharedSpeeds({
  providers,
  methodology: { lifetimes },
  asOf,
}: FreshFacts): (SpeedReport | undefined)[] {
  const testOf = ({ tester, metric, unit }: SpeedReport) => [tester, metric.en, unit].join('\n');
  const reports = providers.map((provider) => freshValue(provider, 'speed-reports', lifetimes, asOf) ?? []);
  const tests = Map.groupBy(
    reports.flatMap((own) => [...new Set(own.map(testOf))]),
    (test) => test,
  );
  const [shared] = [...tests.values()].toSorted((a, b) => b.length - a.length);
  return reports.map((own) => own.find((report) => testOf(report) === shared?.[0]));
}

/** Returns how many devices can be connected at once; infinity if there is no limit. */
export function devicesOf(
  provider: Provider,
  { methodology, asOf }: Pick<FreshFacts, 'methodology' | 'asOf'>,
): number | undefined {
  const devices = freshValue(provider, 'devices', methodology.lifetimes, asOf);
  return devices === 'unlimited' ? Number.POSITIVE_INFINITY : devices;
}

export function platformsOf(
  provider: Provider,
  { methodology, asOf }: Pick<FreshFacts, 'methodology' | 'asOf'>,
): readonly string[] | undefined {
  return freshValue(provider, 'platforms', methodology.lifetimes, asOf);
}

/** Returns the verdict on these answers. All answers that no other clearly beats win, if at least one answer is beaten. */
function best<T>(
  answers: readonly (T | undefined)[],
  isBetter: (one: T, other: T) => boolean,
  amountOf: (answer: T) => unknown = (answer) => answer,
): TopicVerdict {
  const known = answers.flatMap((answer, at) => (answer === undefined ? [] : [{ answer, at }]));
  if (known.length < 2) return { kind: 'open' };
  if (new Set(known.map(({ answer }) => amountOf(answer))).size === 1) return { kind: 'same' };
  const unbeaten = known.filter((own) => !known.some((other) => isBetter(other.answer, own.answer)));
  if (unbeaten.length === known.length) return { kind: 'close' };
  return { kind: 'wins', at: unbeaten.map(({ at }) => at) };
}

/** Whether a provider is better than all others on a topic. */
export function winsAlone(asked: Topic, at: number, findings: readonly TopicFinding[]): boolean {
  return findings.some(
    ({ topic, verdict }) =>
      topic === asked && verdict.kind === 'wins' && verdict.at.length === 1 && verdict.at[0] === at,
  );
}
