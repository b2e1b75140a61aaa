import type { ReactNode } from 'react';
import { useTranslations } from 'use-intl/react';
import { hooks } from '#browser/script-hooks.ts';
import type { Day } from '#domain/day/day.ts';
import type { LocaleCode } from '#domain/locale/locale-table.ts';
import { handOffSeconds } from '#domain/outbound/hand-off.ts';
import type { CurrentCode } from '#domain/outbound/offer.ts';
import type { SendmePage } from '#domain/page/page.ts';
import { formatDay } from '#i18n/formats.ts';
import type { SiteContext } from '#site/site-context.ts';
import { ButtonLink } from '#ui/primitives/button-link/button-link.tsx';
import { CopyButton } from '#ui/primitives/copy-button/copy-button.tsx';
import { handOffModel } from './hand-off-model.ts';

/** A day in the reader's words, and for machines as it is. */
function WrittenDay({ day, locale }: { readonly day: Day; readonly locale: LocaleCode }) {
  return <time dateTime={day}>{formatDay(day, locale)}</time>;
}

interface HandOffCodeProps extends CurrentCode {
  readonly locale: LocaleCode;
}

/** The code to take along, as a bill: a line each, the answer at its end. An end is named only where there is one. */
function HandOffCode({ code, endsOn, locale }: HandOffCodeProps) {
  const t = useTranslations('sendme');
  return (
    <dl className="mt-6 max-w-96 border-t-2 border-rule">
      <Line term={t('code')}>
        <span className="inline-flex flex-wrap items-center justify-end gap-3">
          <code>{code}</code>
          <CopyButton text={code} label={t('copy')} done={t('copied')} />
        </span>
      </Line>
      {endsOn && (
        <Line term={t('ends')}>
          <WrittenDay day={endsOn} locale={locale} />
        </Line>
      )}
    </dl>
  );
}

function Line({ term, children }: { readonly term: string; readonly children: ReactNode }) {
  return (
    <div className="flex flex-wrap items-baseline gap-x-3 border-b border-line py-2">
      <dt className="text-14 text-muted">{term}</dt>
      <dd className="min-w-0 flex-1 text-end font-semibold wrap-anywhere">{children}</dd>
    </div>
  );
}

const seconds = Array.from({ length: handOffSeconds }, (_, passed) => handOffSeconds - passed);

/** Stops the countdown. Like everything here it is hidden until the script starts: without one nothing counts. */
function StayButton() {
  const t = useTranslations('sendme');
  return (
    <button
      type="button"
      hidden
      {...hooks({ 'data-counting': '', 'data-stay': '' })}
      className="button button-line"
    >
      {t('stay')}
    </button>
  );
}

/**
 * Every sentence that the script may need; it only shows and hides. Sighted readers see the seconds go by, others
 * are told once. Where a script will run the line is kept free from the start, so that nothing shifts.
 */
function Countdown({ host }: { readonly host: string }) {
  const t = useTranslations('sendme');
  return (
    <div className="countdown text-muted tabular-nums">
      <p aria-hidden="true" hidden {...hooks({ 'data-counting': '' })}>
        {seconds.map((left) => (
          <span key={left} hidden {...hooks({ 'data-left': left })}>
            {t('countdown', { seconds: left })}
          </span>
        ))}
      </p>
      <p role="status">
        <span hidden {...hooks({ 'data-counting': '' })} className="sr-only">
          {t('announcement', { host, seconds: handOffSeconds })}
        </span>
        <span hidden {...hooks({ 'data-stopped': '' })}>
          {t('stopped')}
        </span>
      </p>
    </div>
  );
}

interface SendmeViewProps {
  readonly page: SendmePage;
  readonly siteName: string;
  readonly site: SiteContext;
}

/**
 * Where a link to a provider leads, on what terms, and the way on: short, because it must be read in the time that
 * the countdown gives. `data-hand-off` and `data-continue` are what the script looks for.
 */
export function SendmeView({ page, siteName, site }: SendmeViewProps) {
  const t = useTranslations('sendme');
  const { provider, host, isPaid, checked, code, next, plain } = handOffModel(page, site);
  const date = <WrittenDay day={checked} locale={page.locale} />;
  const direct = (
    <a href={plain.href} rel="nofollow noopener" className="sendme-direct">
      {plain.host}
    </a>
  );
  return (
    <div className="max-w-prose py-8 lg:py-16" {...hooks({ 'data-hand-off': '' })}>
      <p className="text-14 text-muted">{t('leaving', { site: siteName })}</p>
      <h1 className="mt-1 text-30 leading-114 font-display tracking-display lg:text-48">
        {t('heading', { provider })}
      </h1>
      <p className="mt-4 text-20 font-semibold wrap-anywhere">{host}</p>
      <p className="text-18">{isPaid ? t('isPaid') : t('isUnpaid')}</p>
      {code && <HandOffCode {...code} locale={page.locale} />}
      <div className="mt-6 flex flex-wrap items-center gap-3">
        <span {...hooks({ 'data-continue': '' })}>
          <ButtonLink href={next.href} rel={next.rel}>
            {t('continue')}
          </ButtonLink>
        </span>
        <StayButton />
      </div>
      <div className="mt-3 space-y-1">
        <Countdown host={host} />
        <p className="text-muted">{t.rich('direct', { plain: () => direct })}</p>
      </div>
      <p className="mt-6 max-w-measure border-t border-line pt-4 text-14 text-muted">
        {t.rich('counted', { date: () => date })}
      </p>
    </div>
  );
}
