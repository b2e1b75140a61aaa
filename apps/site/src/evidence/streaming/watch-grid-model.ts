import { newestDate, type PartialDate } from '@vpn-site/core/day/partial-date.ts';
import { formatDays, formatList, formatPartialDate, sortedNames } from '@vpn-site/core/i18n/formats.ts';
import { testsInCountry } from '@vpn-site/core/streaming/opening-providers.ts';
import type { ServiceTests } from '@vpn-site/core/streaming/playback-tests.ts';
import type { Language, SiteContext } from '#site/site-context.ts';
import { type ProviderBadge, providerBadge } from '../mark/provider-badge.ts';
import { type Playback, playbackOf, untested } from './playback.ts';
import {
  countryName,
  type ServiceBadge,
  serviceBadge,
  servicePath,
  testsOf,
  triedCountries,
} from './services.ts';
import { type CellSource, cellSource } from './streaming-evidence.ts';

export interface WatchColumn {
  readonly id: string;
  readonly name: string;
  /** A short code for phones, if the column is a country with a long name. */
  readonly code: string | undefined;
  /** Set if the column is a service: its mark, the tested countries, and its page. */
  readonly service: ServiceBadge | undefined;
  readonly countries: string | undefined;
  readonly href: string | undefined;
  readonly dates: string | undefined;
}

export interface WatchCell extends Playback {
  readonly column: string;
  /** The countries where the service did not open, if the result is mixed. */
  readonly note: string | undefined;
  readonly source: CellSource | undefined;
}

interface WatchRow {
  readonly badge: ProviderBadge;
  readonly href: string | undefined;
  readonly cells: readonly WatchCell[];
}

/** Streaming results with one row per provider. Columns are the services, or the countries if there is only one service. */
export interface WatchGridView {
  readonly caption: string;
  readonly columns: readonly WatchColumn[];
  readonly rows: readonly WatchRow[];
}

export function watchGrid(
  providers: readonly string[],
  services: readonly string[],
  site: SiteContext,
): WatchGridView {
  const [only, ...others] = services;
  const tests = (service: string) => providers.flatMap((id) => testsOf(id, service, site) ?? []);
  const countries = only === undefined || others.length > 0 ? [] : triedCountries(tests(only), site);
  const columns =
    only !== undefined && countries.length > 0
      ? countries.map((country) => countryColumn(country, only, tests(only), site))
      : services.map((service) => serviceColumn(service, tests(service), site));
  return {
    caption: site.t('streaming.grid.caption', {
      services: formatList(
        services.map((service) => serviceBadge(service, site).name),
        site.locale,
      ),
    }),
    columns: columns.map(({ column }) => column),
    rows: providers.map((provider) => ({
      badge: providerBadge(provider, site),
      href: site.reviewPath(provider),
      cells: columns.map(({ column, testsWith }) => cellOf(column.id, testsWith(provider), site)),
    })),
  };
}

/** The max length of a name, such as "US", that needs no short code. */
const maxShort = 3;

/** A column, and the tests of each provider on which its cells are based. */
interface FilledColumn {
  readonly column: WatchColumn;
  readonly testsWith: (provider: string) => ServiceTests | undefined;
}

function serviceColumn(service: string, tests: readonly ServiceTests[], site: SiteContext): FilledColumn {
  const badge = serviceBadge(service, site);
  const countries = sortedNames(
    triedCountries(tests, site).map((code) => countryName(code, site)),
    site.locale,
  );
  return {
    column: {
      id: service,
      code: undefined,
      name: badge.name,
      service: badge,
      countries: countries.length === 0 ? undefined : countries.join(', '),
      href: servicePath(service, site),
      dates: dateSpan(testDates(tests), site),
    },
    testsWith: (provider) => tests.find((each) => each.provider === provider),
  };
}

function countryColumn(
  country: string,
  service: string,
  tests: readonly ServiceTests[],
  site: SiteContext,
): FilledColumn {
  const there = tests.map((each) => testsInCountry(each, country));
  const name = countryName(country, site);
  return {
    column: {
      id: `${service}-${country}`,
      code: name.length > maxShort ? country.toUpperCase() : undefined,
      name,
      service: undefined,
      countries: undefined,
      href: undefined,
      dates: dateSpan(testDates(there), site),
    },
    testsWith: (provider) => there.find((each) => each.provider === provider),
  };
}

function cellOf(column: string, tests: ServiceTests | undefined, site: SiteContext): WatchCell {
  return {
    column,
    ...playbackOf(tests ?? untested, site),
    note: tests?.state === 'mixed' && tests.tried.length > 1 ? mixedNote(tests, site) : undefined,
    source: tests && cellSource(tests, site),
  };
}

/** Returns text such as "UK: mixed. Japan: blocked". */
function mixedNote({ tried }: ServiceTests, site: Language): string {
  const { t } = site;
  return tried
    .filter(({ state }) => state !== 'opens')
    .map(({ region, state }) =>
      t('streaming.grid.note', {
        country: region === undefined ? t('streaming.grid.noCountry') : countryName(region, site),
        state,
      }),
    )
    .join('. ');
}

export function testDates(tests: readonly Pick<ServiceTests, 'tried'>[]): PartialDate[] {
  return tests.flatMap(({ tried }) => tried.map(({ newest }) => newest));
}

/** Formats the range from the first to the last date, as precisely as they are known. */
export function dateSpan(
  dates: readonly PartialDate[],
  { locale }: Pick<Language, 'locale'>,
): string | undefined {
  const first = dates.toSorted()[0];
  const last = newestDate(dates);
  if (first === undefined || last === undefined) return undefined;
  if (first === last) return formatPartialDate(last, locale);
  const isDays = [first, last].every((date) => date.length > '2026-06'.length);
  return isDays
    ? formatDays(first, last, locale)
    : [first, last].map((date) => formatPartialDate(date, locale)).join(' – ');
}
