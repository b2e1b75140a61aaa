import { useTranslations } from 'use-intl/react';
import { LanguageSwitcher } from './language-switcher.tsx';
import type { LayoutProps } from './layout-props.ts';

type FooterProps = Pick<
  LayoutProps,
  'siteName' | 'currentLocale' | 'languages' | 'disclosure' | 'currentYear'
>;

export function Footer({ siteName, currentLocale, languages, disclosure, currentYear }: FooterProps) {
  const t = useTranslations('footer');
  return (
    <footer className="mt-20 border-t-4 border-double border-rule">
      <div className="mx-auto max-w-wide space-y-6 px-5 py-8 text-14 text-muted lg:px-8">
        <LanguageSwitcher label={t('languages')} current={currentLocale} languages={languages} />
        <p className="max-w-prose">{disclosure}</p>
        <p>{t('copyright', { year: String(currentYear), name: siteName })}</p>
      </div>
    </footer>
  );
}
