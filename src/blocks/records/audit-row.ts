import { type Audit, type Evidence, unknown } from '#domain/provider/fact.ts';
import type { Provider } from '#domain/provider/provider.ts';
import type { RecordEntry } from '#domain/provider/provider-records.ts';
import type { BlockContext } from '../block-context.ts';
import { type RecordCell, type RecordRow, recordRow } from './record-row.ts';

export type ReportAccess = 'public' | 'not-public' | 'unknown';

export interface AuditRow extends RecordRow {
  readonly auditor: RecordCell;
  readonly scope: RecordCell;
  readonly notInScope: RecordCell;
  readonly report: RecordCell;
  readonly access: ReportAccess;
  readonly isOtherProduct: boolean;
}

const reportWords = { public: 'public', 'not-public': 'notPublic', unknown: 'unknownPublic' } as const;

export function auditRow(
  { entry, index }: RecordEntry<Audit>,
  fact: Evidence,
  provider: Provider,
  context: BlockContext,
): AuditRow {
  const { t, locale } = context;
  const { row, cell } = recordRow('audits', index, entry, fact, provider, context);
  const access = accessOf(entry);
  return {
    ...row,
    auditor: entry.auditor === unknown ? unsaid(context) : cell('auditor', entry.auditor),
    scope: cell('scope', entry.scope[locale]),
    notInScope: entry.notInScope ? cell('notInScope', entry.notInScope[locale]) : unsaid(context),
    report:
      access === 'unknown'
        ? { text: t('blocks.records.unknownPublic'), mark: undefined }
        : cell('report', t(`blocks.records.${reportWords[access]}`)),
    access,
    isOtherProduct: entry.otherProduct === true,
    remarks: [...(entry.otherProduct ? [t('blocks.records.otherProduct')] : []), ...row.remarks],
  };
}

export function auditorName({ auditor }: Audit, context: BlockContext): string {
  return auditor === unknown ? unknownWord(context) : auditor;
}

function accessOf({ reportPublic }: Audit): ReportAccess {
  if (reportPublic === unknown) return unknown;
  return reportPublic ? 'public' : 'not-public';
}

function unsaid(context: BlockContext): RecordCell {
  return { text: unknownWord(context), mark: undefined };
}

function unknownWord({ evidence, locale }: BlockContext): string {
  return evidence.states.unknown.label[locale];
}
