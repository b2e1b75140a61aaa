import { ifUnknownLacksTax } from '#price/reader-tax.ts';
import type { SpeedReport } from '#provider/measured-tests.ts';
import { freshValue, type Provider } from '#provider/provider.ts';
import { fullScore } from '#scoring/full-score.ts';
import { allPurpose, type Criterion } from '#scoring/methodology.ts';
import type { Reason } from '#scoring/score.ts';
import type { ScoringRule } from '#scoring/scoring-rule.ts';
import { isClearlyMore } from './clear-difference.ts';
import { hasEvidence, leadOf, tooClosePoints } from './deciding-criteria.ts';
import type { ComparedFacts } from './pair-facts.ts';
import { cheapestOf } from './price-finding.ts';
import { providerRankIn } from './rank-finding.ts';

/** The topics that most people decide by, in the order in which they ask. */
export const glanceTopics = ['price', 'privacy', 'streaming', 'speed', 'devices', 'apps'] as const;
export type Topic = (typeof glanceTopics)[number];

/** The verdict on one topic: which of the compared providers is best. */
export type TopicVerdict =
  /** Indexes of the best among those compared: one, or several that tie, ahead of at least one other. */
  | { readonly kind: 'wins'; readonly at: readonly number[] }
  | { readonly kind: 'same' }
  /** They differ, but by less than a test or a reader can notice. */
  | { readonly kind: 'close' }
  /** One is ahead, but its own answer is bad as well. */
  | { readonly kind: 'poor' }
  /** The answer is known for fewer than two of them, or the known answers cannot be compared. */
  | { readonly kind: 'open' };

export interface TopicFinding {
  readonly topic: Topic;
  readonly verdict: TopicVerdict;
}

export function topicFindings(facts: ComparedFacts): TopicFinding[] {
  return glanceTopics.map((topic) => ({ topic: topic, verdict: verdictOn[topic](facts) }));
}

const verdictOn: Readonly<Record<Topic, (facts: ComparedFacts) => TopicVerdict>> = {
  price: priceVerdict,
  privacy: privacyVerdict,
  streaming: (facts) => bestPoints(shownReasons(facts, 'panel')),
  speed: speedVerdict,
  devices: (facts) =>
    best(
      facts.providers.map((provider) => devicesOf(provider, facts)),
      isClearlyMore,
    ),
  apps: (facts) =>
    best(
      facts.providers.map((provider) => platformsOf(provider, facts)?.length),
      isClearlyMore,
    ),
};

/** Leaves the verdict open where a tax that a price page may have left out would change it. */
function priceVerdict(facts: ComparedFacts): TopicVerdict {
  const [verdict, other] = [billsVerdict(facts), billsVerdict(ifUnknownLacksTax(facts))];
  return JSON.stringify(verdict) === JSON.stringify(other) ? verdict : { kind: 'open' };
}

/** Leaves the verdict open for bills in two currencies, because they cannot be compared. */
function billsVerdict(facts: ComparedFacts): TopicVerdict {
  const costs = facts.providers.map((provider) => cheapestOf(provider, facts)?.cost);
  const currencies = new Set(costs.flatMap((cost) => cost?.currency ?? []));
  if (currencies.size > 1) return { kind: 'open' };
  return best(
    costs.map((cost) => cost?.total),
    (one, other) => isClearlyMore(other, one),
  );
}

/**
 * Returns the verdict on privacy. A winner must also be good in itself: a provider that logs its users is not better
 * because an audit confirmed it.
 */
function privacyVerdict(facts: ComparedFacts): TopicVerdict {
  const reasons = shownReasons(facts, 'promise-times-proof');
  const verdict = bestPoints(reasons);
  const isGood = (at: number) => (reasons[at]?.points ?? 0) > fullScore / 2;
  return verdict.kind === 'wins' && !verdict.at.some(isGood) ? { kind: 'poor' } : verdict;
}

/** Returns the reason for each provider's points, if there is at least weak evidence for them. */
function shownReasons(facts: ComparedFacts, rule: ScoringRule['name']): (Reason | undefined)[] {
  const criterion = criterionRuledBy(rule, facts)?.id;
  const overall = facts.ranking(allPurpose);
  return facts.providers.map(({ id }) => {
    const reason = providerRankIn(overall, id).score?.reasons.find((each) => each.criterion === criterion);
    return hasEvidence(reason?.evidence) ? reason : undefined;
  });
}

/** Returns the verdict by points; a winner's points must rest on strong evidence. */
function bestPoints(reasons: readonly (Reason | undefined)[]): TopicVerdict {
  return best(
    reasons,
    (own, other) => leadOf(own, other) > tooClosePoints,
    ({ points }) => points,
  );
}

type FreshFacts = Pick<ComparedFacts, 'providers' | 'methodology' | 'asOf'>;

/** Returns the criterion that uses a scoring rule, for rules that at most one criterion uses. */
export function criterionRuledBy(
  rule: ScoringRule['name'],
  { methodology }: Pick<ComparedFacts, 'methodology'>,
): Criterion | undefined {
  return methodology.criteria.find((criterion) => criterion.rule.name === rule);
}

/** Returns the verdict on speed. A test with low confidence does not make a winner. */
function speedVerdict(facts: ComparedFacts): TopicVerdict {
  const reports = sharedSpeeds(facts);
  const verdict = best(
    reports.map((report) => report?.value),
    isClearlyMore,
  );
  const isWeak = reports.some((report) => report?.confidence === 'low');
  return verdict.kind === 'wins' && isWeak ? { kind: 'close' } : verdict;
}

/**
 * Returns each provider's result in one shared test, because speeds of two testers cannot be compared. Takes the test that
 * most of the providers were in.
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

function devicesOf(provider: Provider, { methodology, asOf }: FreshFacts): number | undefined {
  const devices = freshValue(provider, 'devices', methodology.lifetimes, asOf);
  return devices === 'unlimited' ? Number.POSITIVE_INFINITY : devices;
}

export function platformsOf(
  provider: Provider,
  { methodology, asOf }: Pick<FreshFacts, 'methodology' | 'asOf'>,
): readonly string[] | undefined {
  return freshValue(provider, 'platforms', methodology.lifetimes, asOf);
}

/** Returns the verdict on these answers: those that no other clearly beats win, if at least one is beaten. */
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

/** Whether one provider alone is best on a topic. */
export function winsAlone(asked: Topic, at: number, findings: readonly TopicFinding[]): boolean {
  return findings.some(
    ({ topic, verdict }) =>
      topic === asked && verdict.kind === 'wins' && verdict.at.length === 1 && verdict.at[0] === at,
  );
}
