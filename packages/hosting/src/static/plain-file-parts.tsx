import type { LocaleCode } from '@vpn-site/core/locale/locale-table.ts';
import { reportAddress } from '@vpn-site/core/site/report-address.ts';
import type { LocaleSite } from '@vpn-site/site/compose/locale-site.ts';
import { Notice } from '@vpn-site/site/ui/primitives/notice/notice.tsx';
import type { ReactElement, ReactNode } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { IntlProvider, useTranslations } from 'use-intl/react';

/** HTML parts for a site that is served as static files. */
export interface PlainFileParts {
  /** Returns a text in place of the report form, about why it is missing and how to report instead. */
  readonly reports: (locale: LocaleCode) => string;
  /** Returns a notice before a tool that runs in the browser, for readers without scripts. */
  readonly needsScripts: (locale: LocaleCode) => string;
}

export function plainFileParts(localeSite: (locale: LocaleCode) => LocaleSite): PlainFileParts {
  const html = (locale: LocaleCode, part: ReactElement) =>
    renderToStaticMarkup(
      <IntlProvider locale={locale} messages={localeSite(locale).messages} timeZone="UTC">
        {part}
      </IntlProvider>,
    );
  return {
    reports: (locale) => html(locale, <NoReports {...localeSite(locale)} />),
    needsScripts: (locale) => html(locale, <NeedsScripts />),
  };
}

function NoReports({ frame, site, t: words }: LocaleSite) {
  const t = useTranslations();
  const { reportErrors, controller } = frame.site;
  const address = reportErrors ?? controller?.contact;
  const corrections = site.document('pages/corrections')?.path;
  const link = (href: string) => (children: ReactNode) => (
    <a href={href} rel="noopener" className="inline-link">
      {children}
    </a>
  );
  return (
    <div className="report">
      <h1 className="page-title">{t('report.title')}</h1>
      <p className="text-18">{t('plainFiles.noReports')}</p>
      <p>
        {address === undefined
          ? t.rich('plainFiles.reportNowhere', {
              hasCorrections: corrections === undefined ? 'no' : 'yes',
              link: link(corrections ?? ''),
            })
          : t.rich('plainFiles.reportElsewhere', {
              link: link(reportAddress(address, { title: words('report.title'), lines: [] })),
            })}
      </p>
    </div>
  );
}

function NeedsScripts() {
  const t = useTranslations('plainFiles');
  return (
    <noscript>
      <Notice>
        <p>{t('needsScripts')}</p>
      </Notice>
    </noscript>
  );
}
