import { useTranslations } from 'use-intl/react';
import { RecordTables } from '#evidence/record/record-tables.tsx';
import type { AuditDecoderModel } from './audit-decoder.block.ts';

/** So many of the first stand open. */
const first = 10;

/** Provider by provider, each under its name; a link to the name opens it, wherever it is folded. */
export function AuditDecoder({ providers }: AuditDecoderModel) {
  const t = useTranslations('blocks.auditDecoder');
  const rest = providers.slice(first);
  return (
    <div className="data-page audit-decoder">
      <DecodedProviders providers={providers.slice(0, first)} />
      {rest.length > 0 && (
        <details className="folded decoded-rest">
          <summary>{t('more', { count: rest.length })}</summary>
          <DecodedProviders providers={rest} />
        </details>
      )}
    </div>
  );
}

function DecodedProviders({ providers }: AuditDecoderModel) {
  const t = useTranslations('blocks.auditDecoder');
  return (
    <>
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
    </>
  );
}
