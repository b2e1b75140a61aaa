import {
  formatExactly,
  formatList,
  formatShortMoney,
  optionName,
  regionName,
} from '@vpn-site/core/i18n/formats.ts';
import { definitionOf, factLabel } from '@vpn-site/core/provider/vocabulary.ts';
import { fullScore } from '@vpn-site/core/scoring/full-score.ts';
import type { Criterion } from '@vpn-site/core/scoring/methodology.ts';
import type {
  BestAuditRule,
  CostRule,
  FreePlanRule,
  MeanRule,
  MeasuredNumberRule,
  NoLogsRule,
  PanelRule,
  RenewalJumpRule,
  ValueRule,
} from '@vpn-site/core/scoring/scoring-rule.ts';
import type { FactContext } from '#site/site-context.ts';
import { type PointTable, pointLine, type ValueRuleText, valueRuleText } from './value-rule-text.ts';

/** Explains how a criterion's facts become points. The numbers come from the methodology file. */
export interface RuleText {
  /** The text after "Points:"; undefined if the tables explain the rule. */
  readonly rule?: string;
  readonly tables: readonly TitledTable[];
  /** More conditions, one sentence each. */
  readonly notes: readonly string[];
}

/** A table with a title: the name of a fact if several facts count, or the start of a sentence that the table completes. */
export interface TitledTable extends PointTable {
  readonly title?: string;
}

export function ruleText({ rule, keys }: Pick<Criterion, 'rule' | 'keys'>, site: FactContext): RuleText {
  switch (rule.name) {
    case 'mean':
      return meanText(rule, site);
    case 'promise-times-proof':
      return noLogsText(rule, keys, site);
    case 'best-audit':
      return bestAuditText(rule, site);
    case 'measured-number':
      return measuredText(rule, keys, site);
    case 'cost':
    case 'renewal-jump':
      return priceText(rule, site);
    case 'panel':
      return panelText(rule, keys, site);
    case 'free-plan':
      return { rule: freePlanText(rule, site), tables: [], notes: [] };
    case 'answer':
    case 'choice':
    case 'best-of':
    case 'share':
    case 'weighted-share':
    case 'number':
      return valueText(valueRuleText(rule, keys[0] ?? '', site), unseenNote(rule, site));
  }
}

function valueText(text: ValueRuleText, notes: readonly string[]): RuleText {
  return typeof text === 'string' ? { rule: text, tables: [], notes } : { tables: [text], notes };
}

function unseenNote(rule: ValueRule, site: FactContext): string[] {
  if (rule.name !== 'choice' || !rule.unseen) return [];
  const word = formatExactly(site.methodology.evidence.word, site.locale);
  return [site.t('dataPages.methodology.rules.unseen', { word })];
}

/** Explains a rule that averages several facts. Each fact has its own table, or its name with a formula. */
function meanText({ parts }: MeanRule, site: FactContext): RuleText {
  const { t, locale } = site;
  const each = parts.map(({ key, rule }) => ({
    fact: factLabel(key, site.vocabulary, locale),
    text: valueRuleText(rule, key, site),
  }));
  const named = each.map(({ fact, text }) => {
    const quoted = t('dataPages.methodology.rules.meanPart', { fact });
    return typeof text === 'string' ? `${quoted} (${text})` : quoted;
  });
  return {
    rule: t('dataPages.methodology.rules.mean', { parts: formatList(named, locale) }),
    tables: each.flatMap(({ fact, text }) => (typeof text === 'string' ? [] : [{ title: fact, ...text }])),
    notes: [],
  };
}

function noLogsText(
  { promise, proof, testServers }: NoLogsRule,
  [logging = '']: readonly string[],
  site: FactContext,
): RuleText {
  const { t, methodology, locale } = site;
  const { word, second } = methodology.evidence;
  const proofs = Object.entries(proof) as [keyof typeof proof, { open: number; closed: number }][];
  const { tables } = valueText(valueRuleText({ name: 'choice', points: promise }, logging, site), []);
  return {
    tables: [
      ...tables,
      {
        title: t('dataPages.methodology.rules.proof', { word: formatExactly(word, locale) }),
        lines: proofs.map(([kind, { open, closed }]) => ({
          label: t(`dataPages.methodology.looks.${kind}`),
          points: t('dataPages.methodology.rules.proofPoints', {
            open: formatExactly(open, locale),
            closed: formatExactly(closed, locale),
          }),
        })),
        notes: [
          t('dataPages.methodology.rules.secondProof', { second: formatExactly(second, locale) }),
          t('dataPages.methodology.rules.testServers', { testServers: formatExactly(testServers, locale) }),
        ],
      },
    ],
    notes: [],
  };
}

