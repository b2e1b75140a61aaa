import { useTranslations } from 'use-intl/react';
import type { LayoutProps } from '../layout-props.ts';
import { MarksLegend } from '../marks-legend.tsx';
import { LanguageSwitcher } from '../switches/language-switcher.tsx';
import { ThemeSwitch } from '../switches/theme-switch.tsx';
import { FooterColumns } from './footer-columns.tsx';

type FooterProps = Pick<
  LayoutProps,
  'siteName' | 'currentLocale' | 'footerLinks' | 'marks' | 'languages' | 'disclosure' | 'currentYear'
>;

export function Footer(props: FooterProps) {
  const { siteName, currentLocale, footerLinks, marks, languages, disclosure, currentYear } = props;
  const t = useTranslations('footer');
  return (
    <footer className="page-width mt-16 pb-10 lg:mt-22">
      <div className="double-rule" />
      <div className="footer-parts gap-8 py-7 lg:gap-12">
        {footerLinks.length > 0 && <FooterColumns groups={footerLinks} />}
        <div className="flex flex-wrap gap-x-10 gap-y-6 lg:col-start-2">
          <LanguageSwitcher currentLocale={currentLocale} languages={languages} />
          <ThemeSwitch />
        </div>
      </div>
      <div className="space-y-4 border-t border-line-strong pt-5 text-14 text-muted">
        <MarksLegend marks={marks} />
        <p className="footer-disclosure">{disclosure}</p>
        <p>{t('copyright', { year: String(currentYear), name: siteName })}</p>
      </div>
    </footer>
  );
}
