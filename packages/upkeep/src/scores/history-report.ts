import type { Day } from '@vpn-site/core/day/day.ts';
import { formatRank } from '@vpn-site/core/i18n/formats.ts';
import type { Methodology } from '@vpn-site/core/scoring/methodology.ts';
import type { RetiredMethodology, RetiredRanking } from '@vpn-site/core/scoring/retired-methodology.ts';
import type { ProfileResult } from '@vpn-site/core/scoring/score-profile.ts';
import { agreement, type ExpertList } from './agreement.ts';

export interface HistorySources {
  readonly methodology: Methodology;
  readonly retired: RetiredMethodology;
  readonly resultOf: (profile: string) => ProfileResult;
  readonly experts: readonly ExpertList[];
  readonly asOf: Day;
}

/**
 * Returns a report about every ranking: by the earlier version, by that version with corrected facts, and now, and how each
 * agrees with experts.
 */
export function historyReport(sources: HistorySources): string {
  const { methodology, retired, asOf } = sources;
  return [
    `Methodology ${retired.version} and ${methodology.version}, as of ${asOf}.`,
    ...methodology.profiles.flatMap(({ id }) => ['', `## ${id}`, '', ...listTable(id, sources)]),
    '',
    '## Agreement with others',
    '',
    ...agreementTable(sources),
  ].join('\n');
}

function listTable(profile: string, { methodology, retired, resultOf }: HistorySources): string[] {
  const { ranking, rankRanges: places } = resultOf(profile);
  const rows = [
    ...ranking.ranked.map(({ score: { provider, value } }) => {
      const place = places.byProvider.get(provider);
      return { provider, now: `${place ? formatRank(place, 'en') : '–'} (${value?.toFixed(2)})` };
    }),
    ...ranking.unranked.map(({ score: { provider } }) => ({ provider, now: 'not ranked' })),
  ];
  const { asPublished, correctedFacts } = retired.results;
  return [
    `| provider | ${retired.version} as published | ${retired.version}, facts corrected | ${methodology.version} |`,
    '|---|---|---|---|',
    ...rows.map(({ provider, now }) => {
      const before = [asPublished, correctedFacts].map((rankings) => rankIn(rankings?.[profile], provider));
      return `| ${[provider, ...before, now].join(' | ')} |`;
    }),
  ];
}

function rankIn(ranking: RetiredRanking | undefined, provider: string): string {
  const entry = ranking?.ranked.find((each) => each.provider === provider);
  if (!entry) return 'not ranked';
  const { rank, to = rank, score } = entry;
  return `${formatRank({ from: rank, to }, 'en')} (${score.toFixed(2)})`;
}

function agreementTable({ methodology, retired, resultOf, experts }: HistorySources): string[] {
  const { asPublished, correctedFacts } = retired.results;
  const now = (profile: string) =>
    new Map(resultOf(profile).ranking.ranked.map(({ score }) => [score.provider, score.value ?? 0]));
  const then = (ranking: RetiredRanking | undefined) =>
    new Map((ranking?.ranked ?? []).map(({ provider, score }) => [provider, score]));
  const rankings = [
    { name: `${retired.version} as published, overall`, scores: then(asPublished.overall) },
    { name: `${retired.version}, facts corrected, overall`, scores: then(correctedFacts?.overall) },
    { name: `${methodology.version}, overall`, scores: now('overall') },
    { name: `${methodology.version}, privacy`, scores: now('privacy') },
  ];
  return [
    `| ranking | ${experts.map(({ name, asOf }) => `${name} (${asOf})`).join(' | ')} |`,
    `|---|${experts.map(() => '---|').join('')}`,
    ...rankings.map(
      ({ name, scores }) => `| ${[name, ...experts.map((list) => cell(scores, list))].join(' | ')} |`,
    ),
  ];
}

function cell(scores: ReadonlyMap<string, number>, list: ExpertList): string {
  const found = agreement(scores, list);
  return found.kind === 'correlation'
    ? `${found.value.toFixed(2)} (n = ${found.shared})`
    : `mean rank ${found.value.toFixed(1)} (best possible ${found.bestPossible})`;
}
