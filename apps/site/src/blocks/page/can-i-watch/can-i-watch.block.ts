import { block } from '#blocks/block.ts';
import {
  countryName,
  type ServiceBadge,
  serviceBadge,
  servicePath,
  testedServices,
  testsOfService,
  triedCountries,
} from '#evidence/streaming/services.ts';
import { type WatchAnswer, watchAnswer } from '#evidence/streaming/watch-answer.ts';
import type { SiteContext } from '#site/site-context.ts';
import {
  type StreamingTableModel,
  selectStreamingTable,
} from '../comparison-streaming-table/comparison-streaming-table.block.ts';

export const canIWatchBlock = block({
  name: 'can-i-watch',
  summary:
    'Can I watch it? A reader picks a service and a country and gets the answer in a sentence, over the grid of all services. Every sentence is made from the facts.',
  attributes: {},
  body: 'none',
  select: (_, site) => selectCanIWatch(site),
  examples: [{ name: 'As it is', source: '{% can-i-watch /%}' }],
});

export interface CanIWatchModel {
  readonly services: readonly WatchChoice[];
  readonly table: StreamingTableModel;
}

export interface WatchChoice {
  readonly face: ServiceBadge;
  readonly path: string | undefined;
  readonly answer: WatchAnswer;
  /** The countries to choose from; empty if only one was tested. */
  readonly countries: readonly CountryChoice[];
}

export interface CountryChoice {
  readonly code: string;
  readonly name: string;
  readonly answer: WatchAnswer;
}

export function selectCanIWatch(site: SiteContext): CanIWatchModel {
  return {
    services: testedServices(site).map((service) => ({
      face: serviceBadge(service, site),
      path: servicePath(service, site),
      answer: watchAnswer(service, undefined, site),
      countries: countryChoices(service, site),
    })),
    table: selectStreamingTable({}, site),
  };
}

function countryChoices(service: string, site: SiteContext): CountryChoice[] {
  const countries = triedCountries(testsOfService(service, site), site);
  if (countries.length < 2) return [];
  return countries.map((code) => ({
    code,
    name: countryName(code, site),
    answer: watchAnswer(service, code, site),
  }));
}
