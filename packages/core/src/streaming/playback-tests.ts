import type { Day } from '../day/day.ts';
import { newestDate, type PartialDate } from '../day/partial-date.ts';
import type { StreamingReport } from '../provider/measured-tests.ts';
import type { Provider } from '../provider/provider.ts';
import type { FactDefinition } from '../provider/vocabulary.ts';
import { type DatedReport, datedReports } from './streaming-reports.ts';

/** The state of a service in independent tests. `untested` does not mean blocked. */
export type PlaybackState = 'opens' | 'mixed' | 'blocked' | 'untested';

/** The test results of a service in one country. */
export interface CountryTest {
  /** The country code; undefined if the tester does not name the country. */
  readonly region: string | undefined;
  readonly state: Exclude<PlaybackState, 'untested'>;
  readonly newest: PartialDate;
}

/** The test results of one service with one provider. */
export interface ServiceTests {
  readonly provider: string;
  readonly service: string;
  readonly state: PlaybackState;
  readonly tried: readonly CountryTest[];
  /** Number of tested countries in which the service worked. */
  readonly opened: number;
  readonly newest: PartialDate | undefined;
  readonly testers: readonly string[];
  readonly reports: readonly DatedReport[];
}

/** A report that counts as a test. */
type TestReport = DatedReport & { readonly date: PartialDate };

/** Whether a report is a test: a source other than the provider saw the result, and the report is dated and not stale. */
export function isTest(report: DatedReport): report is TestReport {
  return !(report.isClaim || report.isOtherClaim || report.isStale) && report.date !== undefined;
}

export function serviceTests(
  provider: Provider,
  service: string,
  definition: FactDefinition,
  asOf: Day,
): ServiceTests {
  const reports = datedReports(provider, definition, asOf)
    .filter((report) => report.service === service)
    .filter(isTest);
  const tried = countryTests(reports);
  return {
    provider: provider.id,
    service,
    state: commonState(tried.map(({ state }) => state)) ?? 'untested',
    tried,
    opened: tried.filter(({ state }) => state === 'opens').length,
    newest: newestDate(reports.map(({ date }) => date)),
    testers: [...new Set(reports.flatMap(({ tester }) => tester ?? []))],
    reports,
  };
}

const states = { works: 'opens', mixed: 'mixed', blocked: 'blocked' } as const satisfies Record<
  StreamingReport['result'],
  PlaybackState
>;

function countryTests(reports: readonly TestReport[]): CountryTest[] {
  const seen = reports.flatMap(({ regions, result, date }) =>
    (regions.length === 0 ? [undefined] : regions).map((region) => ({ region, state: states[result], date })),
  );
  return [...Map.groupBy(seen, ({ region }) => region)].flatMap(([region, same]) => {
    const state = commonState(same.map((each) => each.state));
    const newest = newestDate(same.map(({ date }) => date));
    return state === undefined || newest === undefined ? [] : [{ region, state, newest }];
  });
}

/** Returns the state if all states are equal; 'mixed' if they differ. */
function commonState<S extends PlaybackState>(all: readonly S[]): S | 'mixed' | undefined {
  const [first, ...others] = new Set(all);
  return others.length > 0 ? 'mixed' : first;
}
