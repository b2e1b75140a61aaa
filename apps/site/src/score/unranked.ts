import {
  formatFlooredShareRange,
  formatNames,
  formatShare,
  optionName,
} from '@vpn-site/core/i18n/formats.ts';
import type { LocaleCode } from '@vpn-site/core/locale/locale-table.ts';
import { definitionOf, factLabel } from '@vpn-site/core/provider/vocabulary.ts';
import { criterionNamed, type Requirement } from '@vpn-site/core/scoring/methodology.ts';
import type { UnrankedScore, WhyUnranked } from '@vpn-site/core/scoring/rank.ts';
import { providerName } from '#site/provider-by-id.ts';
import type { FactContext, Language, SiteFacts } from '#site/site-context.ts';

/** Providers that are listed but not ranked, grouped by reason. */
export interface UnrankedWords {
  readonly titles: string;
  readonly why: string;
}

type UnrankedReason = 'tooLittleKnown' | 'requirementUnknown' | 'requirementMissed' | 'optionsMissed';

/** Returns the message key of a reason. Each part of the site that shows reasons has its own messages with these keys. */
export function unrankedReason(reason: WhyUnranked): UnrankedReason {
  if (reason.why === 'too-little-known') return 'tooLittleKnown';
  if (!reason.isKnown) return 'requirementUnknown';
  return 'anyOf' in reason.requirement ? 'optionsMissed' : 'requirementMissed';
}

/** Functions that return the texts: from the whole site, or from the part of the data that browsers get. */
interface UnrankedWording {
  readonly locale: LocaleCode;
  readonly provider: (id: string) => string;
  readonly required: (requirement: Requirement) => string;
  /** Returns the accepted answers, if only some answers are accepted. */
  readonly options: (requirement: Requirement) => string;
  /** The min share of weight that must rest on evidence for a rank. */
  readonly rankedFrom: number;
  readonly translate: (
    reason: UnrankedReason,
    values: {
      readonly evidence: string;
      readonly rankedFrom: string;
      readonly required: string;
      readonly options: string;
    },
  ) => string;
}

/** Groups unranked providers by reason. */
export function unrankedByReason(
  unranked: readonly UnrankedScore[],
  wording: UnrankedWording,
): UnrankedWords[] {
  const byReason = Map.groupBy(unranked, ({ reason }) => reasonKey(reason));
  return [...byReason.values()].map((entries) => {
    const names = entries.map(({ score }) => wording.provider(score.provider));
    const reasons = entries.map(({ reason }) => reason);
    return { titles: formatNames(names, wording.locale), why: reasonWords(reasons, wording) };
  });
}

/**
 * Returns the key by which reasons are grouped. It does not include the share of evidence, which differs by provider and is
 * shown as a range.
 */
function reasonKey(reason: WhyUnranked): string {
  return reason.why === 'too-little-known' ? reason.why : JSON.stringify(reason);
}

/** Describes why a provider has no rank in a published ranking. */
export function whyUnrankedWords(reason: WhyUnranked, site: FactContext): string {
  return reasonWords([reason], siteWording(site));
}

/** Describes a reason that one or several providers share. */
function reasonWords(reasons: readonly WhyUnranked[], wording: UnrankedWording): string {
  const { locale, required, options, rankedFrom, translate: say } = wording;
  const [reason] = reasons;
  if (reason === undefined) return '';
  const shares = reasons.flatMap((each) => (each.why === 'too-little-known' ? [each.evidence] : []));
  return say(unrankedReason(reason), {
    evidence: shares.length > 0 ? formatFlooredShareRange(shares, locale) : '',
    rankedFrom: formatShare(rankedFrom, locale),
    required: reason.why === 'requirement' ? required(reason.requirement) : '',
    options: reason.why === 'requirement' ? options(reason.requirement) : '',
  });
}

function siteWording(site: FactContext): UnrankedWording {
  return {
    locale: site.locale,
    provider: (id) => providerName(id, site),
    required: (requirement) => requirementName(requirement, site),
    options: (requirement) => requiredOptions(requirement, site) ?? '',
    rankedFrom: site.methodology.rankedFrom,
    translate: (reason, values) => site.t(`score.unranked.${reason}`, values),
  };
}

/** Returns the name of the criterion or fact that is required. */
export function requirementName(
  requirement: Requirement,
  { methodology, vocabulary, locale }: FactContext,
): string {
  return 'key' in requirement
    ? factLabel(requirement.key, vocabulary, locale)
    : criterionNamed(methodology, requirement.criterion).label[locale];
}

/** Returns the names of the accepted answers; undefined if the requirement is not a choice from a list. */
export function requiredOptions(
  requirement: Requirement,
  { vocabulary, locale }: Language & Pick<SiteFacts, 'vocabulary'>,
): string | undefined {
  if (!('anyOf' in requirement)) return undefined;
  const definition = definitionOf(requirement.key, vocabulary);
  const names = requirement.anyOf.map((option) => optionName(option, definition, locale));
  return formatNames(names, locale, 'disjunction');
}
