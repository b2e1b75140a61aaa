import { optionName, regionName } from '@vpn-site/core/i18n/formats.ts';
import { withoutMarks } from '@vpn-site/core/i18n/language-marks.ts';
import { heaviestProfile } from '@vpn-site/core/scoring/heaviest-profile.ts';
import { allScores } from '@vpn-site/core/scoring/rank.ts';
import { countriesOf } from '@vpn-site/core/streaming/opening-providers.ts';
import { type ServiceTests, serviceTests } from '@vpn-site/core/streaming/playback-tests.ts';
import { streamingDefinition, streamingServices } from '@vpn-site/core/streaming/streaming-reports.ts';
import { oncePerSite } from '#site/once-per-site.ts';
import { providerById } from '#site/provider-by-id.ts';
import type { FactContext, Language, SiteFacts, SiteLinks } from '#site/site-context.ts';

/** The name and mark of a streaming service. */
export interface ServiceBadge {
  readonly id: string;
  readonly name: string;
  /** The text for a service without an icon: its first letter, and the plus sign if the name ends with one. */
  readonly short: string;
}

export function serviceBadge(id: string, { vocabulary, locale }: FactContext): ServiceBadge {
  const name = optionName(id, streamingDefinition(vocabulary), locale);
  const letters = withoutMarks(name);
  return { id, name, short: letters.charAt(0) + (letters.endsWith('+') ? '+' : '') };
}

/** Returns the name under which readers know the catalog of a country, such as "UK". */
export function countryName(code: string, { t, locale }: Language): string {
  return t('streaming.country', { code, name: regionName(code, locale) });
}

/** Returns the results of independent tests of a service with a provider. */
export const testsOf = oncePerSite(
  (providerId: string, service: string, site: FactContext): ServiceTests | undefined => {
    const definition = streamingDefinition(site.vocabulary);
    return definition && serviceTests(providerById(providerId, site), service, definition, site.asOf);
  },
);

/** Returns all tests that count, with providers in the order of the streaming ranking. */
const allTests = oncePerSite((site: FactContext): readonly ServiceTests[] => {
  return allScores(site.ranking(streamingProfile(site)).ranking).flatMap(({ provider }) =>
    streamingServices(site.vocabulary).flatMap((service) => {
      const tests = testsOf(provider, service, site);
      return tests && tests.tried.length > 0 ? [tests] : [];
    }),
  );
});

/** Returns the profile for streaming: the one in which independent tests weigh most. */
export function streamingProfile({ methodology }: Pick<SiteFacts, 'methodology'>): string {
  return heaviestProfile(methodology, ({ rule }) => rule.name === 'panel');
}

/** Returns the tests of one service, one entry per provider. */
export function testsOfService(service: string, site: FactContext): readonly ServiceTests[] {
  return allTests(site).filter((tests) => tests.service === service);
}

/** Returns the services recently tested with any provider, in the order of the vocabulary. */
export function testedServices(site: FactContext): string[] {
  const tested = new Set(allTests(site).map(({ service }) => service));
  return streamingServices(site.vocabulary).filter((service) => tested.has(service));
}

/** Returns the recently tested providers, in the order of the streaming ranking. */
export function testedProviders(site: FactContext): string[] {
  return [...new Set(allTests(site).map(({ provider }) => provider))];
}

/** Returns the tested countries. Those with most tests on the whole site come first. */
export function triedCountries(tests: readonly ServiceTests[], site: FactContext): string[] {
  const tried = new Set(countriesOf(tests));
  return countriesOf(allTests(site)).filter((country) => tried.has(country));
}

/** Returns the path of the page about a service, if the site has one. */
export function servicePath(service: string, { document }: Pick<SiteLinks, 'document'>): string | undefined {
  return document(`streaming/${service}`)?.path;
}
