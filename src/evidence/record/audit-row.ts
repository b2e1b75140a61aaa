import { type Audit, type Evidence, unknown } from '#domain/provider/fact.ts';
import type { Provider } from '#domain/provider/provider.ts';
import type { RecordEntry } from '#domain/provider/provider-records.ts';
import type { SiteContext } from '#site/site-context.ts';
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
  site: SiteContext,
): AuditRow {
  const { t, locale } = site;
  const { row, cell } = recordRow('audits', index, entry, fact, provider, site);
  const access = accessOf(entry);
  return {
    ...row,
    auditor: entry.auditor === unknown ? unsaid(site) : cell('auditor', entry.auditor),
    scope: cell('scope', entry.scope[locale]),
    notInScope: entry.notInScope ? cell('notInScope', entry.notInScope[locale]) : unsaid(site),
    report:
      access === 'unknown'
        ? { text: t('blocks.records.unknownPublic'), mark: undefined }
        : cell('report', t(`blocks.records.${reportWords[access]}`)),
    access,
    isOtherProduct: entry.otherProduct === true,
    remarks: [...(entry.otherProduct ? [t('blocks.records.otherProduct')] : []), ...row.remarks],
  };
}

export function auditorName({ auditor }: Audit, site: SiteContext): string {
  return auditor === unknown ? unknownWord(site) : auditor;
}

function accessOf({ reportPublic }: Audit): ReportAccess {
  if (reportPublic === unknown) return unknown;
  return reportPublic ? 'public' : 'not-public';
}

function unsaid(site: SiteContext): RecordCell {
  return { text: unknownWord(site), mark: undefined };
}

function unknownWord({ evidence, locale }: SiteContext): string {
  return evidence.states.unknown.label[locale];
}
