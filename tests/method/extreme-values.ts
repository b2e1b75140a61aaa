import { byLocale } from '#domain/locale/locale-table.ts';
import type { Audit, FactType, FactValue, StreamingReport, TypedValue } from '#domain/provider/fact.ts';
import type { Criterion } from '#domain/scoring/methodology.ts';
import type { ValueRule } from '#domain/scoring/scoring-rule.ts';

/** The worst and the best that a key can say under the rule that reads it. */
export interface ExtremeValues {
  readonly key: string;
  readonly worst: TypedValue;
  readonly best: TypedValue;
}

/** For every key that a criterion reads, but incidents: they only cost, and are tested by themselves. */
export function extremeValues(
  { rule, keys }: Criterion,
  types: Readonly<Record<string, FactType>>,
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
      return [typed(first, ...byPoints(rule.promise)), typed(second, [], [goodAudit('inspection')])];
    case 'best-audit':
      return [typed(first, [], [goodAudit('apps-source')])];
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
      return [typed(first, [], rule.of.map(playing))];
    case 'cost':
    case 'renewal-jump':
      return [];
    default:
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

function goodAudit(kind: Audit['kind']): Audit {
  return { auditor: 'x', kind, scope: byLocale(() => 'x'), date: '2026-10', reportPublic: true, source: 's' };
}

function playing({ service, region }: { service: string; region: string }): StreamingReport {
  return {
    service,
    region,
    result: 'works',
    claim: 'independently-reported',
    asOf: '2026-10',
    source: 's',
  };
}
