import { reportAddress } from '#domain/report/report-address.ts';
import type { BlockContext } from '../block-context.ts';

export interface ReportLinkModel {
  /** undefined: nobody is asked to report, and only the words are left. */
  readonly href: string | undefined;
}

export function selectReportLink({ reportErrors, siteName }: BlockContext): ReportLinkModel {
  return { href: reportErrors && reportAddress(reportErrors, { title: siteName, lines: [] }) };
}
