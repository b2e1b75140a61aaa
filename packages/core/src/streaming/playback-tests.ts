import type { Day } from '../day/day.ts';
import { newestDate, type PartialDate } from '../day/partial-date.ts';
import type { StreamingReport } from '../provider/measured-tests.ts';
import type { Provider } from '../provider/provider.ts';
import type { FactDefinition } from '../provider/vocabulary.ts';
import { type DatedReport, datedReports } from './streaming-reports.ts';

/** What became of a service in the tests of others; not tested is not blocked. */
export type PlaybackState = 'opens' | 'mixed' | 'blocked' | 'untested';

/** What was seen of a service in one country. */
export interface CountryTest {
  /** Undefined where the tester does not say which country it was. */
  readonly region: string | undefined;
  readonly state: Exclude<PlaybackState, 'untested'>;
  readonly newest: PartialDate;
}

/** What was seen of one service with one provider. */
export interface ServiceTests {
  readonly provider: string;
  readonly service: string;
  readonly state: PlaybackState;
  readonly tried: readonly CountryTest[];
  /** In how many of the countries tried it opened. */
  readonly opened: number;
  readonly newest: PartialDate | undefined;
  readonly testers: readonly string[];
  /** What the tests are known from. */
  readonly reports: readonly DatedReport[];
}

/** A report on which a test rests. */
type TestReport = DatedReport & { readonly date: PartialDate };

/** A test is what somebody else saw, on a day that is known and not too long ago: a provider's own word is none. */
export function isTest(report: DatedReport): report is TestReport {
  return !(report.isClaim || report.isBeside || report.isStale) && report.date !== undefined;
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

/** What all agree on; where they differ, it is mixed, whoever was right. */
function commonState<S extends PlaybackState>(all: readonly S[]): S | 'mixed' | undefined {
  const [first, ...others] = new Set(all);
  return others.length > 0 ? 'mixed' : first;
}
