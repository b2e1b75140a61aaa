import type { NeedFinding } from '@vpn-site/core/comparison/findings/need-findings.ts';
import { otherSide, type Side } from '@vpn-site/core/comparison/findings/pair-facts.ts';
import { capitalized, uncapitalized } from '@vpn-site/core/i18n/formats.ts';
import { factOf } from '@vpn-site/core/provider/provider.ts';
import { criterionNamed, profileNamed, type Requirement } from '@vpn-site/core/scoring/methodology.ts';
import type { WhyUnranked } from '@vpn-site/core/scoring/rank.ts';
import type { PairView } from '#evidence/comparison/pair.ts';
import { type ProviderBadge, providerBadge } from '#evidence/mark/provider-badge.ts';
import { outcomeOf } from '#score/outcome-model.ts';
import { requiredOptions, requirementName } from '#score/unranked.ts';
import { needsCaveat } from '#score/words/outcome-input.ts';
import { withName } from '#score/words/subject.ts';
import { asserted, favorKey, pairName, somethingValue } from '#site/assertions.ts';
import { providerById, providerName } from '#site/provider-by-id.ts';
import type { SiteContext } from '#site/site-context.ts';

interface NeedLink {
  readonly href: string;
  readonly text: string;
}

/** A need, the provider that serves it better, and why. */
export interface NeedRow {
  readonly id: string;
  readonly need: string;
  /** The better provider; undefined if there is none, or if it cannot be decided. */
  readonly choice: ProviderBadge | undefined;
  /** A text that is shown instead of the better provider. */
  readonly undecided: string;
  readonly why: string;
  /** Links to alternatives. */
  readonly links: readonly NeedLink[];
}

export function needRows(pair: PairView, site: SiteContext): NeedRow[] {
  return [
    ...pair.findings.needs.filter(isDecided).map((need) => ({
      id: need.profile,
      need: profileNamed(site.methodology, need.profile).label[site.locale],
      ...answerTo(need, pair, site),
    })),
    ...otherOwnerRow(pair, site),
  ];
}

/**
 * Whether a finding allows a choice. If too little is known about the other provider to rank it, that alone is no reason to
 * choose this one.
 */
function isDecided(need: NeedFinding): boolean {
  return need.kind !== 'open' || need.why.why === 'requirement';
}

type NeedAnswer = Omit<NeedRow, 'id' | 'need'>;

function answerTo(need: NeedFinding, pair: PairView, site: SiteContext): NeedAnswer {
  const { t } = site;
  const { ids, names } = pair;
  const chosen = (side: Side, why: string): NeedAnswer => {
    const claimed = asserted(why, pairName(ids), favorKey(ids[side], site.locale), somethingValue);
    return { choice: providerBadge(ids[side], site), undecided: '', why: claimed, links: [] };
  };
  switch (need.kind) {
    case 'better':
      return chosen(need.choice, reasonWords(need.choice, need.reason.criterion, need.profile, pair, site));
    case 'only':
      return chosen(need.choice, missingWords(need.why, ids[otherSide(need.choice)], site));
    case 'split': {
      const other = otherSide(need.leader);
      const { words } = outcomeOf(ids[other], need.against.criterion, need.profile, site);
      return chosen(
        need.leader,
        t('comparison.needs.split', { name: names[need.leader], other: names[other], words }),
      );
    }
    case 'level':
      return { choice: undefined, undecided: t('comparison.needs.level'), why: '', links: [] };
    // Proof beats the absence of proof, as in the scores.
    case 'open':
      return chosen(need.ranked, missingWords(need.why, ids[otherSide(need.ranked)], site));
    case 'neither':
      return {
        choice: undefined,
        undecided: t('comparison.needs.neither'),
        why: neitherWords(need.whys, ids, site),
        links: roundupLink(need.profile, site),
      };
  }
}

