import { reportAddress } from '@vpn-site/core/site/report-address.ts';
import { block } from '#blocks/block.ts';
import type { SiteContext } from '#site/site-context.ts';

export const reportLinkBlock = block({
  name: 'report-link',
  summary:
    'A link to where readers report mistakes (reportErrors in content/data/site.yaml), inside {% when so="reports" %}.',
  attributes: {},
  body: 'prose',
  select: (_, site) => selectReportLink(site),
  examples: [
    {
      name: 'In a sentence',
      source: '{% when so="reports" %}Please {% report-link %}write to us{% /report-link %}.{% /when %}',
    },
  ],
});

export interface ReportLinkModel {
  /** Undefined if the site does not accept reports; then only the text is rendered. */
  readonly href: string | undefined;
}

export function selectReportLink({ reportErrors, siteName }: SiteContext): ReportLinkModel {
  return { href: reportErrors && reportAddress(reportErrors, { title: siteName, lines: [] }) };
}
