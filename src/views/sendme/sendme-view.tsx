import { useTranslations } from 'use-intl/react';
import type { SendmePage } from '#domain/page/page.ts';
import type { SiteContext } from '#site/site-context.ts';
import { ButtonLink } from '#ui/primitives/button-link/button-link.tsx';
import { hooks } from '#ui/scripts/script-hooks.ts';
import { Countdown, StayButton } from './countdown.tsx';
import { HandOffCode } from './hand-off-code.tsx';
import { handOffModel } from './hand-off-model.ts';
import { WrittenDay } from './written-day.tsx';

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
