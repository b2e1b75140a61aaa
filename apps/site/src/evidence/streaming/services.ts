import { optionName, regionName } from '@vpn-site/core/i18n/formats.ts';
import { withoutMarks } from '@vpn-site/core/i18n/language-marks.ts';
import { heaviestProfile } from '@vpn-site/core/scoring/heaviest-profile.ts';
import { everyScore } from '@vpn-site/core/scoring/rank.ts';
import { type ServiceTests, serviceTests } from '@vpn-site/core/streaming/playback-tests.ts';
import { streamingDefinition, streamingServices } from '@vpn-site/core/streaming/streaming-reports.ts';
import { countriesOf } from '@vpn-site/core/streaming/who-opens.ts';
import { oncePerSite } from '#site/once-per-site.ts';
import { providerById } from '#site/provider-by-id.ts';
import type { FactContext, Language, SiteFacts, SiteLinks } from '#site/site-context.ts';

/** How a streaming service is recognized. */
export interface ServiceFace {
  readonly id: string;
  readonly name: string;
  /** What stands for it where it has no drawing: its first letter, with the plus that many bear. */
  readonly short: string;
}

export function serviceFace(id: string, { vocabulary, locale }: FactContext): ServiceFace {
  const name = optionName(id, streamingDefinition(vocabulary), locale);
  const letters = withoutMarks(name);
  return { id, name, short: letters.charAt(0) + (letters.endsWith('+') ? '+' : '') };
}

/** A country as people call it where its catalogue is meant: "UK". */
export function countryName(code: string, { t, locale }: Language): string {
  return t('streaming.country', { code, name: regionName(code, locale) });
}

/** What others' tests showed of a service with a provider. */
export const testsOf = oncePerSite(
  (providerId: string, service: string, site: FactContext): ServiceTests | undefined => {
    const definition = streamingDefinition(site.vocabulary);
    return definition && serviceTests(providerById(providerId, site), service, definition, site.asOf);
  },
);

/** All tests that count, of all providers in the order of the list in which tests weigh most. */
const allTests = oncePerSite((site: FactContext): readonly ServiceTests[] => {
  return everyScore(site.ranking(streamingProfile(site)).ranking).flatMap(({ provider }) =>
    streamingServices(site.vocabulary).flatMap((service) => {
      const tests = testsOf(provider, service, site);
      return tests && tests.tried.length > 0 ? [tests] : [];
    }),
  );
});

/** The list for people who want to watch: the one in which others' tests weigh most. */
export function streamingProfile({ methodology }: Pick<SiteFacts, 'methodology'>): string {
  return heaviestProfile(methodology, ({ rule }) => rule.name === 'panel');
}

/** The tests of one service, one entry for each provider. */
export function testsOfService(service: string, site: FactContext): readonly ServiceTests[] {
  return allTests(site).filter((tests) => tests.service === service);
}

/** The services that somebody has tested with any provider lately, in the order of the vocabulary. */
export function testedServices(site: FactContext): string[] {
  const tested = new Set(allTests(site).map(({ service }) => service));
  return streamingServices(site.vocabulary).filter((service) => tested.has(service));
}

/** The providers with which anything was tested lately, the first of the list first. */
export function testedProviders(site: FactContext): string[] {
  return [...new Set(allTests(site).map(({ provider }) => provider))];
}

/** The countries in some tests, those first in which most is tested. */
export function triedCountries(tests: readonly ServiceTests[], site: FactContext): string[] {
  const tried = new Set(countriesOf(tests));
  return countriesOf(allTests(site)).filter((country) => tried.has(country));
}

/** The page about one service, where the site has it. */
export function servicePath(service: string, { document }: Pick<SiteLinks, 'document'>): string | undefined {
  return document(`streaming/${service}`)?.path;
}
