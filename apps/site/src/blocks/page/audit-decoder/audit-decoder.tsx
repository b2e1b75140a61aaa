import { useTranslations } from 'use-intl/react';
import { RecordTables } from '#evidence/record/record-tables.tsx';
import type { AuditDecoderModel } from './audit-decoder.block.ts';

/** The number of providers that are visible without opening the fold. */
const maxUnfolded = 10;

/** Audits and incidents by provider, each under the provider's name. A link to a provider's id opens its fold. */
export function AuditDecoder({ providers }: AuditDecoderModel) {
  const t = useTranslations('blocks.auditDecoder');
  const rest = providers.slice(maxUnfolded);
  return (
    <div className="data-page audit-decoder">
      <DecodedProviders providers={providers.slice(0, maxUnfolded)} />
      {rest.length > 0 && (
        <details className="folded record-rest decoded-rest">
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
            <span>{rows.summary}</span>
          </summary>
          {/* The id is on the content, because a link opens a closed `details` only if its target is inside the folded part. */}
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
