import { useTranslations } from 'use-intl/react';
import { RecordTables } from '#evidence/record/record-tables.tsx';
import type { AuditDecoderModel } from './audit-decoder.block.ts';

/** Provider by provider; a list of links at the top leads to each. */
export function AuditDecoder({ providers }: AuditDecoderModel) {
  const t = useTranslations('blocks.auditDecoder');
  return (
    <div className="data-page audit-decoder">
      <nav aria-label={t('jump')}>
        <ul>
          {providers.map(({ rows: { provider, name } }) => (
            <li key={provider}>
              <a href={`#${provider}`}>{name}</a>
            </li>
          ))}
        </ul>
      </nav>
      {providers.map(({ rows, review }) => (
        <section key={rows.provider} aria-labelledby={rows.provider}>
          <h3 id={rows.provider}>{rows.name}</h3>
          <RecordTables rows={rows} heading="h4" />
          {review !== undefined && (
            <p>
              <a href={review}>{t('review', { provider: rows.name })}</a>
            </p>
          )}
        </section>
      ))}
    </div>
  );
}
