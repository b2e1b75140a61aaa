import { formatDay, numberFormatter } from '@vpn-site/core/i18n/formats.ts';
import { factLabel } from '@vpn-site/core/provider/vocabulary.ts';
import { allPurpose, type Criterion } from '@vpn-site/core/scoring/methodology.ts';
import { block } from '#blocks/block.ts';
import { groupWeights, requirementWords } from '#score/list-terms.ts';
import type { SiteContext } from '#site/site-context.ts';
import { type RuleText, ruleText } from './rule-text.ts';

export const methodologyBlock = block({
  name: 'methodology',
  summary:
    'The methodology in force, from its own file: groups with their weight, every criterion with the facts it reads, its rule in words, its weight and the reason; what every list requires, what is shown and never scored, and the earlier versions.',
  attributes: {},
  body: 'none',
  select: (_, site) => selectMethodology(site),
  examples: [{ name: 'The version in force', source: '{% methodology /%}' }],
});

export interface CriterionView {
  readonly id: string;
  readonly label: string;
  readonly weight: string;
  readonly reason: string;
  readonly reads: string;
  readonly points: RuleText;
}

export interface MethodologyModel {
  readonly state: string;
  readonly groups: readonly {
    readonly id: string;
    readonly label: string;
    readonly shareText: string;
    readonly criteria: readonly CriterionView[];
  }[];
  /** Requirements that a provider must meet to be ranked in any profile. */
  readonly requirements: readonly string[];
  readonly notScored: readonly { readonly key: string; readonly label: string; readonly why: string }[];
  /** All versions, the current one first. */
  readonly versions: readonly {
    readonly version: string;
    readonly text: string;
    readonly isInForce: boolean;
  }[];
  /** The path of the page about the changes in the newest version; undefined if there is none. */
  readonly changePath: string | undefined;
}

export function selectMethodology(site: SiteContext): MethodologyModel {
  const { methodology, retiredMethodologies, locale, t } = site;
  const { version, published, criteria, requires } = methodology;
  const groups = groupWeights(allPurpose, site);
  const since = (day: string) => t('dataPages.methodology.published', { day: formatDay(day, locale) });
  return {
    state: t('dataPages.methodology.state', {
      version,
      day: formatDay(published, locale),
      criteria: criteria.length,
      groups: groups.length,
    }),
    groups: groups.map(({ id, label, shareText }) => ({
      id,
      label,
      shareText,
      criteria: criteria
        .filter(({ group }) => group === id)
        .map((criterion) => criterionView(criterion, site)),
    })),
    requirements: requires.map((requirement) => requirementWords(requirement, site)),
    notScored: Object.entries(methodology.notScored).map(([key, why]) => ({
      key,
      label: factLabel(key, site.vocabulary, locale),
      why: why[locale],
    })),
    versions: [
      { version, text: since(published), isInForce: true },
      ...retiredMethodologies.map((retired) => ({
        version: retired.version,
        text: since(retired.published),
        isInForce: false,
      })),
    ],
    changePath: site.document('pages/methodology-2027')?.path,
  };
}

function criterionView(criterion: Criterion, site: SiteContext): CriterionView {
  const { locale, t } = site;
  const points = ruleText(criterion, site);
  const graded = criterion.graded ? [t('dataPages.methodology.graded')] : [];
  const weight = numberFormatter(locale).format(criterion.weight);
  return {
    id: criterion.id,
    label: criterion.label[locale],
    weight:
      criterion.weight === 0
        ? t('dataPages.methodology.noWeight')
        : t('dataPages.methodology.weight', { weight }),
    reason: criterion.reason[locale],
    reads: criterion.keys.map((key) => factLabel(key, site.vocabulary, locale)).join(', '),
    points: { ...points, notes: [...points.notes, ...graded] },
  };
}
