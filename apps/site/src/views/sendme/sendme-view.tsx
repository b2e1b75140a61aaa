import type { Day } from '@vpn-site/core/day/day.ts';
import { formatDay } from '@vpn-site/core/i18n/formats.ts';
import type { LocaleCode } from '@vpn-site/core/locale/locale-table.ts';
import type { ReactNode } from 'react';
import { useTranslations } from 'use-intl/react';
import { OrderChip } from '#blocks/inline/tracked-link/order-chip.tsx';
import { hooks } from '#browser/script-hooks.ts';
import { CitedFact } from '#evidence/country/cited-fact.tsx';
import { ProviderMark } from '#evidence/mark/provider-mark.tsx';
import { Orders } from '#evidence/orders/orders.tsx';
import type { SendmePage } from '#page/page.ts';
import { Paper, ReceiptCoupon, ReceiptLines } from '#price/receipt.tsx';
import type { HeadlineReceipt } from '#price/receipt-model.ts';
import { TaxLine } from '#price/tax-line.tsx';
import { MainDrawback } from '#score/outcome.tsx';
import type { SiteContext } from '#site/site-context.ts';
import { Icon } from '#ui/icons/icon.tsx';
import { ButtonLink } from '#ui/primitives/button-link/button-link.tsx';
import { CopyButton } from '#ui/primitives/copy-button/copy-button.tsx';
import { CitedText } from '#ui/primitives/source-mark/source-mark.tsx';
import { Countdown } from './countdown.tsx';
import { type BlockedSite, type HandOffCoupon, type HandOffModel, handOffModel } from './hand-off-model.ts';

/** A formatted day, with the ISO date in the markup. */
function WrittenDay({ day, locale }: { readonly day: Day; readonly locale: LocaleCode }) {
  return <time dateTime={day}>{formatDay(day, locale)}</time>;
}

interface HandOffCodeProps extends Omit<HandOffCoupon, 'plans'> {
  readonly locale: LocaleCode;
}

/** The coupon code, or a special price, with the end date if there is one. */
function HandOffCode({ code, endsOn, locale }: HandOffCodeProps) {
  const t = useTranslations('sendme');
  const noCode = useTranslations('offers')('noCode');
  return (
    <dl className="hand-off-code">
      {code === undefined ? (
        <Line term={t('specialPrice')}>{noCode}</Line>
      ) : (
        <Line term={t('code')}>
          <span className="inline-flex flex-wrap items-center justify-end gap-3">
            <code>{code}</code>
            <CopyButton text={code} label={t('copy')} done={t('copied')} />
          </span>
        </Line>
      )}
      {endsOn && (
        <Line term={t('ends')}>
          <WrittenDay day={endsOn} locale={locale} />
        </Line>
      )}
    </dl>
  );
}

/** The savings with the code. */
function CodeSavings({ plans, mark }: Pick<HandOffCoupon, 'plans' | 'mark'>) {
  const t = useTranslations('sendme');
  if (plans.length === 0) return null;
  return (
    <dl className="hand-off-code hand-off-gives">
      <Line term={<CitedText text={t('couponGives')} mark={mark} />}>
        {plans.map((plan) => (
          <div key={plan}>{plan}</div>
        ))}
      </Line>
    </dl>
  );
}

function Line({ term, children }: { readonly term: ReactNode; readonly children: ReactNode }) {
  return (
    <div>
      <dt>{term}</dt>
      <dd>{children}</dd>
    </div>
  );
}

/** The dates until which a purchase can be canceled or refunded. */
function HandOffDates({ deadlines }: Pick<HeadlineReceipt, 'deadlines'>) {
  return (
    <ul className="hand-off-dates">
      {deadlines.map(({ kind, label, amount, detail }) => (
        <li key={kind}>
          <Icon name={kind === 'refund' ? 'undo' : 'calendar'} />
          <b>
            {label} {amount}
          </b>
          {detail !== undefined && <small>{detail}</small>}
        </li>
      ))}
    </ul>
  );
}

/** The charges that the provider's site will make, with their dates. */
function HandOffBill({ lines, total, coupon, plan, basis, converted, deadlines }: HeadlineReceipt) {
  const t = useTranslations('sendme');
  return (
    <>
      <Paper>
        <ReceiptLines lines={lines} total={total} />
        {coupon && <ReceiptCoupon {...coupon} />}
        <p className="bill-plan">
          {t('plan', { plan, basis })} {converted}
        </p>
      </Paper>
      <HandOffDates deadlines={deadlines} />
    </>
  );
}

interface SendmeViewProps {
  readonly page: SendmePage;
  readonly siteName: string;
  readonly site: SiteContext;
}

