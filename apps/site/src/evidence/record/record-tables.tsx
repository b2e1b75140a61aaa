import { Text } from '@vpn-site/core/i18n/text.tsx';
import { createElement, type ReactNode } from 'react';
import { useTranslations } from 'use-intl/react';
import { ColumnHeads, DataTable } from '#ui/primitives/data-table/data-table.tsx';
import { Disclosure } from '#ui/primitives/disclosure/disclosure.tsx';
import { CitedSentence } from '#ui/primitives/source-mark/source-mark.tsx';
import { Cell, Remarks, RowSource, When } from './record-cells.tsx';
import type { AuditRow, IncidentRow, RichTextCell } from './record-row.ts';
import type { RecordRows } from './records.ts';

interface RecordTablesProps {
  readonly rows: RecordRows;
  /** The heading level of the parts. It depends on the heading above them. */
  readonly heading: 'h3' | 'h4';
}

/** The number of newest audits that are visible at first on a phone. */
const maxOpenAudits = 4;

/** All audits of one provider, its incidents, and the events that tested it without harm. */
export function RecordTables({ rows, heading }: RecordTablesProps) {
  const t = useTranslations('evidence.records');
  const { audits, incidents, challenges, name } = rows;
  const earlier = t('earlier', { count: audits.length - maxOpenAudits });
  const part = (text: string) => createElement(heading, { className: 'record-part' }, text);
  return (
    <div className="record-tables">
      {part(t('audits'))}
      {audits.length > 0 ? (
        <AuditTable audits={audits.slice(0, maxOpenAudits)} label={t('auditsOf', { provider: name })} />
      ) : (
        <p>
          <CitedSentence {...rows.noAudits} />
        </p>
      )}
      {audits.length > maxOpenAudits && (
        <div className="folds fold-rest">
          <Disclosure variant="section" label={earlier}>
            <AuditTable
              audits={audits.slice(maxOpenAudits)}
              label={t('earlierOf', { provider: name, earlier })}
            />
          </Disclosure>
        </div>
      )}
      {rows.auditNote && <Note {...rows.auditNote} />}
      {part(t('wrong'))}
      {incidents.length > 0 ? (
        <IncidentTable incidents={incidents} label={t('wrongOf', { provider: name })} />
      ) : (
        <p>
          <CitedSentence {...rows.noIncidents} />
        </p>
      )}
      {challenges.length > 0 && (
        <>
          {part(t('tested'))}
          <p className="record-note">{t('testedMeans')}</p>
          <IncidentTable incidents={challenges} label={t('testedOf', { provider: name })} />
        </>
      )}
      {rows.incidentNote && <Note {...rows.incidentNote} />}
    </div>
  );
}

function Note(cell: RichTextCell) {
  return (
    <p className="record-note">
      <CitedSentence {...cell} />
    </p>
  );
}

const auditHeads = ['date', 'auditor', 'scope', 'notInScope', 'report', 'source'] as const;

interface AuditTableProps {
  readonly audits: readonly AuditRow[];
  /** A label that distinguishes this table from others on the page. */
  readonly label: string;
}

/**
 * A table of audits: the auditor, the date, the scope, the findings, what was not in scope, and whether the report is
 * public.
 */
function AuditTable({ audits, label }: AuditTableProps) {
  const t = useTranslations('evidence.records');
  return (
    <RecordTable className="audit-table" label={label} heads={auditHeads}>
      {audits.map(
        ({ id, when, age, auditor, scope, findings, notInScope, report, reportAt, remarks, source }) => (
          <tr key={id}>
            <When when={when} age={age} />
            <Cell cell={auditor} label={auditor.mark ? undefined : t('auditor')} />
            <Cell cell={scope}>
              {findings && (
                <p className="fact-remark">
                  <Text words={findings} />
                </p>
              )}
              <Remarks remarks={remarks} />
            </Cell>
            <Cell cell={notInScope} label={t('notInScope')} />
            <Cell cell={report} href={reportAt} label={t('report')} />
            <RowSource source={source} />
          </tr>
        ),
      )}
    </RecordTable>
  );
}

const incidentHeads = ['date', 'what', 'outcome', 'source'] as const;

interface IncidentTableProps {
  readonly incidents: readonly IncidentRow[];
  /** A label that distinguishes this table from others on the page. */
  readonly label: string;
}

function IncidentTable({ incidents, label }: IncidentTableProps) {
  const t = useTranslations('evidence.records');
  return (
    <RecordTable className="incident-table" label={label} heads={incidentHeads}>
      {incidents.map(({ id, when, age, summary, outcome, remarks, source }) => (
        <tr key={id}>
          <When when={when} age={age} />
          <Cell cell={summary}>
            <Remarks remarks={remarks} />
          </Cell>
          <Cell cell={outcome} label={t('outcome')} />
          <RowSource source={source} />
        </tr>
      ))}
    </RecordTable>
  );
}

type RecordHead = 'date' | 'auditor' | 'scope' | 'notInScope' | 'report' | 'what' | 'outcome' | 'source';

interface RecordTableProps {
  readonly className: 'audit-table' | 'incident-table';
  /** A label that distinguishes this table from others on the page. */
  readonly label: string;
  readonly heads: readonly RecordHead[];
  readonly children: ReactNode;
}

/** A table with one row per record. On a phone, each row is a card. */
function RecordTable({ className, label, heads, children }: RecordTableProps) {
  const t = useTranslations('evidence.records');
  return (
    <DataTable label={label} className={`event-table ${className}`}>
      <ColumnHeads labels={heads.map((head) => t(head))} />
      <tbody>{children}</tbody>
    </DataTable>
  );
}
