import type { BlockContract } from '../../block-contract.ts';
import { type AuditTimelineModel, selectAuditTimeline } from './select.ts';

export const auditTimelineContract: BlockContract<AuditTimelineModel> = {
  name: 'audit-timeline',
  component: 'AuditTimeline',
  summary:
    'The audits and incidents of every provider as marks on one line of years; audit-decoder holds the same in words.',
  attributes: {},
  body: 'none',
  select: (_, site) => selectAuditTimeline(site),
  examples: [{ name: 'All providers', source: '{% audit-timeline /%}' }],
};
