import type { Day } from '@vpn-site/core/day/day.ts';
import { byLocale } from '@vpn-site/core/locale/locale-table.ts';
import type { Audit } from '@vpn-site/core/provider/audit.ts';
import type { FactType, FactValue, TypedValue } from '@vpn-site/core/provider/fact.ts';
import type { StreamingReport } from '@vpn-site/core/provider/measured-tests.ts';
import type { Criterion } from '@vpn-site/core/scoring/methodology.ts';
import type { ValueRule } from '@vpn-site/core/scoring/scoring-rule.ts';

/** The worst and the best value of a key by the rule that reads it. */
export interface ExtremeValues {
  readonly key: string;
  readonly worst: TypedValue;
  readonly best: TypedValue;
}

/**
 * Returns the extremes of every key that a criterion reads, except incidents, which only cost points and have their own
 * tests.
 */
export function extremeValues(
  { rule, keys }: Criterion,
  types: Readonly<Record<string, FactType>>,
  asOf: Day,
): ExtremeValues[] {
  const typed = (key: string, worst: FactValue, best: FactValue): ExtremeValues => {
    const type = types[key] ?? 'text';
    return { key, worst: { type, value: worst } as TypedValue, best: { type, value: best } as TypedValue };
  };
  const [first = '', second = ''] = keys;
  switch (rule.name) {
    case 'mean':
      return rule.parts.map(({ key, rule: part }) => typed(key, ...extremesOf(part)));
    case 'promise-times-proof':
      return [typed(first, ...byPoints(rule.promise)), typed(second, [], [goodAudit('inspection', asOf)])];
    case 'best-audit':
      return [typed(first, [], [goodAudit('apps-source', asOf)])];
    case 'measured-number':
      return keys.map((key) => typed(key, 0, 1000));
    case 'free-plan':
      return [
        typed(
          first,
          { available: false },
          { available: true, dataCapGb: 'unlimited', countries: 99, devices: 9 },
        ),
      ];
    case 'panel':
      return [
        typed(
          first,
          [],
          rule.of.map((pair) => playing(pair, asOf)),
        ),
      ];
    case 'cost':
    case 'renewal-jump':
      return [];
    case 'answer':
    case 'choice':
    case 'best-of':
    case 'share':
    case 'weighted-share':
    case 'number':
      return [typed(first, ...extremesOf(rule))];
  }
}

function extremesOf(rule: ValueRule): [FactValue, FactValue] {
  switch (rule.name) {
    case 'answer':
      return [rule.yes < rule.no, rule.yes >= rule.no];
    case 'choice':
      return byPoints(rule.points);
    case 'best-of':
      return [[], [byPoints(rule.points)[1]]];
    case 'share':
      return [[], rule.of];
    case 'weighted-share':
      return [[], rule.parts.flatMap(({ of }) => of)];
    case 'number':
      return [rule.zeroAt, 'unlimited'];
  }
}

function byPoints(points: Readonly<Record<string, number>>): [string, string] {
  const ordered = Object.entries(points)
    .toSorted(([, a], [, b]) => a - b)
    .map(([option]) => option);
  return [ordered[0] ?? '', ordered.at(-1) ?? ''];
}

function goodAudit(kind: Audit['kind'], date: Day): Audit {
  return { auditor: 'x', kind, scope: byLocale(() => 'x'), date, reportPublic: true, source: 's' };
}

function playing({ service, region }: { service: string; region: string }, asOf: Day): StreamingReport {
  return {
    service,
    region,
    result: 'works',
    claim: 'independently-reported',
    asOf,
    source: 's',
  };
}
