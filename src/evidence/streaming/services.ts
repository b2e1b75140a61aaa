import { serviceTests } from '#domain/streaming/playback-tests.ts';
import { streamingDefinition, streamingServices } from '#domain/streaming/streaming-reports.ts';
import { optionName } from '#i18n/formats.ts';
import { oncePerSite } from '#site/once-per-site.ts';
import { providerById } from '#site/provider-by-id.ts';
import type { Language, SiteFacts } from '#site/site-context.ts';

/** How a streaming service is recognized. */
export interface ServiceFace {
  readonly id: string;
  readonly name: string;
  /** What stands for it where it has no drawing: its first letter, with the plus that many bear. */
  readonly short: string;
}

export function serviceFace(id: string, { vocabulary, locale }: Language & SiteFacts): ServiceFace {
  const name = optionName(id, streamingDefinition(vocabulary), locale);
  return { id, name, short: name.charAt(0) + (name.endsWith('+') ? '+' : '') };
}

/** What others' tests showed of a service with a provider. */
export const testsOf = oncePerSite((site: Language & SiteFacts, providerId = '', service = '') => {
  const definition = streamingDefinition(site.vocabulary);
  return definition && serviceTests(providerById(providerId, site), service, definition, site.asOf);
});

/** The services that somebody has tested with any provider lately, in the order of the vocabulary. */
export const testedServices = oncePerSite((site: Language & SiteFacts): readonly string[] =>
  streamingServices(site.vocabulary).filter((service) =>
    [...site.providers.keys()].some((id) => (testsOf(site, id, service)?.tried.length ?? 0) > 0),
  ),
);
