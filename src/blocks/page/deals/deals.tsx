import { useTranslations } from 'use-intl/react';
import { DataTable } from '#ui/primitives/data-table/data-table.tsx';
import { Fold } from '#ui/primitives/fold/fold.tsx';
import { Sourced } from '#ui/primitives/source-mark/source-mark.tsx';
import { LinkTerms } from '../../inline/tracked-link/tracked-link.tsx';
import type { DealPlan } from './deal-plan.ts';
import type { DealsModel, ProviderDeals } from './deals.block.ts';

/** One bill per provider under the currency it sells in. No clocks, no hurry: prices and what they become. */
export function Deals({ months, currencies, hasCodes, without }: DealsModel) {
  const t = useTranslations('dataPages.deals');
  return (
    <div className="data-page">
      {!hasCodes && (
        <p className="none-yet">
          {t('noCodes')} {currencies.length > 0 && t('everyone')}
        </p>
      )}
      {currencies.length === 0 && <p>{t('none')}</p>}
      {currencies.map(({ currency, name, providers }) => (
        <section key={currency} className="deals">
          <h3>{t('currency', { currency: name })}</h3>
          <p className="faint">{t('order', { months })}</p>
          {providers.map((provider) => (
            <Provider key={provider.provider} {...provider} months={months} />
          ))}
        </section>
      ))}
      {currencies.length > 0 && without !== undefined && <p className="faint">{without}</p>}
    </div>
  );
}

function Provider(props: ProviderDeals & Pick<DealsModel, 'months'>) {
  const t = useTranslations('dataPages.deals');
  const { provider, title, reviewPath, total, mark, plans, captured, code, link, months } = props;
  return (
    <article className="deal folds" aria-labelledby={`deal-${provider}`}>
      <header>
        <h4 id={`deal-${provider}`}>{reviewPath === undefined ? title : <a href={reviewPath}>{title}</a>}</h4>
        <p>
          {total === undefined ? (
            <span className="faint">
              <Sourced text={t('noTotal')} mark={mark} />
            </span>
          ) : (
            <>
              <span className="label">{t('from', { months })}</span>{' '}
              <b>
                <Sourced text={total} mark={mark} />
              </b>
            </>
          )}
        </p>
      </header>
      {code && (
        <p>
          {t('code')} <code>{code.code}</code> {code.ends}
        </p>
      )}
      <Fold label={t('plans', { count: plans.length })}>
        <DealTable label={t('table', { provider: title })} plans={plans} months={months} />
      </Fold>
      <footer>
        <p className="faint">{captured}</p>
        <p>
          <a href={link.href} rel={link.rel}>
            {link.label}
          </a>{' '}
          <span className="faint">
            (<LinkTerms isPaid={link.isPaid} plain={link.plain} />)
          </span>
        </p>
      </footer>
    </article>
  );
}

interface DealTableProps {
  readonly label: string;
  readonly plans: readonly DealPlan[];
  readonly months: number;
}

function DealTable({ label, plans, months }: DealTableProps) {
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
