import { capitalized } from '@vpn-site/core/i18n/formats.ts';
import { fullScore } from '@vpn-site/core/scoring/full-score.ts';
import { criterionNamed } from '@vpn-site/core/scoring/methodology.ts';
import { effectOf } from '@vpn-site/core/scoring/reason-effects.ts';
import type { Reason } from '@vpn-site/core/scoring/score.ts';
import { type PartialMark, uniqueMarks } from '#evidence/fact/fact-view.ts';
import type { FactContext } from '#site/site-context.ts';
import { type Outcome, outcomeOf } from './outcome-model.ts';
import { scoreOf } from './score-model.ts';
import { goodFrom, type Stance, sideForPoints } from './words/outcome-input.ts';
import { withoutSharedEnd } from './words/shared-end.ts';

export interface GroupLine {
  readonly words: string;
  readonly marks: readonly PartialMark[];
}

/**
 * Summarizes a group of criteria for a provider in one sentence: its greatest strength and its greatest loss of points.
 * Undefined if the group has no weight in the profile.
 */
export function groupLine(
  providerId: string,
  group: string,
  profile: string,
  site: FactContext,
): GroupLine | undefined {
  const reasons = scoreOf(providerId, profile, site)?.reasons.filter(
    (reason) => reason.group === group && reason.weight > 0,
  );
  const [strongest] = reasons?.toSorted((a, b) => effectOf(b) - effectOf(a)) ?? [];
  const missed = (reason: Reason) => (fullScore - pointsOf(reason)) * reason.weight;
  const [weakest] = reasons?.toSorted((a, b) => missed(b) - missed(a)) ?? [];
  if (!strongest || !weakest) return undefined;
  const { t, locale } = site;
  const outcomeFor = ({ criterion }: Reason, side: Stance) =>
    outcomeOf(providerId, criterion, profile, site, side);
  const best = outcomeFor(strongest, sideForPoints(strongest.full));
  const first = capitalized(best.words, locale);
  if (strongest === weakest) return { words: t('outcome.line.one', { first }), marks: marksOf([best], site) };
  // A good answer with weak evidence is not a flaw to contrast with a strength.
  const isFlaw = weakest.points !== undefined && weakest.full < goodFrom;
  const worst = outcomeFor(weakest, isFlaw ? 'against' : 'for');
  const isContrast =
    isFlaw && pointsOf(strongest) >= goodFrom && ![best, worst].some(({ words }) => hasContrast(words, site));
  return {
    words: t(isContrast ? 'outcome.line.but' : 'outcome.line.and', {
      first: hasOneSource(best, worst) ? withoutSharedEnd(first, worst.words) : first,
      second: worst.words,
    }),
    marks: marksOf([best, worst], site),
  };
}

/** Whether the words already have a "but": a second one would not read well. */
function hasContrast(words: string, { t }: FactContext): boolean {
  return words.includes(t('outcome.but', { side: 'against', first: '', second: '' }));
}

function hasOneSource(best: Outcome, worst: Outcome): boolean {
  return best.mark !== undefined && best.mark.evidence === worst.mark?.evidence;
}

/** Returns each source mark once. */
function marksOf(outcomes: readonly Outcome[], { methodology, locale }: FactContext): PartialMark[] {
  const marks = outcomes.flatMap(({ mark, criterion }) =>
    mark ? [{ ...mark, about: criterionNamed(methodology, criterion).label[locale] }] : [],
  );
  return uniqueMarks(marks);
}

/** Returns the points. Criteria that do not apply count as full points. */
function pointsOf({ points = fullScore }: Reason): number {
  return points;
}
