import { Fragment, type ReactNode } from 'react';
import { useTranslations } from 'use-intl/react';
import type { FactContext, SiteLinks } from '#site/site-context.ts';
import { Notice } from '#ui/primitives/notice/notice.tsx';
import { CitedText } from '#ui/primitives/source-mark/source-mark.tsx';
import { homeOrders, homeOrdersAmong, type OrdersNotice, type OrdersView } from './orders-model.ts';

/** A sentence about orders. Each date links to its source. */
export function Orders({ says, orders, status }: OrdersView) {
  return (
    <>
      {says} (
      {orders.map(({ id, date, mark }, position) => (
        <Fragment key={id}>
          {position > 0 && ', '}
          <CitedText text={date} mark={mark} />
        </Fragment>
      ))}
      ). {status}
    </>
  );
}

interface NamedInOrdersProps {
  /** If undefined, nothing is rendered. */
  readonly notice: OrdersNotice | undefined;
  /** The consequences of the orders for the content of this page. */
  readonly children?: ReactNode;
}

/** A warning if an order names a provider, otherwise a plain line. */
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

/** Shows whether the reader's country blocks a provider. */
export function HomeOrders({ provider, site }: HomeOrdersProps & { readonly provider: string }) {
  return <NamedInOrders notice={homeOrders(provider, site)} />;
}

/** Shows which of the providers the reader's country blocks. */
export function HomeOrdersAmong({
  providers,
  site,
}: HomeOrdersProps & { readonly providers: readonly string[] }) {
  return <NamedInOrders notice={homeOrdersAmong(providers, site)} />;
}
