import type { KnownFact } from '#domain/provider/fact.ts';
import type { Audit, Incident } from '#domain/provider/fact-value.ts';
import type { Provider } from '#domain/provider/provider.ts';
import { auditRecord, incidentRecord, type RecordKind } from '#domain/provider/provider-records.ts';
import { definitionOf } from '#domain/provider/vocabulary.ts';
import { formatPartialDate } from '#i18n/formats.ts';
import type { BlockContext } from '../block-context.ts';
import { type EvidenceCardView, evidenceCardView } from '../evidence/evidence-card-view.ts';
import { auditorName } from './audit-row.ts';
import { recordKey } from './record-row.ts';

/** Each audit and incident has its own source and date, so its marks open a card of its own. */
export function recordEvidence(provider: Provider, context: BlockContext): [string, EvidenceCardView][] {
  const { locale } = context;
  const [audits, incidents] = [auditRecord(provider), incidentRecord(provider)];
  return [
    ...(audits?.entries.flatMap(({ entry, index }) => {
      const words = { fact: auditorName(entry, context), answer: entry.scope[locale] };
      return card('audits', index, entry, words, audits.fact, provider, context);
    }) ?? []),
    ...(incidents?.entries.flatMap(({ entry, index }) => {
      const words = { fact: formatPartialDate(entry.date, locale), answer: entry.summary[locale] };
      return card('incidents', index, entry, words, incidents.fact, provider, context);
    }) ?? []),
  ];
}

function card(
  kind: RecordKind,
  index: number,
  { date, source, confidence }: Audit | Incident,
  words: { readonly fact: string; readonly answer: string },
  { value, basis, checked, confidence: ofAll }: KnownFact,
  provider: Provider,
  context: BlockContext,
): [string, EvidenceCardView][] {
  const definition = definitionOf(kind, context.vocabulary);
  if (!definition) return [];
  const claim = { value, basis, checked, asOf: date, confidence: confidence ?? ofAll, sources: [source] };
  const title = context.t('evidence.title', words);
  const view = evidenceCardView({ provider, definition, title, claim, dissent: [] }, context);
  return [[recordKey(kind, index), view]];
}
