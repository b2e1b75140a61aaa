import type { BlockContract } from '../../block-contract.ts';
import { type OpenDataModel, selectOpenData } from './select.ts';

export const openDataContract: BlockContract<OpenDataModel> = {
  name: 'open-data',
  component: 'OpenData',
  summary:
    'The files that the build publishes, with what they hold, how many records and how large they are.',
  attributes: {},
  body: 'none',
  select: (_, site) => selectOpenData(site),
  examples: [{ name: 'All files', source: '{% open-data /%}' }],
};