function bestAuditText({ depth, closed }: BestAuditRule, site: FactContext): RuleText {
  const { t, methodology, locale } = site;
  const { weak, second } = methodology.evidence;
  const depths = Object.entries(depth) as [keyof typeof depth, number][];
  const factors = t('dataPages.methodology.rules.auditFactors', {
    closed: formatExactly(closed, locale),
    weak: formatExactly(weak, locale),
    second: formatExactly(second, locale),
  });
  const lines = depths.map(([kind, points]) =>
    pointLine(t(`dataPages.methodology.looks.${kind}`), points, site),
  );
  return { tables: [{ lines, notes: [] }], notes: [factors] };
}

function measuredText(
  { list, measured, zeroAt, tenAt }: MeasuredNumberRule,
  [advertised = '', found = '']: readonly string[],
  site: FactContext,
): RuleText {
  const { t } = site;
  return {
    rule: t('dataPages.methodology.rules.measured', {
      found: factLabel(found, site.vocabulary, site.locale),
      measured: formatExactly(measured, site.locale),
      advertised: factLabel(advertised, site.vocabulary, site.locale),
      list: formatExactly(list, site.locale),
    }),
    tables: [],
    notes: [
      t('dataPages.methodology.rules.logarithmic', {
        zero: formatExactly(zeroAt, site.locale),
        ten: formatExactly(tenAt, site.locale),
      }),
    ],
  };
}

function priceText(rule: CostRule | RenewalJumpRule, site: FactContext): RuleText {
  const { t, locale, methodology } = site;
  const { currency, months, statement } = methodology.costBasis;
  const max = formatExactly(fullScore, site.locale);
  if (rule.name === 'renewal-jump') {
    return {
      rule: t('dataPages.methodology.rules.renewal', {
        ten: formatExactly(rule.tenAt, site.locale),
        zero: formatExactly(rule.zeroAt, site.locale),
        max,
      }),
      tables: [],
      notes: [t('dataPages.methodology.rules.renewalPlan', { months })],
    };
  }
  return {
    rule: t('dataPages.methodology.rules.perMonth', {
      ten: formatShortMoney(rule.tenAt, currency, locale),
      zero: formatShortMoney(rule.zeroAt, currency, locale),
      max,
    }),
    tables: [],
    notes: [statement[locale], t('dataPages.methodology.rules.onlyScore')],
  };
}

function panelText(rule: PanelRule, [streaming = '']: readonly string[], site: FactContext): RuleText {
  const { t, locale, vocabulary } = site;
  const definition = definitionOf(streaming, vocabulary);
  const pairs = rule.of.map(({ service, region }) =>
    t('dataPages.methodology.rules.panelPair', {
      service: optionName(service, definition, locale),
      region: regionName(region, locale),
    }),
  );
  const lines = (['works', 'mixed', 'blocked'] as const).map((name) =>
    pointLine(t(`dataPages.methodology.rules.panelResults.${name}`), rule[name], site),
  );
  return {
    rule: t('dataPages.methodology.rules.panel', {
      max: formatExactly(fullScore, site.locale),
      count: rule.of.length,
    }),
    tables: [{ lines, notes: [] }],
    notes: [
      t('dataPages.methodology.rules.panelOf', { pairs: pairs.join(', ') }),
      t('dataPages.methodology.rules.panelTests', { days: rule.withinDays, min: rule.min }),
    ],
  };
}

function freePlanText(rule: FreePlanRule, site: FactContext): string {
  return site.t('dataPages.methodology.rules.freePlan', {
    available: formatExactly(rule.available, site.locale),
    unlimited: formatExactly(rule.unlimitedData, site.locale),
    gigabytes: formatExactly(rule.cappedData.gigabytes, site.locale),
    capped: formatExactly(rule.cappedData.points, site.locale),
    countries: formatExactly(rule.countries.many, site.locale),
    reach: formatExactly(rule.countries.points, site.locale),
    devices: formatExactly(rule.severalDevices, site.locale),
  });
}
