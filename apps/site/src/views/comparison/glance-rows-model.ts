import type { RankFinding } from '@vpn-site/core/comparison/findings/rank-finding.ts';
import type { Topic, TopicFinding, TopicVerdict } from '@vpn-site/core/comparison/findings/topic-findings.ts';
import { type ProviderBadge, providerBadge } from '#evidence/mark/provider-badge.ts';
import type { SiteContext } from '#site/site-context.ts';
import type { TopicAnswer, TopicAnswers } from './topic-answer.ts';
import { appsAnswers, devicesAnswers, priceAnswers, privacyAnswers } from './topic-facts.ts';
import { speedAnswers, streamingAnswers } from './topic-tests.ts';

export interface TopicCell extends TopicAnswer {
  readonly provider: string;
  readonly isBest: boolean;
}

export interface GlanceRow {
  readonly id: Topic;
  readonly label: string;
  readonly about: string;
  /** The reason why no provider is marked as best, if none is. */
  readonly verdict: string | undefined;
  readonly cells: readonly TopicCell[];
}

export interface GlanceRowsModel {
  readonly badges: readonly ProviderBadge[];
  readonly rows: readonly GlanceRow[];
  /** Sentence with the number of rows that each provider wins; only for two providers. */
  readonly summary: string | undefined;
}

type AnswerTopic = (ids: readonly string[], site: SiteContext, verdict: TopicVerdict) => TopicAnswers;

const answersByTopic: Readonly<Record<Topic, AnswerTopic>> = {
  price: priceAnswers,
  privacy: privacyAnswers,
  streaming: streamingAnswers,
  speed: speedAnswers,
  devices: devicesAnswers,
  apps: appsAnswers,
};

/** Returns the six topics that most people decide by, for two to four providers. */
export function glanceRowsModel(
  ids: readonly string[],
  topics: readonly TopicFinding[],
  site: SiteContext,
  /** Which of two providers scores higher. */
  rankFinding?: RankFinding,
): GlanceRowsModel {
  const badges = ids.map((id) => providerBadge(id, site));
  return {
    badges,
    rows: topics.map(({ topic: thing, verdict }) => {
      const { about, answers } = answersByTopic[thing](ids, site, verdict);
      return {
        id: thing,
        label: site.t(`comparison.six.${thing}`),
        about,
        verdict: verdict.kind === 'wins' ? undefined : site.t(`comparison.six.${verdict.kind}`),
        cells: answers.map((answer, at) => ({
          ...answer,
          provider: badges[at]?.name ?? '',
          isBest: verdict.kind === 'wins' && verdict.at.includes(at),
        })),
      };
    }),
    summary: summaryOf(
      badges,
      topics.map(({ verdict }) => verdict),
      rankFinding,
      site,
    ),
  };
}

/**
 * Returns a summary such as "NordVPN takes 3, Surfshark 2. Too close to call: 1." Undefined for more than two providers,
 * because several may share a win and the numbers would not add up. Also undefined if it would contradict the score: here
 * the six rows count equally, but in a score they do not.
 */
function summaryOf(
  badges: readonly ProviderBadge[],
  verdicts: readonly TopicVerdict[],
  rankFinding: RankFinding | undefined,
  { t }: SiteContext,
): string | undefined {
  if (badges.length > 2) return undefined;
  const taken = badges
    .map(({ name }, at) => ({
      at,
      name,
      count: verdicts.filter((verdict) => verdict.kind === 'wins' && verdict.at.includes(at)).length,
    }))
    .toSorted((a, b) => b.count - a.count);
  const [most, fewest] = taken;
  const isOpposed =
    rankFinding?.kind === 'leads' && rankFinding.leader !== most?.at && most?.count !== fewest?.count;
  if (isOpposed) return undefined;
  const open = verdicts.filter(({ kind }) => kind !== 'wins').length;
  return [
    ...taken
      .filter(({ count }) => count > 0)
      .map(({ name, count }) => t('comparison.six.takes', { name, count })),
    ...(open > 0 ? [t('comparison.six.undecided', { count: open })] : []),
  ].join(' ');
}
