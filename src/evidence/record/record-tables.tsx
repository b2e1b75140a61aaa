import { createElement } from 'react';
import { useTranslations } from 'use-intl/react';
import { Fold } from '#ui/primitives/fold/fold.tsx';
import { Sourced } from '../fact/sourced.tsx';
import { AuditTable } from './audit-table.tsx';
import { IncidentTable } from './incident-table.tsx';
import type { RecordCell } from './record-row.ts';
import type { RecordRows } from './record-rows.ts';

interface RecordTablesProps {
  readonly rows: RecordRows;
  /** Of the two parts, under whatever heading stands above. */
  readonly heading: 'h3' | 'h4';
}

/** So many of the newest audits stand open on a phone. */
const newest = 4;

/** All that is on record about one provider, the same in its review and beside the others. */
export function RecordTables({ rows, heading }: RecordTablesProps) {
  const t = useTranslations('blocks.records');
  const { audits, incidents, name } = rows;
  const earlier = t('earlier', { count: audits.length - newest });
  const part = (text: string) => createElement(heading, { className: 'review-part' }, text);
  return (
    <div className="record-tables">
      {part(t('audits'))}
      {audits.length > 0 ? (
        <AuditTable audits={audits.slice(0, newest)} label={t('auditsOf', { provider: name })} />
      ) : (
        <p>
          <Sourced {...rows.noAudits} />
        </p>
      )}
      {audits.length > newest && (
        <div className="folds fold-rest">
          <Fold label={earlier}>
            <AuditTable audits={audits.slice(newest)} label={t('earlierOf', { provider: name, earlier })} />
          </Fold>
        </div>
      )}
      {rows.auditNote && <Note {...rows.auditNote} />}
      {part(t('incidents'))}
      {incidents.length > 0 ? (
        <IncidentTable incidents={incidents} label={t('incidentsOf', { provider: name })} />
      ) : (
        <p>
          <Sourced {...rows.noIncidents} />
        </p>
      )}
      {rows.incidentNote && <Note {...rows.incidentNote} />}
    </div>
  );
}

function Note(cell: RecordCell) {
  return (
    <p className="record-note">
      <Sourced {...cell} />
    </p>
  );
}
