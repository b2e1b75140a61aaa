import { definitionOf, type FactDefinition } from '#domain/provider/vocabulary.ts';
import type { Criterion } from '#domain/scoring/methodology.ts';
import { fullScore } from '#domain/scoring/score.ts';
import { formatList, inSentence, numberFormatter, regionName } from '#i18n/formats.ts';
import type { SiteContext } from '#site/site-context.ts';

/** How a criterion's facts become points, in one sentence: the numbers are those of the methodology's file. */
export function ruleText({ rule, keys }: Criterion, site: SiteContext): string {
  const { t, locale } = site;
  const number = (value: number) => numberFormatter(locale, { maximumFractionDigits: 2 }).format(value);
  const definition = definitionOf(keys[0] ?? '', site.vocabulary);
  const pair = (what: string, points: number) =>
    t('dataPages.methodology.rules.pair', { what, points: number(points) });
  const option = (value: string) => (definition ? optionText(value, definition, site) : value);
  const optionPairs = (points: Readonly<Record<string, number>>) =>
    Object.entries(points).map(([value, worth]) => pair(option(value), worth));
  const max = number(fullScore);
  switch (rule.name) {
    case 'known':
      return t('dataPages.methodology.rules.known', { points: number(rule.points) });
    case 'answer':
      return joined([
        pair(answer('true', site), rule.yes),
        pair(answer('partial', site), rule.partial),
        pair(answer('false', site), rule.no),
      ]);
    case 'choice':
      return joined([
        ...optionPairs(rule.points),
        pair(t('dataPages.methodology.rules.otherwise'), rule.otherwise),
      ]);
    case 'best-of':
      return joined([
        t('dataPages.methodology.rules.best'),
        ...optionPairs(rule.points),
        pair(t('dataPages.methodology.rules.otherwise'), rule.otherwise),
        pair(t('dataPages.methodology.rules.none'), rule.none),
        ...(rule.notCounted ?? []).map((value) =>
          t('dataPages.methodology.rules.notCounted', { what: option(value) }),
        ),
      ]);
    case 'share':
      return t('dataPages.methodology.rules.share', {
        max,
        list: formatList(rule.of.map(option), site.locale),
      });
    case 'number':
      return t('dataPages.methodology.rules.number', {
        zero: number(rule.zeroAt),
        ten: number(rule.tenAt),
        max,
      });
    case 'audits':
      return joined([
        ...rule.byAge.map(({ years, points }) =>
          pair(t('dataPages.methodology.rules.auditUpTo', { years }), points),
        ),
        pair(t('dataPages.methodology.rules.auditOlder'), rule.older),
        t('dataPages.methodology.rules.auditFactors', {
          unpublished: number(rule.unpublishedFactor),
          weak: number(rule.weakFactor),
          max,
        }),
      ]);
    case 'incidents':
      return joined([
        t('dataPages.methodology.rules.incidents', { max }),
        ...optionPairs(rule.lost),
        t('dataPages.methodology.rules.incidentFactors', {
          years: rule.halfAfterYears,
          weak: number(rule.weakFactor),
        }),
      ]);
    case 'streaming':
      return t('dataPages.methodology.rules.streaming', {
        works: number(rule.works),
        mixed: number(rule.mixed),
        blocked: number(rule.blocked),
        reports: rule.minimumReports,
        days: rule.withinDays,
      });
    case 'cost':
      return joined([
        t('dataPages.methodology.rules.cost', { months: rule.months }),
        ...Object.entries(rule.scale).map(([currency, { tenAt, zeroAt }]) => {
          const money = numberFormatter(locale, { style: 'currency', currency, maximumFractionDigits: 0 });
          return t('dataPages.methodology.rules.costScale', {
            ten: money.format(tenAt),
            zero: money.format(zeroAt),
            max,
          });
        }),
      ]);
    case 'free-plan':
      return t('dataPages.methodology.rules.freePlan', {
        available: number(rule.available),
        unlimited: number(rule.unlimitedData),
        gigabytes: number(rule.cappedData.gigabytes),
        capped: number(rule.cappedData.points),
        countries: number(rule.countries.many),
        reach: number(rule.countries.points),
        devices: number(rule.severalDevices),
      });
  }
}

function joined(parts: readonly string[]): string {
  return parts.join('; ');
}

function answer(value: 'true' | 'partial' | 'false', { evidence, locale }: SiteContext): string {
  return inSentence(evidence.answers[value].label[locale], locale);
}

/** One value of a list is worded like the whole list; incidents and their like name their options beside. */
function optionText(value: string, definition: FactDefinition, site: SiteContext): string {
  const words = definition.options[value]?.[site.locale];
  if (words !== undefined) return words;
  return definition.type === 'country' ? regionName(value, site.locale) : value;
}
