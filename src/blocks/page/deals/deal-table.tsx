import { useTranslations } from 'use-intl/react';
import { DataTable } from '#ui/primitives/data-table/data-table.tsx';
import type { DealPlan } from './deal-plan.ts';

interface DealTableProps {
  readonly label: string;
  readonly plans: readonly DealPlan[];
  readonly months: number;
}

export function DealTable({ label, plans, months }: DealTableProps) {
  const t = useTranslations('dataPages.deals');
  return (
    <DataTable label={label} className="deal-table">
      <thead>
        <tr>
          <th scope="col">{t('plan')}</th>
          <th scope="col" className="num">
            {t('today')}
          </th>
          <th scope="col">{t('saving')}</th>
          <th scope="col">{t('renewal')}</th>
          <th scope="col" className="num">
            {t('total', { months })}
          </th>
        </tr>
      </thead>
      <tbody>
        {plans.map((plan) => (
          <tr key={plan.id}>
            <th scope="row">
              {plan.name ?? plan.term}
              {plan.name !== undefined && <small>{plan.term}</small>}
            </th>
            <td className="num" data-label={t('today')}>
              <b>{plan.charged}</b>
              {plan.month !== undefined && <small>{plan.month}</small>}
            </td>
            <td data-label={t('saving')}>
              {plan.saving ? (
                <>
                  {plan.saving.share}
                  <small>{plan.saving.against}</small>
                </>
              ) : (
                <span className="faint">{t('noSaving')}</span>
              )}
            </td>
            <td data-label={t('renewal')}>{plan.renewal}</td>
            <td className="num" data-label={t('total', { months })}>
              {plan.total ?? <span className="faint">{t('noTotal')}</span>}
            </td>
          </tr>
        ))}
      </tbody>
    </DataTable>
  );
}
