import { auditSummary } from '#domain/comparison/audit-summary.ts';
import { incidentSummary } from '#domain/comparison/incident-summary.ts';
import type { FreePlan, TypedValue } from '#domain/provider/fact.ts';
import type { FactDefinition } from '#domain/provider/vocabulary.ts';
import { formatPartialDate } from '#i18n/format-partial-date.ts';
import { numberFormatter } from '#i18n/formatters.ts';
import { regionName } from '#i18n/region-name.ts';
import type { BlockContext } from '../block-context.ts';

/** A value in words of the reader's language. The words of choices come from the vocabulary. */
export function factText(said: TypedValue, definition: FactDefinition, context: BlockContext): string {
  const { t, locale, evidence } = context;
  switch (said.type) {
    case 'yes-no':
      return evidence.answers[`${said.value}`].label[locale];
    case 'number':
      return number(said.value, context);
    case 'year':
      return `${said.value}`;
    case 'days':
      return t('facts.days', { count: said.value });
    case 'devices':
      return said.value === 'unlimited'
        ? optionText(said.value, definition, context)
        : number(said.value, context);
    case 'country':
      return regionName(said.value, locale);
    case 'country-list':
      return list(
        said.value.map((code) => regionName(code, locale)),
        context,
      );
    case 'text':
    case 'choice':
      return optionText(said.value, definition, context);
    case 'choice-list':
    case 'platform-list':
      return list(
        said.value.map((option) => optionText(option, definition, context)),
        context,
      );
    case 'audits':
      return countedText('audits', auditSummary(said.value), context);
    case 'incidents':
      return countedText('incidents', incidentSummary(said.value), context);
    case 'streaming':
    case 'speed-reports':
      return t('facts.reports', { count: said.value.length });
    case 'plans':
      return t('facts.plans', { count: said.value.length });
    case 'free-plan':
      return freePlanText(said.value, context);
  }
}

function number(value: number, { locale }: BlockContext): string {
  return numberFormatter(locale).format(value);
}

function optionText(option: string, definition: FactDefinition, { locale }: BlockContext): string {
  return definition.options[option]?.[locale] ?? option;
}

/** An empty list is a statement: there are none. */
function list(items: readonly string[], { t }: BlockContext): string {
  return items.length === 0 ? t('facts.none') : items.join(', ');
}

interface Counted {
  readonly count: number;
  readonly newest?: string | undefined;
}

function countedText(
  kind: 'audits' | 'incidents',
  { count, newest }: Counted,
  { t, locale }: BlockContext,
): string {
  const what = t(`facts.${kind}`, { count });
  if (newest === undefined) return what;
  return t('facts.newest', { count, what, date: formatPartialDate(newest, locale) });
}

function freePlanText({ available, dataCapGb }: FreePlan, context: BlockContext): string {
  const { t, evidence, locale } = context;
  const answer = evidence.answers[available ? 'true' : 'false'].label[locale];
  if (!available || dataCapGb === undefined || dataCapGb === 'unknown') return answer;
  const limit =
    dataCapGb === 'unlimited'
      ? t('facts.unlimitedData')
      : t('facts.dataCap', { count: number(dataCapGb, context) });
  return `${answer}, ${limit}`;
}
