import type { Day } from '@vpn-site/core/day/day.ts';
import { formatDay } from '@vpn-site/core/i18n/formats.ts';
import { bold } from '@vpn-site/core/i18n/rich-text.tsx';
import { useLocale, useTranslations } from 'use-intl/react';
import { hooks } from '#browser/script-hooks.ts';
import { planTerm } from '#price/price-model.ts';
import type { MyDates, OwnPlan } from './my-dates.ts';

interface MyDatesCardProps {
  readonly own: OwnPlan;
  readonly dates: MyDates;
  readonly today: Day;
  readonly onSave: () => void;
}

/** When the plan renews, for how much, and the last day to cancel. */
export function MyDatesCard({ own, dates, today, onSave }: MyDatesCardProps) {
  const t = useTranslations();
  const locale = useLocale();
  const { provider, plan } = own;
  const { next, refundUntil } = dates;
  return (
    <section className="my-vpn-dates">
      <div>
        <NextDay {...dates} />
        <Amount own={own} {...dates} />
        <p className="my-vpn-note">
          {plan.basis} {t('myVpn.contract')}
        </p>
      </div>
      <div>
        {'cancelBy' in next && (
          <>
            <h3>{t('receipt.cancel')}</h3>
            <p className="my-vpn-day">
              <time dateTime={next.cancelBy}>{formatDay(next.cancelBy, locale, 'short')}</time>
            </p>
            <p className="my-vpn-note">
              {t(next.cancelBy < today ? 'myVpn.cancelPassed' : 'myVpn.cancelNote')}
            </p>
          </>
        )}
        {refundUntil !== undefined && (
          <p>{t.rich('myVpn.refund', { day: formatDay(refundUntil, locale), b: bold })}</p>
        )}
        <p className="my-vpn-buttons">
          {next.kind !== 'unknown' && next.kind !== 'ended' && (
            <button
              type="button"
              className="button"
              {...hooks({ 'data-toast': t('trueCost.saved') })}
              onClick={onSave}
            >
              {t('myVpn.calendar')}
            </button>
          )}
          {provider.howToCancel !== undefined && (
            <a className="button button-line" href={provider.howToCancel}>
              {t('myVpn.howToCancel', { name: provider.name })}
            </a>
          )}
        </p>
      </div>
    </section>
  );
}

function NextDay({ next, daysLeft }: Pick<MyDates, 'next' | 'daysLeft'>) {
  const t = useTranslations('myVpn');
  const locale = useLocale();
  if (next.kind === 'unknown') return <h3>{t('renewed')}</h3>;
  return (
    <>
      <h3>
        {next.kind === 'ended'
          ? t('endedOn')
          : t(next.kind === 'ends' ? 'endsIn' : 'renewsIn', { count: daysLeft })}
      </h3>
      <p className="my-vpn-day">
        <time dateTime={next.day}>{formatDay(next.day, locale, 'short')}</time>
      </p>
    </>
  );
}

function Amount({ own: { plan }, next, amount, isOutdated }: MyDates & Pick<MyDatesCardProps, 'own'>) {
  const t = useTranslations();
  if (next.kind === 'ends' || next.kind === 'ended') return <p>{t('myVpn.prepaid')}</p>;
  if (next.kind === 'unknown') return <p>{t('myVpn.unknown')}</p>;
  if (next.kind === 'unpublished') return <p>{t('myVpn.unpublished')}</p>;
  if (isOutdated || amount === undefined) return <p>{t('myVpn.outdated')}</p>;
  const months = typeof plan.renewal === 'string' ? undefined : plan.renewal.months;
  return <p>{t.rich('myVpn.amount', { amount, term: planTerm({ months }, { t }), b: bold })}</p>;
}
