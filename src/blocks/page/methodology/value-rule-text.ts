import { definitionOf } from '#domain/provider/vocabulary.ts';
import { fullScore } from '#domain/scoring/full-score.ts';
import type { ValueRule } from '#domain/scoring/scoring-rule.ts';
import { formatExactly, formatNames, inSentence, optionName } from '#i18n/formats.ts';
import type { Language, SiteFacts } from '#site/site-context.ts';

/** How one value becomes points, as the end of a sentence. */
export function valueRuleText(rule: ValueRule, key: string, site: Language & SiteFacts): string {
  const { t, locale, evidence } = site;
  const option = (value: string) => optionName(value, definitionOf(key, site.vocabulary), locale);
  const list = (values: readonly string[]) => formatNames(values.map(option), locale);
  const answer = (value: 'true' | 'partial' | 'false') =>
    inSentence(evidence.answers[value].label[locale], locale);
  const pairs = (points: Readonly<Record<string, number>>) =>
    Object.entries(points).map(([value, worth]) => pointPair(option(value), worth, site));
  const max = formatExactly(fullScore, locale);
  switch (rule.name) {
    case 'answer':
      return joined([
        pointPair(answer('true'), rule.yes, site),
        pointPair(answer('partial'), rule.partial, site),
        pointPair(answer('false'), rule.no, site),
      ]);
    case 'choice':
      return joined(pairs(rule.points));
    case 'best-of':
      return joined([
        t('dataPages.methodology.rules.best'),
        ...pairs(rule.points),
        pointPair(t('dataPages.methodology.rules.otherwise'), rule.otherwise, site),
        pointPair(t('dataPages.methodology.rules.none'), rule.none, site),
        ...(rule.notCounted ?? []).map((value) =>
          t('dataPages.methodology.rules.notCounted', { what: option(value) }),
        ),
      ]);
    case 'share':
      return t('dataPages.methodology.rules.share', { max, list: list(rule.of) });
    case 'weighted-share':
      return joined([
        ...rule.parts.map(({ of, points }) =>
          t('dataPages.methodology.rules.shareOf', { points: formatExactly(points, locale), list: list(of) }),
        ),
        t('dataPages.methodology.rules.inProportion'),
      ]);
    case 'number':
      return t('dataPages.methodology.rules.number', {
        zero: formatExactly(rule.zeroAt, locale),
        ten: formatExactly(rule.tenAt, locale),
        max,
      });
  }
}

export function pointPair(what: string, points: number, { locale, t }: Language): string {
  return t('dataPages.methodology.rules.pair', { what, points: formatExactly(points, locale) });
}

export function joined(parts: readonly string[]): string {
  return parts.join('; ');
}
