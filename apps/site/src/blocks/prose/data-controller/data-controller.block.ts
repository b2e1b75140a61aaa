import { addressWords } from '@vpn-site/core/site/address-words.ts';
import type { Controller } from '@vpn-site/core/site/site-config.ts';
import { block } from '#blocks/block.ts';
import type { SiteContext } from '#site/site-context.ts';

export const dataControllerBlock = block({
  name: 'data-controller',
  summary:
    'Who answers for personal data and where to write, as content/data/site.yaml says; or that the file names nobody.',
  attributes: {},
  body: 'none',
  select: (_, site) => selectDataController(site),
  examples: [{ name: 'Whoever is configured', source: '{% data-controller /%}' }],
});

export interface DataControllerModel {
  /** Undefined if the owner has not named a controller. */
  readonly controller: (Controller & { readonly contactText: string }) | undefined;
}

export function selectDataController({ controller }: Pick<SiteContext, 'controller'>): DataControllerModel {
  return { controller: controller && { ...controller, contactText: addressWords(controller.contact) } };
}
