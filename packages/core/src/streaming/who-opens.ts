import { newestDate, type PartialDate } from '../day/partial-date.ts';
import type { PlaybackState, ServiceTests } from './playback-tests.ts';

/** Who opens a service, by provider; who was not tested there stands nowhere. */
export interface WhoOpens {
  readonly opens: readonly string[];
  readonly mixed: readonly string[];
  readonly blocked: readonly string[];
  /** When one of those that open it was last tried. */
  readonly openedLast: PartialDate | undefined;
  /** The countries in which every one that opens it was tried. */
  readonly countries: readonly string[];
}

/** In one country, or, without one, wherever it was tried. Providers keep their order. */
export function whoOpens(tests: readonly ServiceTests[], region?: string): WhoOpens {
  const seen = tests.map((each) => (region === undefined ? each : inCountry(each, region)));
  const whoIs = (state: PlaybackState) => seen.filter((each) => each.state === state);
  const opens = whoIs('opens');
  return {
    opens: opens.map(({ provider }) => provider),
    mixed: whoIs('mixed').map(({ provider }) => provider),
    blocked: whoIs('blocked').map(({ provider }) => provider),
    openedLast: newestDate(opens.flatMap(({ newest }) => newest ?? [])),
    countries: countriesOf(opens).filter((country) =>
      opens.every(({ tried }) => tried.some((test) => test.region === country)),
    ),
  };
}

/** What was seen in one country alone. */
export function inCountry(tests: ServiceTests, region: string): ServiceTests {
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

/** Where anybody was tried: where most were first, then by code. */
export function countriesOf(tests: readonly Pick<ServiceTests, 'tried'>[]): string[] {
  const counts = Map.groupBy(
    tests.flatMap(({ tried }) => tried.flatMap(({ region }) => region ?? [])),
    (region) => region,
  );
  return [...counts]
    .toSorted(([a, as], [b, bs]) => bs.length - as.length || a.localeCompare(b, 'en'))
    .map(([region]) => region);
}
