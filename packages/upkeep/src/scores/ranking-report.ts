import type { Day } from '@vpn-site/core/day/day.ts';
import { formatFlooredShare, formatRank } from '@vpn-site/core/i18n/formats.ts';
import { confidenceOf } from '@vpn-site/core/scoring/confidence.ts';
import { explainDifference } from '@vpn-site/core/scoring/differences.ts';
import { groupScores } from '@vpn-site/core/scoring/group-scores.ts';
import type { Methodology } from '@vpn-site/core/scoring/methodology.ts';
import type { UnrankedScore } from '@vpn-site/core/scoring/rank.ts';
import type { RankRange } from '@vpn-site/core/scoring/rank-ranges.ts';
import { effectOf } from '@vpn-site/core/scoring/reason-effects.ts';
import type { Score } from '@vpn-site/core/scoring/score.ts';
import type { ProfileResult } from '@vpn-site/core/scoring/score-profile.ts';

const percent = (share: number) => formatFlooredShare(share, 'en');
const decimal = (value: number | undefined) => value?.toFixed(2) ?? '–';

/** Formats a ranking as text: each provider's score, its reasons, and the difference from the provider above. */
export function rankingReport(result: ProfileResult, methodology: Methodology, asOf: Day): string {
  const { ranked, unranked } = result.ranking;
  return [
    `${result.profile}, methodology ${methodology.version}, as of ${asOf}`,
    '',
    ...ranked.flatMap(({ score }, position) => [
      headline(score, result.rankRanges.byProvider.get(score.provider), methodology),
      `    ${groupLine(score)}`,
      ...strongestReasons(score),
      ...gapLine(ranked[position - 1]?.score, score),
    ]),
    ...(unranked.length > 0 ? ['', 'Listed, not ranked:', ...unranked.map(unrankedLine)] : []),
  ].join('\n');
}

function headline(score: Score, place: RankRange | undefined, { confidence }: Methodology): string {
  const { provider, value, possible, evidence, deduction } = score;
  return [
    (place ? formatRank(place, 'en') : '–').padStart(5),
    provider.padEnd(24),
    `${decimal(value)}  up to ${decimal(possible)}`,
    `confidence ${confidenceOf(score, confidence)} (evidence ${percent(evidence)})`,
    ...(deduction > 0 ? [`incidents -${decimal(deduction)}`] : []),
  ].join('  ');
}

function groupLine(score: Score): string {
  return groupScores(score)
    .map(({ group, value }) => `${group} ${decimal(value)}`)
    .join('  ');
}

/** Returns the criteria that raise and lower the score most, with their points. */
function strongestReasons({ reasons }: Score): string[] {
  const ordered = reasons.filter(({ weight }) => weight > 0).toSorted((a, b) => effectOf(b) - effectOf(a));
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
      ? `only ${percent(reason.evidence)} of the weight rests on evidence`
      : `${JSON.stringify(reason.requirement)} is ${reason.isKnown ? 'not met' : 'not known'}`;
  return `    ${score.provider.padEnd(24)} ${decimal(score.value)}  ${why}`;
}
