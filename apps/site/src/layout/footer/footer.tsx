import { useTranslations } from 'use-intl/react';
import { hooks } from '#browser/script-hooks.ts';
import type { LayoutProps } from '../layout-props.ts';
import { MarksLegend } from '../marks-legend.tsx';
import { LanguageSwitcher } from '../switches/language-switcher.tsx';
import { ThemeSwitch } from '../switches/theme-switch.tsx';
import { FooterColumns } from './footer-columns.tsx';

type FooterProps = Pick<
  LayoutProps,
  'siteName' | 'currentLocale' | 'footerLinks' | 'marks' | 'languages' | 'disclosure' | 'priceCredit' | 'asOf'
>;

/** The footer: links, then switches, then statements about our earnings and the sources of prices. */
export function Footer(props: FooterProps) {
  const { siteName, currentLocale, footerLinks, marks, languages, disclosure, priceCredit, asOf } = props;
  const t = useTranslations('footer');
  const year = asOf.day.slice(0, 4);
  const day = <time dateTime={asOf.day}>{asOf.words}</time>;
  return (
    <footer className="page-width mt-8 pb-4 lg:mt-10">
      <div className="double-rule" />
      {footerLinks.length > 0 && <FooterColumns groups={footerLinks} />}
      <div className="flex flex-wrap items-center gap-x-4 gap-y-3 sm:gap-x-7 py-3.5">
        <LanguageSwitcher currentLocale={currentLocale} languages={languages} />
        <ThemeSwitch />
        <p className="ms-auto text-14 text-muted">
          {t.rich('asOf', { date: () => day })}
          {' · '}
          <span {...hooks({ 'data-year': year })}>{t('copyright', { year, name: siteName })}</span>
        </p>
      </div>
      <div className="space-y-2 border-t border-line pt-3.5 text-14 leading-155 text-muted">
        <MarksLegend marks={marks} />
        <p>{disclosure}</p>
        {priceCredit !== undefined && <p>{priceCredit}</p>}
      </div>
    </footer>
  );
}
