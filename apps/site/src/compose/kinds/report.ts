import type { Catalog } from '@vpn-site/content/catalog.ts';
import type { Translator } from '@vpn-site/core/i18n/messages.ts';
import { type LocaleCode, localeCodes } from '@vpn-site/core/locale/locale-table.ts';
import type { SiteConfig } from '@vpn-site/core/site/site-config.ts';
import type { ReportPage } from '#page/page.ts';
import { aboutQuery } from '#report/about-query.ts';
import { readReportForm } from '#report/report-form.ts';
import { reportLocale, reportPath } from '#report/report-path.ts';
import type { Address } from '../page-kind.ts';

/** Resolves the report form for the fact that the query names. */
export function resolve({ path, query }: Pick<Address, 'path' | 'query'>): ReportPage | undefined {
  const locale = reportLocale(path);
  if (locale === undefined) return undefined;
  const form = readReportForm(query);
  const about = form.written.about === '' ? '' : aboutQuery(form.written.about);
  return {
    kind: 'report',
    form,
    path,
    locale,
    query: about,
    // The reader's text is left out, because it would end up in an address.
    alternates: localeCodes.map((code) => ({ locale: code, path: reportPath(code) + about })),
  };
}

export function paths(_catalog: Catalog, locales: readonly LocaleCode[]): string[] {
  return locales.map(reportPath);
}

export function title({ form }: ReportPage, _config: SiteConfig, t: Translator): string {
  return form.isSent ? t('report.titleSent') : t('report.title');
}

export function description(_page: ReportPage, _config: SiteConfig, t: Translator): string {
  return t('report.description');
}
