import type { PriceFinding } from '@vpn-site/core/comparison/findings/price-finding.ts';
import type { Topic, TopicFinding, TopicVerdict } from '@vpn-site/core/comparison/findings/topic-findings.ts';
import { formatList, uncapitalized } from '@vpn-site/core/i18n/formats.ts';
import { type ProviderBadge, providerBadge } from '#evidence/mark/provider-badge.ts';
import { asserted, betterKey, favorKey, pairName, somethingValue } from '#site/assertions.ts';
import type { SiteContext } from '#site/site-context.ts';
import { devicesAnswers, ownerAnswers, priceAnswers, privacyAnswers, recordAnswers } from './topic-facts.ts';
import { streamingAnswers, type TopicAnswer, type TopicAnswers } from './topic-tests.ts';

export interface TopicCell extends TopicAnswer {
  readonly provider: string;
  readonly isBest: boolean;
}

export interface GlanceRow {
  readonly id: Topic;
  readonly label: string;
  /** An explanation of the label; empty if it needs none. */
  readonly about: string;
  /** The reason why no provider is marked as best; undefined if one is. */
  readonly verdict: string | undefined;
  readonly cells: readonly TopicCell[];
}

export interface GlanceRowsModel {
  readonly badges: readonly ProviderBadge[];
  readonly rows: readonly GlanceRow[];
  /** Sentences about the topics without a result, because there is data for at most one provider. */
  readonly rest: readonly string[];
}

type AnswerTopic = (
  ids: readonly string[],
  site: SiteContext,
  verdict: TopicVerdict,
  price?: PriceFinding,
) => TopicAnswers;

const answersByTopic: Readonly<Record<Topic, AnswerTopic>> = {
  price: priceAnswers,
  privacy: privacyAnswers,
  owner: ownerAnswers,
  streaming: streamingAnswers,
  devices: devicesAnswers,
  record: recordAnswers,
};

/** Returns the topics by which most people decide, for two to four providers. */
export function glanceRowsModel(
  ids: readonly string[],
  topics: readonly TopicFinding[],
  site: SiteContext,
  /** The comparison of the bills, if there are two providers. */
  price?: PriceFinding,
): GlanceRowsModel {
  const badges = ids.map((id) => providerBadge(id, site));
  const all = topics.map(({ topic, verdict }): GlanceRow & { isOpen: boolean } => {
    const { about, answers } = answersByTopic[topic](ids, site, verdict, price);
    return {
      id: topic,
      label: site.t(`comparison.six.${topic}`),
      about,
      isOpen: verdict.kind === 'open',
      verdict:
        verdict.kind === 'wins'
          ? undefined
          : assertedTie(
              site.t(`comparison.six.${verdict.kind}`, { many: ids.length > 2 ? 'yes' : 'no' }),
              ids,
              topic,
              verdict,
              site,
            ),
      cells: answers.map((answer, at) => ({
        ...answer,
        text:
          ids.length === 2 && verdict.kind === 'wins' && verdict.at.includes(at)
            ? assertedWin(answer.text, ids, at, topic, site)
            : answer.text,
        provider: badges[at]?.name ?? '',
        isBest: verdict.kind === 'wins' && verdict.at.includes(at),
      })),
    };
  });
  const isFolded = ({ isOpen, cells }: (typeof all)[number]) =>
    isOpen && cells.filter(({ isKnown }) => isKnown).length < 2;
  return {
    badges,
    rows: all.filter((row) => !isFolded(row)),
    rest: restSentences(all.filter(isFolded), site),
  };
}

/** Attaches the assertion that one provider of a pair is better at a topic, which is a reason to choose it. */
function assertedWin(
  text: string,
  ids: readonly string[],
  at: number,
  topic: Topic,
  { locale }: SiteContext,
): string {
  const pair = pairName(ids);
  const id = ids[at] ?? '';
  const better = asserted(text, pair, betterKey(topic, locale), id);
  return asserted(better, pair, favorKey(id, locale), somethingValue);
}

function assertedTie(
  text: string,
  ids: readonly string[],
  topic: Topic,
  { kind }: TopicVerdict,
  { locale }: SiteContext,
): string {
  const isTie = ids.length === 2 && (kind === 'same' || kind === 'close');
  return isTie ? asserted(text, pairName(ids), betterKey(topic, locale), 'neither') : text;
}

function restSentences(rows: readonly GlanceRow[], { t, locale }: SiteContext): string[] {
  const isKnownOfOne = ({ cells }: GlanceRow) => cells.some(({ isKnown }) => isKnown);
  const unknown = rows.filter((row) => !isKnownOfOne(row));
  const topics = formatList(
    unknown.map(({ label }) => uncapitalized(label, locale)),
    locale,
  );
  const isPair = rows[0]?.cells.length === 2;
  return [
    ...(unknown.length > 0
      ? [t(`comparison.six.${isPair ? 'nothingKnown' : 'nothingKnownMany'}`, { topics })]
      : []),
    ...rows.filter(isKnownOfOne).map(({ label, cells }) => {
      const known = cells.find(({ isKnown }) => isKnown);
      return t('comparison.six.knownFor', {
        topic: label,
        name: known?.provider ?? '',
        text: known?.text ?? '',
      });
    }),
  ];
}
