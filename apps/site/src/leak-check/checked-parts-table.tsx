import { formatList } from '@vpn-site/core/i18n/formats.ts';
import { useLocale, useTranslations } from 'use-intl/react';
import { checkedParts } from '#leak-check/finding.ts';
import type { SiteTest } from '#leak-check/observation.ts';

interface CheckedPartsTableProps {
  /** The tests that this server can do; undefined without a server, where they are not known. */
  readonly tests: readonly SiteTest[] | undefined;
}

/** Lists what the check will examine, and what this server cannot test, before it is started. */
export function CheckedPartsTable({ tests }: CheckedPartsTableProps) {
  const t = useTranslations('leakCheck');
  const locale = useLocale();
  const missing = checkedParts.filter((part) => tests?.includes(part) === false);
  return (
    <section className="leak-section">
      <h2>{t('looksAt')}</h2>
      <table className="leak-table leak-table-plain">
        <thead>
          <tr>
            <th scope="col">{t('what')}</th>
            <th scope="col">{t('gives')}</th>
          </tr>
        </thead>
        <tbody>
          {checkedParts
            .filter((part) => !missing.includes(part))
            .map((part) => (
              <tr key={part}>
                <th scope="row">
                  <span>{t(`parts.${part}.name`)}</span>
                </th>
                <td>{t(`parts.${part}.gives`)}</td>
              </tr>
            ))}
        </tbody>
      </table>
      {missing.length > 0 && (
        <p className="leak-missing">
          {t('missing.parts', {
            parts: formatList(
              missing.map((part) => t(`parts.${part}.short`)),
              locale,
            ),
          })}
        </p>
      )}
      {tests?.includes('network') === false && <p className="leak-missing">{t('missing.network')}</p>}
    </section>
  );
}
