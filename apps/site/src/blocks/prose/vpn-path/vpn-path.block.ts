import { block } from '#blocks/block.ts';

export const vpnPathBlock = block({
  name: 'vpn-path',
  summary:
    'A drawing of the way from a device to a site through a VPN, and what everyone on the way can see.',
  attributes: {},
  body: 'none',
  select: () => ({}),
  examples: [{ name: 'The drawing', source: '{% vpn-path /%}' }],
});
