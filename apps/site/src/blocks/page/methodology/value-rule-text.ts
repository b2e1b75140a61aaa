import { formatExactly, formatNames, optionName, uncapitalized } from '@vpn-site/core/i18n/formats.ts';
import { definitionOf } from '@vpn-site/core/provider/vocabulary.ts';
import { fullScore } from '@vpn-site/core/scoring/full-score.ts';
import type { ValueRule } from '@vpn-site/core/scoring/scoring-rule.ts';
import type { FactContext, Language } from '#site/site-context.ts';

export interface PointLine {
  readonly label: string;
  readonly points: string;
}

export interface PointTable {
  readonly lines: readonly PointLine[];
  readonly notes: readonly string[];
}

/** Explains how one value becomes points: as a table, or as a formula that completes a sentence. */
export type ValueRuleText = PointTable | string;

export function valueRuleText(rule: ValueRule, key: string, site: FactContext): ValueRuleText {
  const { t, locale } = site;
  const option = (value: string) => optionName(value, definitionOf(key, site.vocabulary), locale);
  const list = (values: readonly string[]) => formatNames(values.map(option), locale);
  const pairs = (points: Readonly<Record<string, number>>) =>
    Object.entries(points).map(([value, worth]) => pointLine(option(value), worth, site));
  const max = formatExactly(fullScore, locale);
  switch (rule.name) {
    case 'answer':
      return { lines: answerLines(rule, site), notes: [] };
    case 'choice':
      return { lines: pairs(rule.points), notes: [] };
    case 'best-of':
      return {
        lines: [
          ...pairs(rule.points),
          pointLine(t('dataPages.methodology.rules.otherwise'), rule.otherwise, site),
          pointLine(t('dataPages.methodology.rules.none'), rule.none, site),
        ],
        notes: [
          t('dataPages.methodology.rules.best'),
          ...(rule.notCounted ?? []).map((value) =>
            t('dataPages.methodology.rules.notCounted', { what: option(value) }),
          ),
        ],
      };
    case 'share':
      return t('dataPages.methodology.rules.share', { max, list: list(rule.of) });
    case 'weighted-share': {
      const parts = rule.parts.map(({ of, points }) =>
        t('dataPages.methodology.rules.shareOf', { points: formatExactly(points, locale), list: list(of) }),
      );
      return [...parts, t('dataPages.methodology.rules.inProportion')].join('; ');
    }
    case 'number':
      return t('dataPages.methodology.rules.number', {
        zero: formatExactly(rule.zeroAt, locale),
        ten: formatExactly(rule.tenAt, locale),
        max,
      });
  }
}

function answerLines(rule: Extract<ValueRule, { name: 'answer' }>, site: FactContext): PointLine[] {
  const answers = [
    ['true', rule.yes],
    ['partial', rule.partial],
    ['false', rule.no],
  ] as const;
  return answers.map(([value, points]) =>
    pointLine(uncapitalized(site.evidence.answers[value].label[site.locale], site.locale), points, site),
  );
}

export function pointLine(what: string, points: number, { locale }: Language): PointLine {
  return { label: what, points: formatExactly(points, locale) };
}
