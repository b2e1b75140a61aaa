import { newestDate, type PartialDate } from '../day/partial-date.ts';
import type { PlaybackState, ServiceTests } from './playback-tests.ts';

/** Providers grouped by whether they unblock a streaming service, without untested ones. */
export interface OpeningProviders {
  readonly opens: readonly string[];
  readonly mixed: readonly string[];
  readonly blocked: readonly string[];
  /** The date of the newest test of the providers in `opens`. */
  readonly openedLast: PartialDate | undefined;
  /** The countries in which every provider in `opens` was tested. */
  readonly countries: readonly string[];
}

/** Groups providers by test result in one country, or in all tested countries. Their order does not change. */
export function openingProviders(tests: readonly ServiceTests[], region?: string): OpeningProviders {
  const seen = tests.map((each) => (region === undefined ? each : testsInCountry(each, region)));
  const withState = (state: PlaybackState) => seen.filter((each) => each.state === state);
  const opens = withState('opens');
  return {
    opens: opens.map(({ provider }) => provider),
    mixed: withState('mixed').map(({ provider }) => provider),
    blocked: withState('blocked').map(({ provider }) => provider),
    openedLast: newestDate(opens.flatMap(({ newest }) => newest ?? [])),
    countries: countriesOf(opens).filter((country) =>
      opens.every(({ tried }) => tried.some((test) => test.region === country)),
    ),
  };
}

/** Returns only the test results in one country. */
export function testsInCountry(tests: ServiceTests, region: string): ServiceTests {
  const tried = tests.tried.filter((test) => test.region === region);
  const [there] = tried;
  return {
    ...tests,
    tried,
    state: there?.state ?? 'untested',
    opened: there?.state === 'opens' ? 1 : 0,
    newest: there?.newest,
  };
}

/** Returns the tested countries, sorted by number of tests and then by code. */
export function countriesOf(tests: readonly Pick<ServiceTests, 'tried'>[]): string[] {
  const counts = Map.groupBy(
    tests.flatMap(({ tried }) => tried.flatMap(({ region }) => region ?? [])),
    (region) => region,
  );
  return [...counts]
    .toSorted(([a, as], [b, bs]) => bs.length - as.length || a.localeCompare(b, 'en'))
    .map(([region]) => region);
}
