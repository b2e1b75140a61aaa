import type { Country } from '@vpn-site/core/country/country.ts';
import { formatPartialDate } from '@vpn-site/core/i18n/formats.ts';
import type { LocaleCode } from '@vpn-site/core/locale/locale-table.ts';
import { useTranslations } from 'use-intl/react';
import { SideHead } from '#ui/primitives/side-head/side-head.tsx';

interface OpenQuestionsProps extends Pick<Country, 'open'> {
  readonly locale: LocaleCode;
}

/** Questions that were researched without finding an answer. */
export function OpenQuestions({ open, locale }: OpenQuestionsProps) {
  const t = useTranslations('country.open');
  if (open.length === 0) return null;
  return (
    <SideHead id="open" heading={t('heading')} note={t('note')} isFolded>
      <dl className="country-questions">
        {open.map(({ question, searched, on }) => (
          <div key={question[locale]}>
            <dt>{question[locale]}</dt>
            <dd>
              {searched[locale]}{' '}
              <span className="country-small">{t('searched', { date: formatPartialDate(on, locale) })}</span>
            </dd>
          </div>
        ))}
      </dl>
    </SideHead>
  );
}
