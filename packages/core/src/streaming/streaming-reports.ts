import type { Day } from '../day/day.ts';
import { firstDayOf, type PartialDate } from '../day/partial-date.ts';
import { type Basis, type Claim, type Evidence, hasLowConfidence, isKnown } from '../provider/fact.ts';
import { isStale } from '../provider/freshness.ts';
import type { StreamingReport } from '../provider/measured-tests.ts';
import { factOf, type Provider } from '../provider/provider.ts';
import { definitionOf, type FactDefinition, type Vocabulary } from '../provider/vocabulary.ts';

const results: readonly string[] = ['works', 'mixed', 'blocked'] satisfies StreamingReport['result'][];

export function streamingDefinition(vocabulary: Vocabulary): FactDefinition | undefined {
  return definitionOf('streaming', vocabulary);
}

/** Returns the services that reports may name. The vocabulary lists them together with the labels for results. */
export function streamingServices(vocabulary: Vocabulary): string[] {
  return Object.keys(streamingDefinition(vocabulary)?.options ?? {}).filter(
    (name) => !results.includes(name),
  );
}

/** All statements of one source about one service with the same result and date. */
export interface DatedReport {
  readonly service: string;
  readonly result: StreamingReport['result'];
  /** Country codes; empty if the source names no country. */
  readonly regions: readonly string[];
  /** The tester, if the source names one. */
  readonly tester: string | undefined;
  readonly isClaim: boolean;
  /** Whether the report is from a claim that contradicts the fact. Claims are shown but never counted. */
  readonly isOtherClaim: boolean;
  readonly isStale: boolean;
  readonly isWeak: boolean;
  readonly basis: Basis;
  readonly date: PartialDate | undefined;
  readonly checked: Day;
  readonly firstRead: Day | undefined;
  readonly source: string;
  /** The quotes of all sources of the statement. */
  readonly quotes: Evidence['quotes'];
}

/** Returns the reports on a provider, including those of differing claims, most useful first. */
export function datedReports(provider: Provider, definition: FactDefinition, asOf: Day): DatedReport[] {
  const fact = factOf(provider, definition.key);
  const statements: readonly Claim[] = [...(isKnown(fact) ? [fact] : []), ...(fact.claims ?? [])];
  const all = statements.flatMap((statement) =>
    statement.type === 'streaming'
      ? statement.value.map((report) => ({
          ...datedReport(report, statement, definition, asOf),
          isOtherClaim: statement !== fact,
        }))
      : [],
  );
  const groups = Map.groupBy(all, ({ regions: _regions, ...same }) => JSON.stringify(same));
  return [...groups.values()].flatMap(mergeRegions).toSorted(byUsefulness);
}

/** Returns a key that is unique within a provider. Reports that are equal in all these fields were merged before. */
export function reportKey({ service, result, source, date, regions }: DatedReport): string {
  const where = regions.length === 0 ? 'anywhere' : regions.join('-');
  return ['streaming', service, result, source, date ?? 'undated', where].join(':');
}

/** Adds the date of the fact to a report that has no date. */
function datedReport(
  report: StreamingReport,
  statement: Evidence,
  definition: FactDefinition,
  asOf: Day,
): Omit<DatedReport, 'isOtherClaim'> {
  const { service, result, region, source, claim, tester } = report;
  const dated: Evidence = {
    ...statement,
    asOf: report.asOf ?? statement.asOf,
    confidence: report.confidence ?? statement.confidence,
  };
  const isClaim = claim === 'provider-claim';
  return {
    service,
    result,
    regions: region === undefined ? [] : [region],
    tester,
    isClaim,
    isStale: isStale(dated, definition, asOf),
    isWeak: hasLowConfidence(dated),
    basis: isClaim ? 'provider-claim' : dated.basis,
    date: dated.asOf,
    checked: dated.checked,
    firstRead: dated.firstRead,
    source,
    quotes: dated.quotes,
  };
}

function mergeRegions(same: readonly DatedReport[]): DatedReport[] {
  const [first] = same;
  if (!first) return [];
  // A report without a region means something else than one with a region, so the two are not merged.
  const named = [...new Set(same.flatMap(({ regions }) => regions))];
  const hasUnnamed = same.some(({ regions }) => regions.length === 0);
  return [
    ...(named.length > 0 ? [{ ...first, regions: named }] : []),
    ...(hasUnnamed ? [{ ...first, regions: [] }] : []),
  ];
}

/**
 * Sorts fresh reports before stale ones, independent ones before the provider's claims, newer before older, undated last.
 */
function byUsefulness(a: DatedReport, b: DatedReport): number {
  const day = ({ date }: DatedReport) => (date === undefined ? '' : firstDayOf(date));
  return (
    Number(a.isStale) - Number(b.isStale) ||
    Number(a.isClaim) - Number(b.isClaim) ||
    day(b).localeCompare(day(a), 'en')
  );
}
