import { block } from '#blocks/block.ts';
import { selectServersIn } from '#evidence/servers/servers-in-model.ts';

export const serversInBlock = block({
  name: 'servers-in',
  summary:
    'Which providers list servers in a country: those who do first, then the others, each with its source.',
  attributes: {
    country: {
      kind: 'country',
      required: true,
      explanation: 'the code of a country whose rules on VPNs we follow, such as "PL".',
    },
  },
  body: 'none',
  select: ({ country }, site) => selectServersIn(country, site),
  examples: [
    { name: 'Poland', source: '{% servers-in country="PL" /%}' },
    { name: 'Türkiye', source: '{% servers-in country="TR" /%}' },
  ],
});
