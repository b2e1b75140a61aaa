import { Fragment, type ReactNode } from 'react';
import { useTranslations } from 'use-intl/react';
import type { FactContext, SiteLinks } from '#site/site-context.ts';
import { Notice } from '#ui/primitives/notice/notice.tsx';
import { CitedText } from '#ui/primitives/source-mark/source-mark.tsx';
import { homeOrders, homeOrdersAmong, type OrdersNotice, type OrdersView } from './orders-model.ts';

/** What orders say, the date of each as the way to its source. */
export function Orders({ says, orders, standing }: OrdersView) {
  return (
    <>
      {says} (
      {orders.map(({ id, date, mark }, position) => (
        <Fragment key={id}>
          {position > 0 && ', '}
          <CitedText text={date} mark={mark} />
        </Fragment>
      ))}
      ). {standing}
    </>
  );
}

interface NamedInOrdersProps {
  /** undefined: nothing is to be said. */
  readonly notice: OrdersNotice | undefined;
  /** What follows from it on this page. */
  readonly children?: ReactNode;
}

/** A warning where somebody is named, a plain line where nobody is. */
export function NamedInOrders({ notice, children }: NamedInOrdersProps) {
  const t = useTranslations('orders');
  if (!notice) return null;
  const { country, page, isNamed } = notice;
  const line = (
    <p>
      <b>{country}:</b> <Orders {...notice} /> {children}{' '}
      {page !== undefined && (
        <a href={page} className="underline">
          {t('more', { country })}
        </a>
      )}
    </p>
  );
  return <div className="mt-4 text-14">{isNamed ? <Notice>{line}</Notice> : line}</div>;
}

interface HomeOrdersProps {
  readonly site: FactContext & SiteLinks;
}

/** Whether the country of the readers blocks a provider. */
export function HomeOrders({ provider, site }: HomeOrdersProps & { readonly provider: string }) {
  return <NamedInOrders notice={homeOrders(provider, site)} />;
}

/** Whom of some it blocks. */
export function HomeOrdersAmong({
  providers,
  site,
}: HomeOrdersProps & { readonly providers: readonly string[] }) {
  return <NamedInOrders notice={homeOrdersAmong(providers, site)} />;
}