/**
 * The page between a link and the provider's site: the destination, its prices, and the link to continue. The script looks
 * for `data-hand-off` and `data-continue`.
 */
export function SendmeView({ page, siteName, site }: SendmeViewProps) {
  const t = useTranslations('sendme');
  const model = handOffModel(page, site);
  const { badge, receipt, isPaid, sharesPlacement, checked, coupon, plain, mainDrawback, blocked } = model;
  const help = blocked && <BlockedHelp {...blocked} host={plain.host} />;
  const date = <WrittenDay day={checked} locale={page.locale} />;
  const tax = receipt && <TaxLine site={site} />;
  const bill = receipt && <HandOffBill {...receipt} />;
  const savings = coupon && <CodeSavings {...coupon} />;
  return (
    <div className="hand-off" {...hooks({ 'data-hand-off': '' })}>
      <p className="hand-off-leaving">{t('leaving', { site: siteName })}</p>
      <h1>
        <ProviderMark mark={badge.mark} size={48} />
        {t('heading', { provider: badge.name, paid: String(isPaid) })}
      </h1>
      <OrderChip chip={blocked?.chip} />
      {/* A running countdown must be visible, so for a paid link all prices come after it. */}
      {!isPaid && tax}
      {!isPaid && bill}
      {!isPaid && help}
      {coupon && <HandOffCode {...coupon} locale={page.locale} />}
      <HandOffWays {...model} />
      {isPaid && help}
      {mainDrawback && <MainDrawback {...mainDrawback} />}
      {!isPaid && savings}
      <p className="hand-off-terms">{isPaid ? t('isPaid') : t('isUnpaid')}</p>
      <p>
        {t.rich(site.states.has('clicks') ? 'counted' : 'uncounted', {
          host: plain.host,
          date: () => date,
          plain: plainLink(plain.href),
        })}
      </p>
      {sharesPlacement && <p>{t('tellsPlacement')}</p>}
      {isPaid && tax}
      {isPaid && savings}
      {isPaid && bill}
    </div>
  );
}

/** Help if the provider's site does not open in the reader's country. */
function BlockedHelp({ notice, methods, unnamed, host }: BlockedSite & { readonly host: string }) {
  const t = useTranslations('sendme.blocked');
  const hasAppFile = methods.some(({ how }) => how === 'app-file');
  return (
    <section className="hand-off-blocked">
      <h2>{t('heading', { host })}</h2>
      <ol>
        {methods.map(({ id, text, address, says, mark, stale }) => (
          <li key={id}>
            <b>{text}:</b> <CitedFact text={says} mark={mark} stale={stale} />
            {address !== undefined && <Address address={address} />}
          </li>
        ))}
        <li>{t(hasAppFile ? 'phone' : 'store')}</li>
        <li>{t('tor')}</li>
      </ol>
      <p>
        <b>{notice.country}:</b> <Orders {...notice} /> {t('unknown')}
        {unnamed !== undefined && (
          <>
            {' '}
            <a href={unnamed}>{t('unnamed')}</a>
          </>
        )}
      </p>
    </section>
  );
}

/** An address. It is a link, unless only Tor Browser can open it. */
function Address({ address }: { readonly address: string }) {
  const { protocol, host, pathname } = new URL(address);
  return (
    <span className="hand-off-address">
      {protocol === 'https:' ? (
        <a href={address} rel="nofollow noopener">
          {host + pathname}
        </a>
      ) : (
        <code>{address}</code>
      )}
    </span>
  );
}

/** Returns a function that links text directly to the provider's site. Clicks on it are not counted. */
function plainLink(href: string) {
  return (words: ReactNode) => (
    <a href={href} rel="nofollow noopener">
      {words}
    </a>
  );
}

/** The link to continue, a calendar file with the dates and, for a paid link, the countdown. */
function HandOffWays({ next, host, isPaid, receipt }: HandOffModel) {
  const t = useTranslations('sendme');
  return (
    <>
      <div className="hand-off-ways">
        <span {...hooks({ 'data-continue': '' })}>
          <ButtonLink href={next.href} rel={next.rel}>
            {t('continue', { host })}
            <Icon name="arrow-out" className="size-4" />
          </ButtonLink>
        </span>
        {receipt?.calendar !== undefined && (
          <a
            href={receipt.calendar}
            download
            {...hooks({ 'data-toast': t('saved') })}
            className="button button-line"
          >
            <Icon name="calendar" className="size-4" />
            {t('save')}
          </a>
        )}
      </div>
      {isPaid && <Countdown host={host} />}
    </>
  );
}
