import { type Evidence, type Incident, unknown } from '#domain/provider/fact.ts';
import type { Provider } from '#domain/provider/provider.ts';
import type { RecordEntry } from '#domain/provider/provider-records.ts';
import { definitionOf } from '#domain/provider/vocabulary.ts';
import type { SiteContext } from '#site/site-context.ts';
import { type RecordCell, type RecordRow, recordRow } from './record-row.ts';

export interface IncidentRow extends RecordRow {
  readonly summary: RecordCell;
  readonly outcome: RecordCell;
}

export function incidentRow(
  { entry, index }: RecordEntry<Incident>,
  fact: Evidence,
  provider: Provider,
  site: SiteContext,
): IncidentRow {
  const { vocabulary, locale } = site;
  const { row, cell } = recordRow('incidents', index, entry, fact, provider, site);
  const options = definitionOf('incidents', vocabulary)?.options ?? {};
  const outcome = options[entry.outcome]?.[locale] ?? entry.outcome;
  return {
    ...row,
    summary: cell('what', entry.summary[locale]),
    outcome: entry.outcome === unknown ? { text: outcome, mark: undefined } : cell('outcome', outcome),
  };
}
