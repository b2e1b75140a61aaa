import { auditSummary, incidentSummary } from '#domain/comparison/record-summaries.ts';
import type { Answer, Audit, FactValue, FreePlan, Incident } from '#domain/provider/fact-value.ts';
import type { FactDefinition } from '#domain/provider/vocabulary.ts';
import { formatPartialDate } from '#i18n/format-partial-date.ts';
import { numberFormatter } from '#i18n/formatters.ts';
import { regionName } from '#i18n/region-name.ts';
import type { SiteContext } from '#site/site-context.ts';

/** A fact's value in words of the reader's language. The words of choices come from the vocabulary. */
export function factText(value: FactValue, definition: FactDefinition, site: SiteContext): string {
  const { t, locale, evidence } = site;
  const count = Array.isArray(value) ? value.length : 0;
  switch (definition.type) {
    case 'yes-no':
      return evidence.answers[`${value as Answer}`].label[locale];
    case 'number':
      return number(value as number, site);
    case 'days':
      return t('facts.days', { count: value as number });
    case 'devices':
      return typeof value === 'number' ? number(value, site) : optionText(value as string, definition, site);
    case 'country':
      return regionName(value as string, site.locale);
    case 'country-list':
      return list(
        (value as readonly string[]).map((code) => regionName(code, site.locale)),
        site,
      );
    case 'choice':
      return optionText(value as string, definition, site);
    case 'choice-list':
    case 'platform-list':
      return list(
        (value as readonly string[]).map((option) => optionText(option, definition, site)),
        site,
      );
    case 'audits':
      return countedText('audits', auditSummary(value as readonly Audit[]), site);
    case 'incidents':
      return countedText('incidents', incidentSummary(value as readonly Incident[]), site);
    case 'streaming':
    case 'speed-reports':
      return t('facts.reports', { count });
    case 'plans':
      return t('facts.plans', { count });
    case 'free-plan':
      return freePlanText(value as FreePlan, site);
    case 'text':
      return optionText(value as string, definition, site);
    case 'year':
      return `${value as number}`;
  }
}

function number(value: number, { locale }: SiteContext): string {
  return numberFormatter(locale).format(value);
}

function optionText(option: string, definition: FactDefinition, { locale }: SiteContext): string {
  return definition.options[option]?.[locale] ?? option;
}

/** An empty list is a statement: there are none. */
function list(items: readonly string[], { t }: SiteContext): string {
  return items.length === 0 ? t('facts.none') : items.join(', ');
}

interface Counted {
  readonly count: number;
  readonly newest?: string | undefined;
}

function countedText(
  kind: 'audits' | 'incidents',
  { count, newest }: Counted,
  { t, locale }: SiteContext,
): string {
  const what = t(`facts.${kind}`, { count });
  if (newest === undefined) return what;
  return t('facts.newest', { count, what, date: formatPartialDate(newest, locale) });
}

function freePlanText({ available, dataCapGb }: FreePlan, site: SiteContext): string {
  const { t, evidence, locale } = site;
  const answer = evidence.answers[available ? 'true' : 'false'].label[locale];
  if (!available || dataCapGb === undefined || dataCapGb === 'unknown') return answer;
  const limit =
    dataCapGb === 'unlimited'
      ? t('facts.unlimitedData')
      : t('facts.dataCap', { count: number(dataCapGb, site) });
  return `${answer}, ${limit}`;
}
