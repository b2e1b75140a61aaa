import { useTranslations } from 'use-intl/react';
import { EvidenceCell } from '#evidence/fact/fact.tsx';
import { DataTable } from '#ui/primitives/data-table/data-table.tsx';
import { SideHead } from '#ui/primitives/side-head/side-head.tsx';
import type { NeedRow } from './need-rows.ts';

/** Which of the two to choose for which need. */
export function Needs({ rows }: { readonly rows: readonly NeedRow[] }) {
  const t = useTranslations('comparison.needs');
  return (
    <SideHead id="needs" heading={t('heading')} note={t('note')}>
      <DataTable label={t('heading')} className="need-rows">
        <thead>
          <tr>
            <th scope="col">{t('need')}</th>
            <th scope="col">{t('choice')}</th>
            <th scope="col">{t('why')}</th>
          </tr>
        </thead>
        <tbody>
          {rows.map((row) => (
            <tr key={row.id}>
              <th scope="row">{row.need}</th>
              <td className={row.isOpen ? 'need-choice need-open' : 'need-choice'}>{row.choice}</td>
              <td>
                <Why {...row} />
              </td>
            </tr>
          ))}
        </tbody>
      </DataTable>
    </SideHead>
  );
}

function Why({ why, answers, link }: NeedRow) {
  const [own, other] = answers;
  return (
    <>
      {why}
      {own && (
        <>
          {why && ': '}
          <EvidenceCell {...own} />
        </>
      )}
      {other && (
        <small>
          {other.provider}: <EvidenceCell {...other} />
        </small>
      )}
      {link && why && ' '}
      {link && (
        <a href={link.href} className="quiet-link">
          {link.text}
        </a>
      )}
    </>
  );
}
