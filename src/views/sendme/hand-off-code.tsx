import type { ReactNode } from 'react';
import { useTranslations } from 'use-intl/react';
import type { LocaleCode } from '#domain/locale/locale-table.ts';
import type { CurrentCode } from '#domain/outbound/offer.ts';
import { CopyButton } from '#ui/primitives/copy-button.tsx';
import { WrittenDay } from './written-day.tsx';

interface HandOffCodeProps extends CurrentCode {
  readonly locale: LocaleCode;
}

/** The code to take along, as a bill: a line each, the answer at its end. An end is named only where there is one. */
export function HandOffCode({ code, endsOn, locale }: HandOffCodeProps) {
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
