import { newestDate, type PartialDate } from '../day/partial-date.ts';
import type { PlaybackState, ServiceTests } from './playback-tests.ts';

/** Who opens a service, by provider; who was not tested there stands nowhere. */
export interface WhoOpens {
  readonly opens: readonly string[];
  readonly mixed: readonly string[];
  readonly blocked: readonly string[];
  readonly newest: PartialDate | undefined;
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
    newest: newestDate(seen.flatMap(({ newest }) => newest ?? [])),
    countries: countriesOf(opens).filter((country) =>
      opens.every(({ tried }) => tried.some((test) => test.region === country)),
    ),
  };
}

type Seen = Pick<ServiceTests, 'provider' | 'state' | 'newest' | 'tried'>;

function inCountry({ provider, tried }: ServiceTests, region: string): Seen {
  const there = tried.filter((test) => test.region === region);
  return { provider, state: there[0]?.state ?? 'untested', newest: there[0]?.newest, tried: there };
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
