import { type Day, daysBetween } from '../day/day.ts';
import { firstDayOf } from '../day/partial-date.ts';
import type { StreamingReport } from '../provider/measured-tests.ts';
import { knownFact, type Provider } from '../provider/provider.ts';
import { type Assessment, unprovenAssessment } from './assessment.ts';
import { fullScore, sum } from './full-score.ts';
import type { PanelRule } from './scoring-rule.ts';

/** Assesses how many services of a fixed panel worked in independent tests. */
export function assessPanel(provider: Provider, rule: PanelRule, asOf: Day): Assessment {
  const fact = knownFact(provider, 'streaming');
  if (fact === undefined) return unprovenAssessment;
  const results = panelResults(fact.value, rule, asOf);
  const tested = results.flatMap(({ report }) => (report === undefined ? [] : [rule[report.result]]));
  const points = (sum(tested) / rule.of.length) * fullScore;
  const isTested = tested.length >= rule.min;
  return {
    points,
    full: points,
    best: isTested ? points : fullScore,
    evidence: isTested ? 'strong' : 'unknown',
  };
}

export interface PanelResult {
  readonly service: string;
  readonly region: string;
  /** The worst of several reports; undefined if there is no recent test. */
  readonly report: StreamingReport | undefined;
}

export function panelResults(reports: readonly StreamingReport[], rule: PanelRule, asOf: Day): PanelResult[] {
  const recent = reports.filter(
    ({ claim, asOf: date }) =>
      claim === 'independently-reported' &&
      date !== undefined &&
      daysBetween(firstDayOf(date), asOf) < rule.withinDays,
  );
  return rule.of.map(({ service, region }) => {
    const own = recent.filter((report) => report.service === service && report.region === region);
    return { service, region, report: own.toSorted((a, b) => rule[a.result] - rule[b.result])[0] };
  });
}