/** Describes what the better provider does, and how the other one differs. */
function reasonWords(
  choice: Side,
  criterion: string,
  profile: string,
  { ids, names }: PairView,
  site: SiteContext,
): string {
  const wordsOf = (side: Side) =>
    outcomeOf(ids[side], criterion, profile, site, side === choice ? 'for' : undefined).words;
  const other = otherSide(choice);
  const { locale } = site;
  return `${capitalized(wordsOf(choice), locale)}. ${withName(names[other], wordsOf(other), locale)}.`;
}

/**
 * Explains why a provider is not ranked: it is known to lack a requirement, or no source shows that it meets the
 * requirement.
 */
function missingWords(why: WhyUnranked, id: string, site: SiteContext): string {
  const { t } = site;
  const name = providerName(id, site);
  if (why.why === 'too-little-known') return t('comparison.needs.tooLittle', { name });
  if ('tested' in why.requirement) return t('comparison.needs.untested', { name });
  const words = requiredWords(why.requirement, site);
  if (!why.isKnown) return t('comparison.needs.unshown', { name, ...words });
  return t('comparison.needs.lacks', { name, ...words, doubt: doubtAbout(why.requirement, [id], site) });
}

function neitherWords(
  [first, second]: readonly [WhyUnranked, WhyUnranked],
  ids: readonly [string, string],
  site: SiteContext,
): string {
  const { t } = site;
  const isAlike =
    first.why === 'requirement' &&
    second.why === 'requirement' &&
    JSON.stringify(first.requirement) === JSON.stringify(second.requirement) &&
    ('tested' in first.requirement || (first.isKnown && second.isKnown));
  if (!isAlike) return `${missingWords(first, ids[0], site)} ${missingWords(second, ids[1], site)}`;
  if ('tested' in first.requirement) return t('comparison.needs.neitherTested');
  const doubt = doubtAbout(first.requirement, ids, site);
  return t('comparison.needs.neitherHas', { ...requiredWords(first.requirement, site), doubt });
}

/** Whether a fact that a requirement asks for needs a caveat with one of these providers, as in all other sentences. */
function doubtAbout(requirement: Requirement, ids: readonly string[], site: SiteContext): 'yes' | 'no' {
  const key =
    'key' in requirement
      ? requirement.key
      : (criterionNamed(site.methodology, requirement.criterion).keys[0] ?? '');
  const isDoubtful = (id: string) => needsCaveat(key, factOf(providerById(id, site), key), site);
  return ids.some(isDoubtful) ? 'yes' : 'no';
}

/**
 * Returns the name of the missing requirement: the required options, or the fact's name. Languages that inflect the name
 * select their text by `topic`. The topic has no hyphens, because messages use it as a keyword.
 */
function requiredWords(requirement: Requirement, site: SiteContext): { required: string; topic: string } {
  const question = 'key' in requirement ? requirement.key : requirement.criterion;
  return {
    required:
      requiredOptions(requirement, site) ?? uncapitalized(requirementName(requirement, site), site.locale),
    topic: question.replaceAll('-', ''),
  };
}

function roundupLink(profile: string, site: SiteContext): NeedLink[] {
  const href = site.roundupPath(profile);
  const title = site.documentIds
    .map((id) => site.document(id))
    .find((document) => document?.path === href)?.title;
  return href === undefined || title === undefined ? [] : [{ href, text: title }];
}

/** Suggests the two best-ranked providers of other owners, if both providers have the same owner. */
function otherOwnerRow({ findings: { owner } }: PairView, site: SiteContext): NeedRow[] {
  if (owner.kind !== 'same') return [];
  const others = site
    .ranking('overall')
    .ranking.ranked.map(({ score }) => score.provider)
    .filter((id) => !owner.group.brands.some((brand) => brand.id === id))
    .slice(0, 2);
  return [
    {
      id: 'owner',
      need: site.t('comparison.needs.otherOwner'),
      choice: undefined,
      undecided: site.t('comparison.needs.neither'),
      why: site.t('comparison.needs.sameOwner', { owner: owner.group.name }),
      links: others.flatMap((id) => {
        const href = site.reviewPath(id);
        return href === undefined ? [] : [{ href, text: providerName(id, site) }];
      }),
    },
  ];
}
