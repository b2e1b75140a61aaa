import { newestDate, type PartialDate } from '@vpn-site/core/day/partial-date.ts';
import {
  formatPartialDate,
  optionName,
  regionName,
  sortedNames,
  uncapitalized,
} from '@vpn-site/core/i18n/formats.ts';
import { joinSentences, wordsIn } from '@vpn-site/core/locale/words.ts';
import { factOf, type Provider } from '@vpn-site/core/provider/provider.ts';
import { isTest, type ServiceTests } from '@vpn-site/core/streaming/playback-tests.ts';
import {
  type DatedReport,
  datedReports,
  reportKey,
  streamingDefinition,
  streamingServices,
} from '@vpn-site/core/streaming/streaming-reports.ts';
import { providerById } from '#site/provider-by-id.ts';
import type { FactContext, Language } from '#site/site-context.ts';
import { type EvidenceCardView, evidenceCardView } from '../card/evidence-card-model.ts';
import { sourceViews } from '../fact/fact-view.ts';
import { playbackOf } from './playback.ts';
import { countryName, serviceBadge, testsOf } from './services.ts';

/** The link in a cell. It opens an evidence card, or leads to the source if the card cannot be loaded. */
export interface CellSource {
  readonly href: string;
  readonly label: string;
  /** The id of the evidence card that the link opens. */
  readonly evidence: string;
}

export function cellSource(tests: ServiceTests, site: FactContext): CellSource | undefined {
  const provider = providerById(tests.provider, site);
  const [source] = sourceViews(citationOf(tests.reports), provider, site);
  if (!source) return undefined;
  return {
    href: source.url,
    label: site.t('streaming.grid.source', {
      provider: provider.name,
      service: serviceBadge(tests.service, site).name,
      title: source.name,
    }),
    evidence: `${provider.id}/${testsKey(tests.service)}`,
  };
}

function testsKey(service: string): string {
  return `streaming:${service}`;
}

/**
 * Returns the evidence cards about streaming. All counted tests of a service share one card. Every other report has its own
 * card, because it has its own source and date.
 */
export function streamingEvidence(provider: Provider, site: FactContext): [string, EvidenceCardView][] {
  return [...testCards(provider, site), ...otherCards(provider, site)];
}

function testCards(provider: Provider, site: FactContext): [string, EvidenceCardView][] {
  return streamingServices(site.vocabulary).flatMap((service) => {
    const tests = testsOf(provider.id, service, site);
    if (!tests || tests.reports.length === 0) return [];
    const { word, count } = playbackOf(tests, site);
    const answer = [uncapitalized(word, site.locale), count].filter(Boolean).join(' ');
    const { note } = factOf(provider, 'streaming');
    const card = cardOf(tests.reports, answer, provider, site);
    return card
      ? [
          [
            testsKey(service),
            { ...card, note: joinSentences([countryLines(tests, site), note && wordsIn(note, site.locale)]) },
          ],
        ]
      : [];
  });
}

/** Returns text such as "US: opens, June 25, 2026. UK: mixed, June 12, 2026." */
function countryLines({ tried }: ServiceTests, site: FactContext): string {
  const { t, locale } = site;
  return tried
    .map(({ region, state, newest }) =>
      t('streaming.grid.country', {
        country: region === undefined ? t('streaming.grid.noCountry') : countryName(region, site),
        state,
        date: formatPartialDate(newest, locale),
      }),
    )
    .join(' ');
}

function otherCards(provider: Provider, site: FactContext): [string, EvidenceCardView][] {
  const definition = streamingDefinition(site.vocabulary);
  if (!definition) return [];
  return datedReports(provider, definition, site.asOf)
    .filter((report) => !isTest(report))
    .flatMap((report) => {
      const answer = uncapitalized(optionName(report.result, definition, site.locale), site.locale);
      const card = cardOf([report], answer, provider, site);
      return card ? [[reportKey(report), { ...card, note: regionsText(report.regions, site) }]] : [];
    });
}

/** Builds a card for one or more reports on a service, with all their sources. */
function cardOf(
  reports: readonly DatedReport[],
  answer: string,
  provider: Provider,
  site: FactContext,
): EvidenceCardView | undefined {
  const definition = streamingDefinition(site.vocabulary);
  const [first] = reports;
  if (!definition || !first) return undefined;
  const { basis, checked, firstRead } = first;
  const date = newestDate(reports.flatMap((report): PartialDate[] => (report.date ? [report.date] : [])));
  return evidenceCardView(
    {
      provider,
      definition,
      title: site.t('evidence.title', { fact: serviceBadge(first.service, site).name, answer }),
      dissent: [],
      claim: {
        ...citationOf(reports),
        basis,
        asOf: date,
        checked,
        firstRead,
        // A report without a date has low confidence anyway, and the card already explains that.
        confidence: date !== undefined && reports.some(({ isWeak }) => isWeak) ? 'low' : undefined,
      },
    },
    site,
  );
}

function citationOf(reports: readonly DatedReport[]) {
  return { sources: [...new Set(reports.map(({ source }) => source))], quotes: reports[0]?.quotes };
}

export function regionsText(regions: readonly string[], { t, locale }: Language): string {
  if (regions.length === 0) return t('streaming.grid.noCountry');
  return sortedNames(
    regions.map((region) => regionName(region, locale)),
    locale,
  ).join(', ');
}
