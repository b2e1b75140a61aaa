import { isKnown } from '#domain/provider/fact.ts';
import { factOf } from '#domain/provider/provider.ts';
import type { SiteContext } from '#site/site-context.ts';
import { block } from '../../block.ts';
import {
  type Reported,
  type StreamingAnswer,
  type StreamingSource,
  sourcesOf,
  streamingAnswer,
} from '#evidence/streaming/streaming-answers.ts';
import { datedReports, streamingDefinition, streamingServices } from '#domain/streaming/streaming-reports.ts';

export const comparisonStreamingTableBlock = block({
  name: 'comparison-streaming-table',
  summary:
    'Which streaming services others have seen working with which provider, where, when, and who says so. We test none ourselves, and the block says that too.',
  attributes: {
    providers: {
      kind: 'providers',
      required: true,
      explanation: 'The providers to compare, in the order of the columns.',
    },
    services: {
      kind: 'services',
      explanation:
        'The services to show, in the order of the rows. Without it: every service that anyone has reported on for one of the providers.',
    },
  },
  body: 'none',
  select: selectStreamingTable,
  examples: [
    {
      name: 'All services of four providers',
      source: '{% comparison-streaming-table providers=["@1", "@2", "@3", "@4"] /%}',
    },
    {
      name: 'Nothing reported, beside one that has reports',
      source: '{% comparison-streaming-table providers=["@last", "@1"] /%}',
    },
    {
      name: 'Two services',
      source: '{% comparison-streaming-table providers=["@1", "@2"] services=["disney-plus", "netflix"] /%}',
    },
  ],
});

interface StreamingColumn {
  readonly id: string;
  readonly title: string;
  readonly reviewPath: string | undefined;
  readonly note: string | undefined;
}

export interface StreamingCell {
  readonly provider: string;
  /** None: nobody has reported anything. */
  readonly answers: readonly StreamingAnswer[];
}

interface StreamingRow {
  readonly id: string;
  readonly service: string;
  readonly cells: readonly StreamingCell[];
}

export interface StreamingTableModel {
  readonly columns: readonly StreamingColumn[];
  readonly rows: readonly StreamingRow[];
  readonly sources: readonly StreamingSource[];
}

interface StreamingAttributes {
  readonly providers: readonly string[];
  readonly services?: readonly string[] | undefined;
}

export function selectStreamingTable(
  { providers, services = [] }: StreamingAttributes,
  site: SiteContext,
): StreamingTableModel {
  const definition = streamingDefinition(site.vocabulary);
  if (!definition) return { columns: [], rows: [], sources: [] };
  const reported = [...new Set(providers)].flatMap((id) => {
    const provider = site.providers.get(id);
    return provider ? [{ provider, reports: datedReports(provider, definition, site.asOf) }] : [];
  });
  const rows = rowNames([...new Set(services)], reported, site);
  const shown = reported.map(({ provider, reports }) => ({
    provider,
    reports: reports.filter(({ service }) => rows.includes(service)),
  }));
  return {
    columns: shown.map((column) => columnOf(column, site)),
    rows: rows.map((service) => ({
      id: service,
      service: definition.options[service]?.[site.locale] ?? service,
      cells: shown.map(({ provider, reports }) => ({
        provider: provider.id,
        answers: reports
          .filter((report) => report.service === service)
          .map((report) => streamingAnswer(report, provider, definition, site)),
      })),
    })),
    sources: sourcesOf(shown, site),
  };
}

/** What the author names; else what anyone reports on; else every service, so that the silence is seen. */
function rowNames(
  wanted: readonly string[],
  reported: readonly Reported[],
  { vocabulary }: SiteContext,
): readonly string[] {
  const all = streamingServices(vocabulary);
  if (wanted.length > 0) return wanted.filter((name) => all.includes(name));
  const known = all.filter((name) => reported.some(({ reports }) => reports.some((r) => r.service === name)));
  return known.length > 0 ? known : all;
}

function columnOf({ provider, reports }: Reported, { locale, reviewPath }: SiteContext): StreamingColumn {
  const fact = factOf(provider, 'streaming');
  // The note of a known fact explains its reports; without any in the table there is nothing to explain.
  const hasNote = !isKnown(fact) || reports.length > 0;
  return {
    id: provider.id,
    title: provider.name,
    reviewPath: reviewPath(provider.id),
    note: hasNote ? fact.note?.[locale] : undefined,
  };
}
