import { isKnown } from '#domain/provider/fact.ts';
import { factOf } from '#domain/provider/provider.ts';
import type { SiteContext } from '#site/site-context.ts';
import type { BlockAttributes } from '../../block-contract.ts';
import { datedReports } from './dated-reports.ts';
import { type StreamingAnswer, streamingAnswer } from './streaming-answer.ts';
import { streamingDefinition, streamingServices } from './streaming-services.ts';
import { type Reported, type StreamingSource, sourcesOf } from './streaming-sources.ts';

export interface StreamingColumn {
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

export interface StreamingRow {
  readonly id: string;
  readonly service: string;
  readonly cells: readonly StreamingCell[];
}

export interface StreamingTableModel {
  readonly columns: readonly StreamingColumn[];
  readonly rows: readonly StreamingRow[];
  readonly sources: readonly StreamingSource[];
}

export function selectStreamingTable(
  { providers, services }: BlockAttributes,
  site: SiteContext,
): StreamingTableModel {
  const definition = streamingDefinition(site.vocabulary);
  if (!definition) return { columns: [], rows: [], sources: [] };
  const reported = namesIn(providers).flatMap((id) => {
    const provider = site.providers.get(id);
    return provider ? [{ provider, reports: datedReports(provider, definition, site.asOf) }] : [];
  });
  const rows = rowNames(namesIn(services), reported, site);
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

function namesIn(value: unknown): string[] {
  return Array.isArray(value) ? [...new Set(value.map(String))] : [];
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
