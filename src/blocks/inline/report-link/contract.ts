import type { BlockContract } from '../../block-contract.ts';
import { type ReportLinkModel, selectReportLink } from './select.ts';

export const reportLinkContract: BlockContract<ReportLinkModel> = {
  name: 'report-link',
  component: 'ReportLink',
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
};
