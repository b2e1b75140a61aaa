import type { BlockContract } from '../../block-contract.ts';
import { type MethodologyProfilesModel, selectMethodologyProfiles } from './select.ts';

export const methodologyProfilesContract: BlockContract<MethodologyProfilesModel> = {
  name: 'methodology-profiles',
  component: 'MethodologyProfiles',
  summary: 'What each ranking weighs differently from the overall one, as bars, and what it requires.',
  attributes: {},
  body: 'none',
  select: (_, site) => selectMethodologyProfiles(site),
  examples: [{ name: 'All rankings', source: '{% methodology-profiles /%}' }],
};
