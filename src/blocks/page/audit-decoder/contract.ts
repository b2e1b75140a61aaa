import type { BlockContract } from '../../block-contract.ts';
import { type AuditDecoderModel, selectAuditDecoder } from './select.ts';

export const auditDecoderContract: BlockContract<AuditDecoderModel> = {
  name: 'audit-decoder',
  component: 'AuditDecoder',
  summary:
    'Every audit of every provider taken apart (who, when, what, what not, whether public), and every incident; once on a page, under a heading.',
  attributes: {},
  body: 'none',
  select: (_, site) => selectAuditDecoder(site),
  examples: [{ name: 'All providers', source: '{% audit-decoder /%}' }],
};
