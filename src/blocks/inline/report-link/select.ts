import { reportAddress } from '#domain/report/report-address.ts';
import type { SiteContext } from '#site/site-context.ts';

export interface ReportLinkModel {
  /** undefined: nobody is asked to report, and only the words are left. */
  readonly href: string | undefined;
}

export function selectReportLink({ reportErrors, siteName }: SiteContext): ReportLinkModel {
  return { href: reportErrors && reportAddress(reportErrors, { title: siteName, lines: [] }) };
}
