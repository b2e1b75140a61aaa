import {
  formatPartialDate,
  numberFormatter,
  optionName,
  regionName,
  sortedNames,
} from '@vpn-site/core/i18n/formats.ts';
import { type Fact, type FreePlan, isKnown, type TypedValue } from '@vpn-site/core/provider/fact.ts';
import type { RecordKind } from '@vpn-site/core/provider/provider-records.ts';
import {
  auditSummary,
  incidentSummary,
  type RecordSummary,
} from '@vpn-site/core/provider/record-summaries.ts';
import { type FactDefinition, pageLanguageOption } from '@vpn-site/core/provider/vocabulary.ts';
import type { FactContext } from '#site/site-context.ts';
import type { SignKind } from '#ui/primitives/sign/sign-kind.ts';

/**
 * Returns the icon of an answer (yes, no, partly, unknown), regardless of its age. It depends on the type too, because the
 * text 'partial' may be the name of a company or of an option.
 */
export function answerSign(fact: Fact): SignKind {
  if (!isKnown(fact)) return 'unknown';
  const { type, value } = fact;
  // An empty list means "no": editors write one only if a source says that there is nothing.
  if (Array.isArray(value)) return value.length === 0 ? 'no' : 'value';
  // For a free plan the icon says only whether there is one; the text gives its limits.
  if (type === 'free-plan') return value.available ? 'yes' : 'no';
  if (type !== 'yes-no') return 'value';
  if (value === 'partial') return 'partial';
  return value ? 'yes' : 'no';
}

/** Formats a value in the reader's language. Labels of choices come from the vocabulary. */
export function factText(typedValue: TypedValue, definition: FactDefinition, site: FactContext): string {
  const { t, locale, evidence } = site;
  switch (typedValue.type) {
    case 'yes-no':
      return evidence.answers[`${typedValue.value}`].label[locale];
    case 'number':
      return number(typedValue.value, site);
    case 'year':
      return `${typedValue.value}`;
    case 'days':
      return t('facts.days', { count: typedValue.value });
    case 'devices':
      return typedValue.value === 'unlimited'
        ? optionName(typedValue.value, definition, locale)
        : number(typedValue.value, site);
    case 'country':
      return regionName(typedValue.value, locale);
    case 'country-list':
      return list(
        typedValue.value.map((code) => regionName(code, locale)),
        site,
      );
    case 'text':
    case 'choice':
      return optionName(typedValue.value, definition, locale);
    case 'choice-list':
    case 'platform-list': {
      const own = pageLanguageOption(definition, locale);
      if (own !== undefined) return evidence.answers[`${typedValue.value.includes(own)}`].label[locale];
      return list(
        typedValue.value.map((option) => optionName(option, definition, locale)),
        site,
      );
    }
    case 'audits':
      return countedText('audits', auditSummary(typedValue.value), site);
    case 'incidents':
      return countedText('incidents', incidentSummary(typedValue.value), site);
    case 'streaming':
    case 'speed-reports':
      return t('facts.reports', { count: typedValue.value.length });
    case 'leak-tests':
      return t('facts.leakTests', {
        count: typedValue.value.length,
        failed: typedValue.value.filter(({ result }) => result === 'failed').length,
      });
    case 'plans':
      return t('facts.plans', { count: typedValue.value.length });
    case 'free-plan':
      return freePlanText(typedValue.value, site);
  }
}

function number(value: number, { locale }: FactContext): string {
  return numberFormatter(locale).format(value);
}

/** Formats a list. An empty list is shown as "none". */
function list(items: readonly string[], { t, locale }: FactContext): string {
  return items.length === 0 ? t('facts.none') : sortedNames(items, locale).join(', ');
}

/** Formats the number of audits or incidents. An undefined summary means that the record is unknown. */
export function countText(
  kind: RecordKind,
  summary: RecordSummary | undefined,
  { t }: Pick<FactContext, 't'>,
): string {
  if (!summary || summary.isNoneKnown) return t(`facts.noneKnown.${kind}`);
  return t(`facts.${kind}`, { count: summary.count });
}

/** Adds the date of the newest entry to a number of audits or incidents. */
export function withNewest(
  what: string,
  { count, newest }: RecordSummary,
  { t, locale }: FactContext,
): string {
  if (newest === undefined) return what;
  return t('facts.newest', { count, what, date: formatPartialDate(newest, locale) });
}

function countedText(kind: RecordKind, summary: RecordSummary, site: FactContext): string {
  return withNewest(countText(kind, summary, site), summary, site);
}

function freePlanText({ available, dataCapGb }: FreePlan, site: FactContext): string {
  const { t, evidence, locale } = site;
  const answer = evidence.answers[available ? 'true' : 'false'].label[locale];
  if (!available || dataCapGb === undefined || dataCapGb === 'unknown') return answer;
  const limit =
    dataCapGb === 'unlimited'
      ? t('facts.unlimitedData')
      : t('facts.dataCap', { count: number(dataCapGb, site) });
  return `${answer}, ${limit}`;
}
