import { useTranslations } from 'use-intl/react';
import { checkedParts } from '#leak-check/finding.ts';

/** Lists what the check will examine, before it is started. */
export function CheckedPartsTable() {
  const t = useTranslations('leakCheck');
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
          {checkedParts.map((part) => (
            <tr key={part}>
              <th scope="row">
                <span>{t(`parts.${part}.name`)}</span>
              </th>
              <td>{t(`parts.${part}.gives`)}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}
