import { formatNames, formatShare, formatSharesBelow, optionName } from '@vpn-site/core/i18n/formats.ts';
import type { LocaleCode } from '@vpn-site/core/locale/locale-table.ts';
import { definitionOf, factLabel } from '@vpn-site/core/provider/vocabulary.ts';
import { criterionNamed, type Requirement } from '@vpn-site/core/scoring/methodology.ts';
import type { UnrankedScore, WhyUnranked } from '@vpn-site/core/scoring/rank.ts';
import { providerName } from '#site/provider-by-id.ts';
import type { FactContext, Language, SiteFacts } from '#site/site-context.ts';

/** Why providers are listed and not ranked; names that share a reason stand together. */
export interface UnrankedWords {
  readonly titles: string;
  readonly why: string;
}

type UnrankedReason = 'tooLittleKnown' | 'requirementUnknown' | 'requirementMissed' | 'optionsMissed';

/** Which of the reasons applies. Each place that tells it has its own wording for each of them. */
export function unrankedReason(reason: WhyUnranked): UnrankedReason {
  if (reason.why === 'too-little-known') return 'tooLittleKnown';
  if (!reason.isKnown) return 'requirementUnknown';
  return 'anyOf' in reason.requirement ? 'optionsMissed' : 'requirementMissed';
}

/** Where the words of a list come from: the whole site, or the few that a page sends to the browser. */
interface UnrankedWording {
  readonly locale: LocaleCode;
  readonly provider: (id: string) => string;
  /** What is required, by its name. */
  readonly required: (requirement: Requirement) => string;
  /** Which answers would do, where only some of them do. */
  readonly options: (requirement: Requirement) => string;
  /** How much of the weight must rest on evidence. */
  readonly rankedFrom: number;
  readonly say: (
    reason: UnrankedReason,
    values: {
      readonly evidence: string;
      readonly rankedFrom: string;
      readonly required: string;
      readonly options: string;
    },
  ) => string;
}

/** The same list wherever it stands. */
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

/** What is said in the same words. Shares of evidence differ from one to the next and are told as a range. */
function reasonKey(reason: WhyUnranked): string {
  return reason.why === 'too-little-known' ? reason.why : JSON.stringify(reason);
}

/** Why one provider has no rank in a published ranking. */
export function whyUnrankedWords(reason: WhyUnranked, site: FactContext): string {
  return reasonWords([reason], siteWording(site));
}

/** Of one or several who share it. */
function reasonWords(reasons: readonly WhyUnranked[], wording: UnrankedWording): string {
  const { locale, required, options, rankedFrom, say } = wording;
  const [reason] = reasons;
  if (reason === undefined) return '';
  const shares = reasons.flatMap((each) => (each.why === 'too-little-known' ? [each.evidence] : []));
  return say(unrankedReason(reason), {
    evidence: shares.length > 0 ? formatSharesBelow(shares, locale) : '',
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
    say: (reason, values) => site.t(`score.unranked.${reason}`, values),
  };
}

/** What a requirement is about: a criterion, or a single fact. */
export function requirementName(
  requirement: Requirement,
  { methodology, vocabulary, locale }: FactContext,
): string {
  return 'key' in requirement
    ? factLabel(requirement.key, vocabulary, locale)
    : criterionNamed(methodology, requirement.criterion).label[locale];
}

/** The answers of which one is required, by name. Undefined where it is not about answers of a list. */
export function requiredOptions(
  requirement: Requirement,
  { vocabulary, locale }: Language & Pick<SiteFacts, 'vocabulary'>,
): string | undefined {
  if (!('anyOf' in requirement)) return undefined;
  const definition = definitionOf(requirement.key, vocabulary);
  const names = requirement.anyOf.map((option) => optionName(option, definition, locale));
  return formatNames(names, locale, 'disjunction');
}
