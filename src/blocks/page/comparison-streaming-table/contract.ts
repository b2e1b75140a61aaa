import type { BlockContract } from '../../block-contract.ts';
import { type StreamingTableModel, selectStreamingTable } from './select.ts';

export const comparisonStreamingTableContract: BlockContract<StreamingTableModel> = {
  name: 'comparison-streaming-table',
  component: 'ComparisonStreamingTable',
  summary:
    'Which streaming services others have seen working with which provider, where, when, and who says so. We test none ourselves, and the block says that too.',
  attributes: {
    providers: {
      kind: 'providers',
      required: true,
      explanation: 'The providers to compare, in the order of the columns.',
    },
    services: {
      kind: 'services',
      explanation:
        'The services to show, in the order of the rows. Without it: every service that anyone has reported on for one of the providers.',
    },
  },
  body: 'none',
  select: selectStreamingTable,
  examples: [
    {
      name: 'All services of four providers',
      source: '{% comparison-streaming-table providers=["@1", "@2", "@3", "@4"] /%}',
    },
    {
      name: 'Nothing reported, beside one that has reports',
      source: '{% comparison-streaming-table providers=["@last", "@1"] /%}',
    },
    {
      name: 'Two services',
      source: '{% comparison-streaming-table providers=["@1", "@2"] services=["disney-plus", "netflix"] /%}',
    },
  ],
};
