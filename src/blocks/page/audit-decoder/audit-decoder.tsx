import { useTranslations } from 'use-intl/react';
import { RecordTables } from '#evidence/record/record-tables.tsx';
import type { AuditDecoderModel } from './audit-decoder.block.ts';

/** Provider by provider, each under its name; a link to the name opens it. */
export function AuditDecoder({ providers }: AuditDecoderModel) {
  const t = useTranslations('blocks.auditDecoder');
  return (
    <div className="data-page audit-decoder">
      {providers.map(({ rows, review }) => (
        <details key={rows.provider} className="folded decoded" aria-labelledby={`${rows.provider}-name`}>
          <summary>
            <h3 id={`${rows.provider}-name`}>{rows.name}</h3>
            <span>{t('records', { audits: rows.audits.length, incidents: rows.incidents.length })}</span>
          </summary>
          {/* A link opens what it leads into, not the line that opens it. */}
          <div id={rows.provider} className="decoded-records">
            <RecordTables rows={rows} heading="h4" />
          </div>
          {review !== undefined && (
            <p>
              <a href={review}>{t('review', { provider: rows.name })}</a>
            </p>
          )}
        </details>
      ))}
    </div>
  );
}
