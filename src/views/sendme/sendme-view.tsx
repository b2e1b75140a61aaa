import { useTranslations } from 'use-intl/react';
import type { BlockContext } from '#blocks/block-context.ts';
import type { SendmePage } from '#domain/page/page.ts';
import { ButtonLink } from '#ui/primitives/button-link.tsx';
import { Countdown } from './countdown.tsx';
import { handOffModel } from './hand-off-model.ts';
import { HandOffTerms } from './hand-off-terms.tsx';

interface SendmeViewProps {
  readonly page: SendmePage;
  readonly siteName: string;
  readonly blocks: BlockContext;
}

/** Where a link to a provider leads, on what terms, and the way on. `data-hand-off` is what the script looks for. */
export function SendmeView({ page, siteName, blocks }: SendmeViewProps) {
  const t = useTranslations('sendme');
  const model = handOffModel(page, blocks);
  const { provider, host, next, plain } = model;
  const direct = (
    <a
      href={plain.href}
      rel="nofollow noopener"
      className="text-text underline underline-offset-4 hover:text-link"
    >
      {plain.host}
    </a>
  );
  return (
    <div className="max-w-prose py-10 lg:py-16" data-hand-off="">
      <p className="text-14 text-muted">{t('leaving', { site: siteName })}</p>
      <h1 className="mt-2 text-30 leading-display font-medium wrap-anywhere lg:text-48">
        {t('heading', { host })}
      </h1>
      <p className="mt-4 text-18">{t('intro', { provider })}</p>
      <HandOffTerms {...model} locale={page.locale} />
      <div className="mt-8 flex flex-wrap items-center gap-x-5 gap-y-3">
        <span data-continue="">
          <ButtonLink href={next.href} rel={next.rel}>
            {t('continue', { host })}
          </ButtonLink>
        </span>
        <p className="text-muted">{t.rich('direct', { plain: () => direct })}</p>
      </div>
      <Countdown host={host} />
      <p className="mt-6 border-t border-line pt-4 text-14 text-muted">{t('counted')}</p>
    </div>
  );
}
