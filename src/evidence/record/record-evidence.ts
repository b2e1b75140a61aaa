import type { Audit, Evidence, Incident } from '#domain/provider/fact.ts';
import type { Provider } from '#domain/provider/provider.ts';
import { auditRecord, incidentRecord, type RecordKind } from '#domain/provider/provider-records.ts';
import { definitionOf } from '#domain/provider/vocabulary.ts';
import { formatPartialDate } from '#i18n/formats.ts';
import type { SiteContext } from '#site/site-context.ts';
import { type EvidenceCardView, evidenceCardView } from '../card/evidence-card-view.ts';
import { auditorName } from './audit-row.ts';
import { recordKey } from './record-row.ts';

/** Each audit and incident has its own source and date, so its marks open a card of its own. */
export function recordEvidence(provider: Provider, site: SiteContext): [string, EvidenceCardView][] {
  const { locale } = site;
  const [audits, incidents] = [auditRecord(provider), incidentRecord(provider)];
  return [
    ...(audits?.entries.flatMap(({ entry, index }) => {
      const words = { fact: auditorName(entry, site), answer: entry.scope[locale] };
      return card('audits', index, entry, words, audits.fact, provider, site);
    }) ?? []),
    ...(incidents?.entries.flatMap(({ entry, index }) => {
      const words = { fact: formatPartialDate(entry.date, locale), answer: entry.summary[locale] };
      return card('incidents', index, entry, words, incidents.fact, provider, site);
    }) ?? []),
  ];
}

function card(
  kind: RecordKind,
  index: number,
  { date, source, confidence }: Audit | Incident,
  words: { readonly fact: string; readonly answer: string },
  { basis, checked, confidence: ofAll }: Evidence,
  provider: Provider,
  site: SiteContext,
): [string, EvidenceCardView][] {
  const definition = definitionOf(kind, site.vocabulary);
  if (!definition) return [];
  const claim = { basis, checked, asOf: date, confidence: confidence ?? ofAll, sources: [source] };
  const title = site.t('evidence.title', words);
  const view = evidenceCardView({ provider, definition, title, claim, dissent: [] }, site);
  return [[recordKey(kind, index), view]];
}
