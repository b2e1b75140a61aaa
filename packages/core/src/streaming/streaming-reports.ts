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

/** The services that reports may name. The vocabulary keeps them beside the words for results. */
export function streamingServices(vocabulary: Vocabulary): string[] {
  return Object.keys(streamingDefinition(vocabulary)?.options ?? {}).filter(
    (name) => !results.includes(name),
  );
}

/** Everything that one source says about one service with one result and one date. */
export interface DatedReport {
  readonly service: string;
  readonly result: StreamingReport['result'];
  /** Country codes; none where the source does not say which region it looked at. */
  readonly regions: readonly string[];
  /** Who tried it, where the source says so. */
  readonly tester: string | undefined;
  readonly isClaim: boolean;
  /** Whether it is another statement beside the fact: shown, never counted. */
  readonly isBeside: boolean;
  readonly isStale: boolean;
  readonly isWeak: boolean;
  readonly basis: Basis;
  readonly date: PartialDate | undefined;
  readonly checked: Day;
  readonly firstRead: Day | undefined;
  readonly source: string;
  /** The words of all sources of the statement. */
  readonly quotes: Evidence['quotes'];
}

/** The reports on a provider, of other statements beside the fact too: the most useful to a reader first. */
export function datedReports(provider: Provider, definition: FactDefinition, asOf: Day): DatedReport[] {
  const fact = factOf(provider, definition.key);
  const statements: readonly Claim[] = [...(isKnown(fact) ? [fact] : []), ...(fact.claims ?? [])];
  const all = statements.flatMap((statement) =>
    statement.type === 'streaming'
      ? statement.value.map((report) => ({
          ...datedReport(report, statement, definition, asOf),
          isBeside: statement !== fact,
        }))
      : [],
  );
  const groups = Map.groupBy(all, ({ regions: _regions, ...same }) => JSON.stringify(same));
  return [...groups.values()].flatMap(mergeRegions).toSorted(byUse);
}

/** Names a report within its provider. Reports that differ in nothing named here have been merged. */
export function reportKey({ service, result, source, date, regions }: DatedReport): string {
  const where = regions.length === 0 ? 'anywhere' : regions.join('-');
  return ['streaming', service, result, source, date ?? 'undated', where].join(':');
}

/** A report without a date of its own has the date of the fact. */
function datedReport(
  report: StreamingReport,
  statement: Evidence,
  definition: FactDefinition,
  asOf: Day,
): Omit<DatedReport, 'isBeside'> {
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
  // A report for no stated region says something else than one for a region, so they stay apart.
  const stated = [...new Set(same.flatMap(({ regions }) => regions))];
  const isUnstated = same.some(({ regions }) => regions.length === 0);
  return [
    ...(stated.length > 0 ? [{ ...first, regions: stated }] : []),
    ...(isUnstated ? [{ ...first, regions: [] }] : []),
  ];
}

/** Fresh before stale, seen by others before claimed, new before old, undated last. */
function byUse(a: DatedReport, b: DatedReport): number {
  const day = ({ date }: DatedReport) => (date === undefined ? '' : firstDayOf(date));
  return (
    Number(a.isStale) - Number(b.isStale) ||
    Number(a.isClaim) - Number(b.isClaim) ||
    day(b).localeCompare(day(a), 'en')
  );
}
