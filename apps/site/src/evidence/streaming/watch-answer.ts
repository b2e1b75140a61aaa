import { formatMoneySpan, formatNames, formatPartialDate, sortedNames } from '@vpn-site/core/i18n/formats.ts';
import { cheapestOpening } from '@vpn-site/core/streaming/cheapest-opening.ts';
import { type OpeningProviders, openingProviders } from '@vpn-site/core/streaming/opening-providers.ts';
import type { ServiceTests } from '@vpn-site/core/streaming/playback-tests.ts';
import { nameList, providerById } from '#site/provider-by-id.ts';
import type { FactContext } from '#site/site-context.ts';
import { includedTax } from '#site/tax-note.ts';
import {
  countryName,
  serviceBadge,
  testedServices,
  testsOf,
  testsOfService,
  triedCountries,
} from './services.ts';

/**
 * The answer to whether a service can be watched: `lead` is yes or no; the sentences contain the providers, the date of the
 * tests and the cheapest price.
 */
export interface WatchAnswer {
  readonly lead: string;
  readonly sentences: readonly string[];
}

/** Returns the answer for one country, or for all tested countries if none is given. */
export function watchAnswer(service: string, country: string | undefined, site: FactContext): WatchAnswer {
  const tests = testsOfService(service, site);
  const results = openingProviders(tests, country);
  const candidates = [
    openedSentence(service, results, country, site),
    namesSentence('mixed', results.mixed, site),
    namesSentence('blocked', results.blocked, site),
    cheapestSentence(service, results, site),
  ];
  const sentences = candidates.filter((sentence) => sentence !== undefined);
  return {
    lead: certainLead(results, site),
    sentences: sentences.length > 0 ? sentences : [site.t('streaming.answer.tryIt')],
  };
}

/** The max number of names in the lead. If there are more, it has the number of providers. */
const maxNames = 2;

function certainLead({ opens, mixed, blocked }: OpeningProviders, site: FactContext): string {
  const { t } = site;
  const count = opens.length;
  const tested = count + mixed.length + blocked.length;
  if (tested === 0) return t('streaming.answer.untested');
  if (count === 0) return t(mixed.length > 0 ? 'streaming.answer.unreliable' : 'streaming.answer.none');
  if (count === tested) return t('streaming.answer.all', { count });
  if (count <= maxNames) return t('streaming.answer.named', { names: nameList(opens, site) });
  return t('streaming.answer.some', { count, tested });
}

function openedSentence(
  service: string,
  { opens, mixed, blocked, openedLast }: OpeningProviders,
  country: string | undefined,
  site: FactContext,
): string | undefined {
  if (openedLast === undefined) return undefined;
  const what = whatOpened(service, opens, country, site);
  const date = formatPartialDate(openedLast, site.locale);
  const isNamed = opens.length <= maxNames || mixed.length + blocked.length === 0;
  return isNamed
    ? site.t('streaming.answer.opened', { count: opens.length, what, date })
    : site.t('streaming.answer.theseOpened', { names: nameList(opens, site), what, date });
}

/**
 * Returns text such as "Netflix UK" or "Netflix in all 5 countries tried (…)". Countries are listed only if all these
 * providers were tested in each of them.
 */
function whatOpened(
  service: string,
  providers: readonly string[],
  country: string | undefined,
  site: FactContext,
): string {
  const { t } = site;
  const { name } = serviceBadge(service, site);
  const tests = providers.flatMap((id) => testsOf(id, service, site) ?? []);
  const countries = country === undefined ? commonCountries(tests, site) : [country];
  const [only, ...others] = sortedNames(
    countries.map((code) => countryName(code, site)),
    site.locale,
  );
  if (only === undefined) return t('streaming.answer.everywhere', { service: name });
  return others.length === 0
    ? t('streaming.answer.catalogue', { service: name, country: only })
    : t('streaming.answer.countries', {
        service: name,
        count: countries.length,
        countries: [only, ...others].join(', '),
      });
}

/** Returns the countries of the tests if all providers were tested in the same ones; otherwise an empty list. */
function commonCountries(tests: readonly ServiceTests[], site: FactContext): readonly string[] {
  const { countries } = openingProviders(tests);
  const isSame = tests.every(({ tried }) => tried.length === countries.length);
  return isSame ? triedCountries(tests, site) : [];
}

function namesSentence(
  kind: 'mixed' | 'blocked',
  providers: readonly string[],
  site: FactContext,
): string | undefined {
  if (providers.length === 0) return undefined;
  return site.t(`streaming.answer.${kind}`, { names: nameList(providers, site) });
}

function cheapestSentence(
  service: string,
  { opens }: OpeningProviders,
  site: FactContext,
): string | undefined {
  const cheapest = cheapestOpening(
    opens.map((id) => providerById(id, site)),
    site,
  );
  if (!cheapest) return undefined;
  const { provider, plan, total, currency, compared } = cheapest;
  return site.t('streaming.answer.cheapest', {
    count: opens.length,
    known: compared === opens.length ? 'all' : 'some',
    name: providerById(provider, site).name,
    amount: formatMoneySpan(total, currency, site.locale),
    tax: includedTax(plan, site) ?? 'none',
    ...drawbackElsewhere(provider, service, site),
  });
}

/** Returns other services that the cheapest provider does not open, because a buyer may want them too. */
function drawbackElsewhere(provider: string, service: string, site: FactContext) {
  const others = testedServices(site).filter((other) => other !== service);
  const inState = (state: ServiceTests['state']) =>
    others.filter((other) => testsOf(provider, other, site)?.state === state);
  const [blocked, mixed] = [inState('blocked'), inState('mixed')];
  const named = blocked.length > 0 ? blocked : mixed;
  return {
    but: blocked.length > 0 ? 'blocked' : mixed.length > 0 ? 'mixed' : 'none',
    services: formatNames(
      named.map((other) => serviceBadge(other, site).name),
      site.locale,
    ),
  };
}

/**
 * Returns the recommended provider for a service: the first in the ranking that opened it in every tested country;
 * undefined if there is none.
 */
export function bestOpening(
  service: string,
  site: FactContext,
): { readonly provider: string; readonly sentence: string } | undefined {
  const best = testsOfService(service, site).find(({ state }) => state === 'opens');
  if (best?.newest === undefined) return undefined;
  const { provider, newest } = best;
  return {
    provider,
    sentence: site.t('streaming.answer.card', {
      name: providerById(provider, site).name,
      what: whatOpened(service, [provider], undefined, site),
      date: formatPartialDate(newest, site.locale),
    }),
  };
}
