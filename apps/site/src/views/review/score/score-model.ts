import { formatScore, formatShare } from '@vpn-site/core/i18n/formats.ts';
import { fullScore } from '@vpn-site/core/scoring/full-score.ts';
import { groupScores, groupShares, wholePercents } from '@vpn-site/core/scoring/group-scores.ts';
import { allPurpose, profileNamed } from '@vpn-site/core/scoring/methodology.ts';
import { type GroupLine, groupLine } from '#score/group-line.ts';
import { scoreOf, scoreView } from '#score/score-model.ts';
import { asserted } from '#site/assertions.ts';
import type { SiteContext } from '#site/site-context.ts';

export interface ScoredGroup {
  readonly id: string;
  readonly label: string;
  readonly weight: string;
  /** The group's score as a share of the maximum, from 0 to 1. */
  readonly value: number;
  readonly text: string;
  /** The explanation in one line. */
  readonly line: GroupLine | undefined;
}

/** Returns the groups of the overall score, in the order of the vocabulary. */
export function scoredGroups(providerId: string, site: SiteContext): ScoredGroup[] {
  const { vocabulary, methodology, locale } = site;
  const usual = groupShares(methodology.criteria, profileNamed(methodology, allPurpose));
  const scores = groupScores({ reasons: scoreOf(providerId, allPurpose, site)?.reasons ?? [] });
  const shares = wholePercents(scores.map(({ share }) => share));
  return vocabulary.groups.flatMap(({ id, label }) => {
    const position = scores.findIndex(({ group }) => group === id);
    const value = scores[position]?.value;
    // A group without weight in this profile is not part of the score.
    if (value === undefined) return [];
    return {
      id,
      label: label[locale],
      weight: weightWords(
        id,
        shares[position] ?? 0,
        usual.find(({ group }) => group === id)?.percent ?? 0,
        site,
      ),
      value: value / fullScore,
      text: formatScore(value, locale),
      line: groupLine(providerId, id, allPurpose, site),
    };
  });
}

/**
 * Returns the weight of a group as text. If criteria do not apply to a provider, their weight goes to the others; the text
 * then includes the usual weight.
 */
function weightWords(group: string, percent: number, usual: number, { t, locale }: SiteContext): string {
  const share = formatShare(percent / 100, locale);
  const words =
    percent === usual
      ? t('review.score.weight', { share })
      : t('review.score.weightHere', { share, usual: formatShare(usual / 100, locale) });
  return asserted(words, 'site', `weight.${group}`, usual);
}

/** A provider's rank in the ranking of one profile. */
export interface ListRank {
  readonly profile: string;
  readonly label: string;
  readonly text: string;
  readonly href: string | undefined;
}

export interface OtherLists {
  readonly ranks: readonly ListRank[];
  /** The names of the rankings that do not include the provider. */
  readonly unranked: readonly string[];
}

/** Returns the provider's ranks in all rankings except the overall one, which the top of the page shows. */
export function otherLists(providerId: string, site: SiteContext): OtherLists {
  const { methodology, locale } = site;
  const lists = methodology.profiles
    .filter(({ id }) => id !== allPurpose)
    .map(({ id, label }) => ({
      profile: id,
      label: label[locale],
      href: site.roundupPath(id),
      place: scoreView(providerId, id, site).rank,
    }));
  return {
    ranks: lists.flatMap(({ place, ...list }) =>
      place
        ? [
            {
              ...list,
              text: place.words,
            },
          ]
        : [],
    ),
    unranked: lists.flatMap(({ place, label }) => (place ? [] : [label])),
  };
}
