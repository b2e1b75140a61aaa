import { formatNames } from '@vpn-site/core/i18n/formats.ts';
import { type Words, wordsIn } from '@vpn-site/core/locale/words.ts';
import { isKnown } from '@vpn-site/core/provider/fact.ts';
import { factOf } from '@vpn-site/core/provider/provider.ts';
import { streamingServices } from '@vpn-site/core/streaming/streaming-reports.ts';
import { block } from '#blocks/block.ts';
import { type SourceView, sourceViews } from '#evidence/fact/fact-view.ts';
import { type OtherReport, otherReports } from '#evidence/streaming/other-reports.ts';
import { serviceBadge, testedProviders, testsOf } from '#evidence/streaming/services.ts';
import { dateSpan, testDates, type WatchGridView, watchGrid } from '#evidence/streaming/watch-grid-model.ts';
import { providerById } from '#site/provider-by-id.ts';
import type { SiteContext } from '#site/site-context.ts';

export const comparisonStreamingTableBlock = block({
  name: 'comparison-streaming-table',
  summary:
    'Which streaming services opened with which provider in the tests of others, in how many countries, and when. Of a single service, country by country. Providers’ own claims count for nothing and stand folded below.',
  attributes: {
    providers: {
      kind: 'providers',
      explanation:
        'The providers to compare, in the order of the rows. Without it: everybody whom somebody has tested lately.',
    },
    services: {
      kind: 'services',
      explanation:
        'The services to show, in the order of the columns. Without it: every service that was tested with one of the providers.',
    },
  },
  body: 'none',
  select: selectStreamingTable,
  examples: [
    { name: 'All that is tested', source: '{% comparison-streaming-table /%}' },
    {
      name: 'Nothing tested, beside one that is',
      source: '{% comparison-streaming-table providers=["@last", "@1"] /%}',
    },
    { name: 'One service by country', source: '{% comparison-streaming-table services=["netflix"] /%}' },
    {
      name: 'A service that nobody tested',
      source: '{% comparison-streaming-table providers=["@last"] services=["max"] /%}',
    },
  ],
});

/** A page with test results, and the providers whose rows are based on it. */
export interface TestSource extends SourceView {
  /** Names of the providers that it tests. */
  readonly providers: string;
}

interface ProviderNote {
  readonly id: string;
  readonly name: string;
  readonly note: Words;
}

export interface StreamingTableModel {
  readonly grid: WatchGridView;
  /** The names of the services if none of them was tested; otherwise undefined. */
  readonly untested: string | undefined;
  /** A sentence about when the tests took place; `testers` is about who ran them. */
  readonly dates: string;
  readonly testers: string;
  readonly sources: readonly TestSource[];
  readonly notes: readonly ProviderNote[];
  readonly others: readonly OtherReport[];
}

interface StreamingAttributes {
  readonly providers?: readonly string[] | undefined;
  readonly services?: readonly string[] | undefined;
}

export function selectStreamingTable(
  { providers: named, services: wanted }: StreamingAttributes,
  site: SiteContext,
): StreamingTableModel {
  const { locale } = site;
  const providers = [...new Set(named ?? testedProviders(site))].filter((id) => site.providers.has(id));
  const services = shownServices(wanted, providers, site);
  const tests = providers.flatMap((id) => services.flatMap((service) => testsOf(id, service, site) ?? []));
  const isTested = tests.some(({ tried }) => tried.length > 0);
  const names = services.map((service) => serviceBadge(service, site).name);
  return {
    grid: watchGrid(providers, services, site),
    untested: isTested ? undefined : formatNames(names, locale, 'disjunction'),
    dates: dateSpan(testDates(tests), site) ?? '',
    testers: formatNames(new Set(tests.flatMap(({ testers }) => testers)), locale),
    sources: testSources(providers, services, site),
    notes: isTested ? notesOf(providers, site) : [],
    others: otherReports(providers, services, site),
  };
}

/**
 * Returns the services to show: those that the author names, otherwise the tested ones, otherwise all, so that missing
 * tests are visible.
 */
function shownServices(
  wanted: readonly string[] | undefined,
  providers: readonly string[],
  site: SiteContext,
): string[] {
  const all = streamingServices(site.vocabulary);
  if (wanted) return [...new Set(wanted)].filter((service) => all.includes(service));
  const tested = all.filter((service) =>
    providers.some((id) => (testsOf(id, service, site)?.tried.length ?? 0) > 0),
  );
  return tested.length > 0 ? tested : all;
}

/** Returns the sources of the results. Each source is listed once, even if several rows are based on it. */
function testSources(
  providers: readonly string[],
  services: readonly string[],
  site: SiteContext,
): TestSource[] {
  const used = providers.flatMap((id) => {
    const provider = providerById(id, site);
    const reports = services.flatMap((service) => testsOf(id, service, site)?.reports ?? []);
    const sources = [...new Set(reports.map(({ source }) => source))];
    return sourceViews({ sources }, provider, site).map((source) => ({ source, provider: provider.name }));
  });
  const byAddress = Map.groupBy(used, ({ source }) => source.url);
  return [...new Map(used.map(({ source }) => [source.url, source])).values()].map((source) => ({
    ...source,
    providers: formatNames(byAddress.get(source.url)?.map(({ provider }) => provider) ?? [], site.locale),
  }));
}

function notesOf(providers: readonly string[], site: SiteContext): ProviderNote[] {
  return providers.flatMap((id) => {
    const provider = providerById(id, site);
    const fact = factOf(provider, 'streaming');
    const note = isKnown(fact) && fact.note ? wordsIn(fact.note, site.locale) : undefined;
    return note === undefined ? [] : [{ id, name: provider.name, note }];
  });
}
