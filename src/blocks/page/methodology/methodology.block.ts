import { definitionOf } from '#domain/provider/vocabulary.ts';
import type { Criterion } from '#domain/scoring/methodology.ts';
import { groupWeights } from '#evidence/score/score.ts';
import { formatDay, numberFormatter } from '#i18n/formats.ts';
import type { SiteContext } from '#site/site-context.ts';
import { block } from '../../block.ts';
import { ruleText } from './rule-text.ts';

export const methodologyBlock = block({
  name: 'methodology',
  summary:
    'The methodology in force, from its own file: groups with their weight, every criterion with the facts it reads, its rule in words, its weight and the reason; then the thresholds and the earlier versions.',
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
  readonly rule: string;
}

export interface MethodologyModel {
  readonly state: string;
  readonly groups: readonly {
    readonly id: string;
    readonly label: string;
    readonly share: number;
    readonly shareText: string;
    readonly criteria: readonly CriterionView[];
  }[];
  readonly settings: readonly { readonly id: string; readonly label: string; readonly value: string }[];
  readonly versions: readonly {
    readonly version: string;
    readonly text: string;
    readonly isInForce: boolean;
  }[];
}

const allPurpose = 'overall';

export function selectMethodology(site: SiteContext): MethodologyModel {
  const { methodology, methodologies, locale, t } = site;
  const { version, published, criteria } = methodology;
  const groups = groupWeights(allPurpose, site);
  return {
    state: t('dataPages.methodology.state', {
      version,
      day: formatDay(published, locale),
      criteria: criteria.length,
      groups: groups.length,
    }),
    groups: groups.map(({ id, label, share, shareText }) => ({
      id,
      label,
      share,
      shareText,
      criteria: criteria
        .filter(({ group }) => group === id)
        .map((criterion) => criterionView(criterion, site)),
    })),
    settings: settings(site),
    versions: methodologies.map((entry) => ({
      version: entry.version,
      text: t('dataPages.methodology.published', { day: formatDay(entry.published, locale) }),
      isInForce: entry.version === version,
    })),
  };
}

function criterionView(criterion: Criterion, site: SiteContext): CriterionView {
  const { locale, vocabulary, t } = site;
  const facts = criterion.keys.map((key) => definitionOf(key, vocabulary)?.label[locale] ?? key);
  const weight = numberFormatter(locale).format(criterion.weight);
  return {
    id: criterion.id,
    label: criterion.label[locale],
    weight:
      criterion.weight === 0
        ? t('dataPages.methodology.noWeight')
        : t('dataPages.methodology.weight', { weight }),
    reason: criterion.reason[locale],
    reads: facts.join(', '),
    rule: ruleText(criterion, site),
  };
}

/** What holds for all criteria alike. */
function settings({ methodology, locale, t }: SiteContext): MethodologyModel['settings'] {
  const { coverageFloor, lowConfidenceFactor, stability } = methodology;
  const percent = numberFormatter(locale, { style: 'percent' });
  const number = numberFormatter(locale);
  const values = {
    floor: percent.format(coverageFloor),
    weak: percent.format(lowConfidenceFactor),
    samples: number.format(stability.samples),
    factor: t('dataPages.methodology.range', {
      from: number.format(stability.from),
      to: number.format(stability.to),
    }),
    top: number.format(stability.top),
  };
  const ids = ['floor', 'weak', 'samples', 'factor', 'top'] as const;
  return ids.map((id) => ({ id, label: t(`dataPages.methodology.settings.${id}`), value: values[id] }));
}
