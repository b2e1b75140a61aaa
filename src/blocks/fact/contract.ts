import type { BlockContract } from '../block-contract.ts';
import { type FactModel, selectFact } from './select.ts';

export const factContract: BlockContract<FactModel> = {
  name: 'fact',
  component: 'Fact',
  summary:
    'What we know of a provider, in words and with its source, inside a sentence: nobody types a number.',
  attributes: {
    provider: { kind: 'provider', required: true, explanation: 'the provider, such as "mullvad".' },
    key: { kind: 'fact', required: true, explanation: 'what to say of it, such as "countries".' },
  },
  body: 'none',
  select: ({ provider, key }, context) => selectFact(String(provider), String(key), context),
  examples: [
    {
      name: 'In a sentence',
      source: [
        'Mullvad names {% fact provider="mullvad" key="countries" /%} countries',
        'and has {% fact provider="mullvad" key="audits" /%}.',
      ].join('\n'),
    },
    {
      name: 'Out of date, and unknown',
      source: [
        'Logs at ExpressVPN: {% fact provider="expressvpn" key="logging" /%}.',
        'Free plan of Private Internet Access: {% fact provider="private-internet-access" key="free-plan" /%}.',
      ].join('\n'),
    },
    {
      name: 'Low confidence, in a list',
      source: [
        '- Servers of NordVPN: {% fact provider="nordvpn" key="servers" /%}',
        '- Ways to pay Private Internet Access: {% fact provider="private-internet-access" key="payment-methods" /%}',
      ].join('\n'),
    },
  ],
};
