import type { Day } from '#domain/day/day.ts';
import { explainDifference } from '#domain/scoring/differences.ts';
import { groupScores } from '#domain/scoring/group-scores.ts';
import { liftOf } from '#domain/scoring/lifting-reasons.ts';
import type { Methodology } from '#domain/scoring/methodology.ts';
import type { RankedScore, UnrankedScore } from '#domain/scoring/rank.ts';
import type { Score } from '#domain/scoring/score.ts';
import type { ProfileResult } from '#domain/scoring/score-profile.ts';

const percent = (share: number) => `${Math.round(share * 100)}%`;
const decimal = (value: number | undefined) => value?.toFixed(2) ?? '–';

/** A ranking as text: each provider's score, why, and what sets it apart from the one above. */
export function rankingReport(result: ProfileResult, methodology: Methodology, asOf: Day): string {
  const { ranked, unranked } = result.ranking;
  return [
    `${result.profile}, methodology ${methodology.version}, as of ${asOf}`,
    '',
    ...ranked.flatMap((entry, position) => [
      headline(entry, result.stability.get(entry.score.provider) ?? 0, methodology.stability.top),
      `    ${groupLine(entry.score)}`,
      ...strongestReasons(entry.score),
      ...gapLine(ranked[position - 1]?.score, entry.score),
    ]),
    ...(unranked.length > 0 ? ['', 'Listed, not ranked:', ...unranked.map(unrankedLine)] : []),
  ].join('\n');
}

function headline({ rank, score }: RankedScore, stability: number, top: number): string {
  const facts = `coverage ${percent(score.coverage)}, confidence ${percent(score.confidence)}`;
  return `${String(rank).padStart(2)}. ${score.provider.padEnd(24)} ${decimal(score.value)}  ${facts}, in the top ${top} of ${percent(stability)} of re-weightings`;
}

function groupLine(score: Score): string {
  return groupScores(score)
    .map(({ group, value }) => `${group} ${decimal(value)}`)
    .join('  ');
}

/** The criteria that lift and lower the score most, with their points. */
function strongestReasons({ reasons }: Score): string[] {
  const ordered = reasons
    .filter(({ countedWeight }) => countedWeight > 0)
    .toSorted((a, b) => liftOf(b) - liftOf(a));
  const name = (reason: Score['reasons'][number]) => `${reason.criterion} ${decimal(reason.points)}`;
  return [
    `    + ${ordered.slice(0, 3).map(name).join(', ')}`,
    `    - ${ordered.toReversed().slice(0, 3).map(name).join(', ')}`,
  ];
}

function gapLine(above: Score | undefined, score: Score): string[] {
  if (above === undefined) return [];
  const [strongest] = explainDifference(above, score);
  if (strongest === undefined) return [];
  const { criterion, contribution } = strongest;
  return [
    `    most set apart from ${above.provider} by ${criterion} (${contribution > 0 ? '-' : '+'}${Math.abs(contribution).toFixed(2)})`,
  ];
}

function unrankedLine({ score, reason }: UnrankedScore): string {
  const why =
    reason.why === 'too-little-known'
      ? `only ${percent(reason.coverage)} of the weight is known`
      : `requires ${reason.criterion}, which is ${reason.points === undefined ? 'not known' : `at ${reason.points}`}`;
  return `    ${score.provider.padEnd(24)} ${decimal(score.value)}  ${why}`;
}
