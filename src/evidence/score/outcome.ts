import { deductionLine } from '#domain/scoring/differences.ts';
import { fullScore } from '#domain/scoring/full-score.ts';
import { weighReasons } from '#domain/scoring/lifting-reasons.ts';
import { heaviestFlaw } from '#domain/scoring/picks.ts';
import type { Language, SiteFacts } from '#site/site-context.ts';
import type { MarkView } from '../fact/fact.ts';
import { reasonView } from './reasons.ts';
import { scoreOf } from './score.ts';

/** What an answer means for the reader. */
export type Tone = 'good' | 'partly' | 'bad' | 'unknown';

/** What a provider's answer to one criterion comes to, in words that a reader would use. */
export interface Outcome {
  readonly criterion: string;
  readonly tone: Tone;
  /** Begins in lower case and has no stop: it continues "The catch:", or stands in a list. Never a label with a value. */
  readonly words: string;
  readonly mark: MarkView | undefined;
}

export function outcomeOf(
  providerId: string,
  criterion: string,
  profile: string,
  site: Language & SiteFacts,
): Outcome {
  const reason = scoreOf(providerId, profile, site)?.reasons.find((each) => each.criterion === criterion);
  const { label, text, mark } = reasonView(providerId, criterion, site);
  return {
    criterion,
    tone: reason === undefined || reason.evidence === 'unknown' ? 'unknown' : toneOf(reason.points ?? 0),
    words: `${label}: ${text}`,
    mark,
  };
}

const goodFrom = fullScore * 0.75;
const partlyFrom = fullScore * 0.25;

function toneOf(points: number): Tone {
  if (points >= goodFrom) return 'good';
  return points >= partlyFrom ? 'partly' : 'bad';
}

/** What weighs most against a provider in a list; undefined where nothing does. */
export function catchOf(
  providerId: string,
  profile: string,
  site: Language & SiteFacts,
): Outcome | undefined {
  const score = scoreOf(providerId, profile, site);
  const flaw = score && heaviestFlaw(score);
  return flaw === undefined || flaw === deductionLine
    ? undefined
    : outcomeOf(providerId, flaw, profile, site);
}

/** What speaks for a provider most in a list, the strongest first. */
export function strengthsOf(
  providerId: string,
  profile: string,
  site: Language & SiteFacts,
  count: number,
): Outcome[] {
  return weighReasons(scoreOf(providerId, profile, site)?.reasons ?? [])
    .lifting.slice(0, count)
    .map(({ criterion }) => outcomeOf(providerId, criterion, profile, site));
}

/** What speaks against a provider most in a list, the heaviest first. */
export function weaknessesOf(
  providerId: string,
  profile: string,
  site: Language & SiteFacts,
  count: number,
): Outcome[] {
  return weighReasons(scoreOf(providerId, profile, site)?.reasons ?? [])
    .lowering.slice(0, count)
    .map(({ criterion }) => outcomeOf(providerId, criterion, profile, site));
}
