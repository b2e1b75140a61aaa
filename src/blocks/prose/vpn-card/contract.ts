import type { BlockContract } from '../../block-contract.ts';
import { selectVpnCard, type VpnCardModel } from './select.ts';

export const vpnCardContract: BlockContract<VpnCardModel> = {
  name: 'vpn-card',
  component: 'VpnCard',
  summary:
    'One provider at a glance: its place, its score beside all others, what lifts it most, the real price, the platforms, and where to go next.',
  attributes: {
    provider: { kind: 'provider', required: true, explanation: 'the provider, such as "mullvad".' },
    profile: {
      kind: 'profile',
      explanation: 'the list it is judged in; "overall" where nothing is said.',
    },
  },
  body: 'none',
  select: ({ provider, profile = 'overall' }, site) => selectVpnCard(String(provider), String(profile), site),
  examples: [
    { name: 'In the overall list', source: '{% vpn-card provider="@1" /%}' },
    {
      name: 'In the list for torrents',
      source: '{% vpn-card provider="@2" profile="torrenting" /%}',
    },
    { name: 'A price that is not known', source: '{% vpn-card provider="@last" /%}' },
    { name: 'Not ranked', source: '{% vpn-card provider="@last" profile="torrenting" /%}' },
  ],
};
