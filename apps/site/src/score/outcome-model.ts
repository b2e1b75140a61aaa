import { countsAsIncident } from '@vpn-site/core/provider/incident.ts';
import { knownFact } from '@vpn-site/core/provider/provider.ts';
import type { Tone } from '@vpn-site/core/scoring/answer-tone.ts';
import { deductionId } from '@vpn-site/core/scoring/differences.ts';
import { fullScore } from '@vpn-site/core/scoring/full-score.ts';
import { type Criterion, criterionNamed } from '@vpn-site/core/scoring/methodology.ts';
import { weighReasons } from '@vpn-site/core/scoring/reason-effects.ts';
import type { Reason } from '@vpn-site/core/scoring/score.ts';
import { factView, type MarkView, markView } from '#evidence/fact/fact-view.ts';
import { asserted, criterionKey, knownValue, unknownValue } from '#site/assertions.ts';
import { providerById } from '#site/provider-by-id.ts';
import type { FactContext } from '#site/site-context.ts';
import { costlyIncidents } from './deduction.ts';
import { scoreOf } from './score-model.ts';
import { criterionWords } from './words/criterion-words.ts';
import { goodFrom, type Stance, sideForPoints } from './words/outcome-input.ts';
import { incidentWords } from './words/record-words.ts';

/** The result of one criterion for a provider: what it means for the reader, in plain words. */
export interface Outcome {
  /** The criterion's id, or `deductionId`. */
  readonly criterion: string;
  readonly tone: Tone;
  /**
   * The outcome as a clause, in lower case and without period, because it may be joined to others. It is never a label with
   * a value.
   */
  readonly words: string;
  readonly mark: MarkView | undefined;
}

/**
 * Returns the outcome of one criterion, worded for or against the provider. Without `given`, it depends on the points
 * before the deduction for doubt.
 */
export function outcomeOf(
  providerId: string,
  criterionId: string,
  profile: string,
  site: FactContext,
  given?: Stance,
): Outcome {
  if (criterionId === deductionId) return incidentOutcome(providerId, site);
  const criterion = criterionNamed(site.methodology, criterionId);
  const reason = scoreOf(providerId, profile, site)?.reasons.find((each) => each.criterion === criterionId);
  const tone = toneOf(reason);
  const provider = providerById(providerId, site);
  const side = given ?? sideForPoints(reason?.full ?? 0);
  const words = criterionWords({ provider, criterion, side, site }, tone);
  return {
    criterion: criterionId,
    tone,
    // The words about cost assert it themselves: they can state a cost for which the criterion has no evidence.
    words:
      criterion.rule.name === 'cost'
        ? words
        : asserted(
            words,
            providerId,
            criterionKey(criterionId),
            tone === 'unknown' ? unknownValue : knownValue,
            { isFirm: reason?.evidence === 'strong' },
          ),
    mark: markView(factView(providerId, markedKey(criterion), site), site),
  };
}

/** Returns the outcome of incidents. It describes the incident with the largest deduction. */
function incidentOutcome(providerId: string, site: FactContext): Outcome {
  const [worst] = costlyIncidents(providerId, site);
  // An incident that costs nothing anymore still happened.
  const [faded] = worst
    ? []
    : (knownFact(providerById(providerId, site), 'incidents')?.value ?? []).filter(countsAsIncident);
  const named = worst?.entry ?? faded;
  return {
    criterion: deductionId,
    tone: worst ? 'bad' : 'good',
    words: named ? incidentWords(named, site) : site.t('outcome.noIncidents'),
    mark: worst?.mark,
  };
}

/**
 * Returns the key whose source is shown. If a number was measured, this is the key of the measured number, not of the
 * advertised one.
 */
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

/** Returns a provider's main strengths in a profile, strongest first. */
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

/** Returns a provider's main weaknesses in a profile, heaviest first. */
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
