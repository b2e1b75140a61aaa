import { selectFact } from '#evidence/fact/fact.ts';
import { block } from '../../block.ts';

export const factBlock = block({
  name: 'fact',
  summary:
    'What we know of a provider, in words and with its source, inside a sentence: nobody types a number.',
  attributes: {
    provider: { kind: 'provider', required: true, explanation: 'the provider, such as "mullvad".' },
    key: { kind: 'fact', required: true, explanation: 'what to say of it, such as "countries".' },
  },
  body: 'none',
  select: ({ provider, key }, site) => selectFact(provider, key, site),
  examples: [
    {
      name: 'In a sentence',
      source: [
        'It names {% fact provider="@1" key="countries" /%} countries',
        'and has {% fact provider="@1" key="audits" /%}.',
      ].join('\n'),
    },
    {
      name: 'Of a provider about which little is known',
      source: [
        'Logs: {% fact provider="@last" key="logging" /%}.',
        'Free plan: {% fact provider="@last" key="free-plan" /%}.',
      ].join('\n'),
    },
    {
      name: 'In a list',
      source: [
        '- Servers: {% fact provider="@2" key="servers" /%}',
        '- Ways to pay: {% fact provider="@2" key="payment-methods" /%}',
      ].join('\n'),
    },
  ],
});
