import { renewalJump } from '@vpn-site/core/price/advertised-month.ts';
import { knownFact, type Provider } from '@vpn-site/core/provider/provider.ts';
import type { Tone } from '@vpn-site/core/scoring/answer-tone.ts';
import { deductionLine } from '@vpn-site/core/scoring/differences.ts';
import { fullScore } from '@vpn-site/core/scoring/full-score.ts';
import { type Criterion, criterionNamed } from '@vpn-site/core/scoring/methodology.ts';
import { flawsOf } from '@vpn-site/core/scoring/picks.ts';
import { cheapestOnBasis } from '@vpn-site/core/scoring/price-points.ts';
import { weighReasons } from '@vpn-site/core/scoring/reason-effects.ts';
import type { Reason } from '@vpn-site/core/scoring/score.ts';
import { factView, type MarkView, markView } from '#evidence/fact/fact-view.ts';
import { higherFrom } from '#price/price-line-model.ts';
import { providerById } from '#site/provider-by-id.ts';
import type { FactContext, SiteFacts } from '#site/site-context.ts';
import { costlyIncidents } from './deduction.ts';
import { scoreOf } from './score-model.ts';
import { criterionWords } from './words/criterion-words.ts';
import { goodFrom, type Stance, sideForPoints } from './words/outcome-input.ts';
import { incidentWords } from './words/record-words.ts';

/** The result of one criterion for a provider: what it means for the reader, in plain words. */
export interface Outcome {
  /** The criterion's id, or `deductionLine`. */
  readonly criterion: string;
  readonly tone: Tone;
  /** Starts in lower case and has no period, because it continues "The catch:" or is a list item. Never a label with a value. */
  readonly words: string;
  readonly mark: MarkView | undefined;
  /** A second criterion that the text covers. */
  readonly secondCriterion?: string;
}

/**
 * Returns the outcome of one criterion, worded for or against the provider. Without `given`, the points before doubt decide
 * between the two.
 */
export function outcomeOf(
  providerId: string,
  criterionId: string,
  profile: string,
  site: FactContext,
  given?: Stance,
): Outcome {
  if (criterionId === deductionLine) return incidentOutcome(providerId, site);
  const criterion = criterionNamed(site.methodology, criterionId);
  const reason = scoreOf(providerId, profile, site)?.reasons.find((each) => each.criterion === criterionId);
  const tone = toneOf(reason);
  const provider = providerById(providerId, site);
  const side = given ?? sideForPoints(reason?.full ?? 0);
  return {
    criterion: criterionId,
    tone,
    words: criterionWords({ provider, criterion, side, site }, tone),
    mark: markView(factView(providerId, markedKey(criterion), site), site),
  };
}

/** Returns the outcome of incidents, described by the one with the largest deduction. */
function incidentOutcome(providerId: string, site: FactContext): Outcome {
  const [worst] = costlyIncidents(providerId, site);
  return {
    criterion: deductionLine,
    tone: worst ? 'bad' : 'good',
    words: worst ? incidentWords(worst.entry, site) : site.t('outcome.noIncidents'),
    mark: worst?.mark,
  };
}

/** Returns the key whose source is shown. If a number was measured, that is the measured number and not the advertised one. */
function markedKey({ keys, rule }: Criterion): string {
  return (rule.name === 'measured-number' ? keys[1] : keys[0]) ?? '';
}

const partlyFrom = fullScore * 0.25;

function toneOf(reason: Reason | undefined): Tone {
  if (reason === undefined || reason.evidence === 'unknown') return 'unknown';
  // A criterion that does not apply counts as fully met.
  const { points = fullScore } = reason;
  if (points >= goodFrom) return 'good';
  return points >= partlyFrom ? 'partly' : 'bad';
}

/**
 * Returns the provider's main drawback in a ranking, or undefined if it has none. If the cost is the heaviest flaw and the
 * price jumps at renewal, the text names the jump. If ownership is the next heaviest flaw, the text names it too.
 */
export function mainDrawback(
  providerId: string,
  profile: string,
  site: FactContext,
  /** A criterion to skip, because the page already mentions it. */
  given?: string,
): Outcome | undefined {
  const score = scoreOf(providerId, profile, site);
  const [heaviest, next] = score ? flawsOf(score).filter((flaw) => flaw !== given) : [];
  if (heaviest === undefined) return undefined;
  const flaw = outcomeOf(providerId, displayedFlaw(heaviest, providerId, site), profile, site, 'against');
  if (next === undefined || !isOwnership(next, site)) return flaw;
  const owner = outcomeOf(providerId, next, profile, site, 'against');
  return owner.tone === 'bad'
    ? {
        ...flaw,
        words: site.t('outcome.both', { first: flaw.words, second: owner.words }),
        secondCriterion: next,
      }
    : flaw;
}

function findCriterion(criterion: string, { methodology }: SiteFacts): Criterion | undefined {
  return methodology.criteria.find(({ id }) => id === criterion);
}

function isOwnership(criterion: string, site: SiteFacts): boolean {
  return findCriterion(criterion, site)?.keys[0] === 'owner-interests';
}

function displayedFlaw(flaw: string, providerId: string, site: SiteFacts): string {
  if (findCriterion(flaw, site)?.rule.name !== 'cost') return flaw;
  const renewal = site.methodology.criteria.find(({ rule }) => rule.name === 'renewal-jump');
  return renewal && hasRenewalJump(providerById(providerId, site), site) ? renewal.id : flaw;
}

function hasRenewalJump(provider: Provider, { methodology }: SiteFacts): boolean {
  const plans = knownFact(provider, 'prices')?.value ?? [];
  const judged = cheapestOnBasis(plans, methodology.costBasis)?.plan;
  return judged !== undefined && (renewalJump(judged) ?? 1) >= higherFrom;
}

/** Returns a provider's main strengths in a list, strongest first. */
export function strengthsOf(
  providerId: string,
  profile: string,
  site: FactContext,
  count: number,
): Outcome[] {
  return weighReasons(scoreOf(providerId, profile, site)?.reasons ?? [])
    .positive.slice(0, count)
    .map(({ criterion }) => outcomeOf(providerId, criterion, profile, site, 'for'));
}

/** Returns a provider's main weaknesses in a list, heaviest first. */
export function weaknessesOf(
  providerId: string,
  profile: string,
  site: FactContext,
  count: number,
): Outcome[] {
  return weighReasons(scoreOf(providerId, profile, site)?.reasons ?? [])
    .negative.slice(0, count)
    .map(({ criterion }) => outcomeOf(providerId, criterion, profile, site, 'against'));
}
