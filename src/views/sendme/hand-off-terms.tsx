import type { ReactNode } from 'react';
import { useTranslations } from 'use-intl/react';
import type { LocaleCode } from '#domain/locale/locale-table.ts';
import { formatDay } from '#i18n/format-day.ts';
import { CopyButton } from '#ui/primitives/copy-button.tsx';
import type { HandOffModel } from './hand-off-model.ts';

interface HandOffTermsProps extends Pick<HandOffModel, 'provider' | 'host' | 'isPaid' | 'checked' | 'code'> {
  readonly locale: LocaleCode;
}

/** What a reader should know before leaving, as a bill: a line each, the answer at its end. */
export function HandOffTerms({ provider, host, isPaid, checked, code, locale }: HandOffTermsProps) {
  const t = useTranslations('sendme');
  return (
    <dl className="mt-8 border-t-2 border-rule">
      <Line term={t('provider')}>{provider}</Line>
      <Line term={t('opens')}>{host}</Line>
      <Line term={t('paid')}>{isPaid ? t('isPaid') : t('isUnpaid')}</Line>
      {code && (
        <Line term={t('code')}>
          <span className="inline-flex flex-wrap items-center justify-end gap-3">
            <code className="font-semibold">{code.code}</code>
            <CopyButton text={code.code} label={t('copy')} done={t('copied')} />
          </span>
        </Line>
      )}
      {code?.endsOn && <Line term={t('ends')}>{day(code.endsOn, locale)}</Line>}
      <Line term={t('checked')}>{day(checked, locale)}</Line>
    </dl>
  );
}

function Line({ term, children }: { readonly term: string; readonly children: ReactNode }) {
  return (
    <div className="flex flex-wrap items-baseline gap-x-3 border-b border-line py-2.5">
      <dt className="text-muted">{term}</dt>
      <dd className="min-w-0 flex-1 text-end font-semibold wrap-anywhere">{children}</dd>
    </div>
  );
}

function day(date: string, locale: LocaleCode) {
  return <time dateTime={date}>{formatDay(date, locale)}</time>;
}
