import type { Proposal, SourceReading } from './proposal.ts';

/** The file of a fictional provider; the facts and proposals of this fixture are about it. */
export const alderFile = 'facts/providers/alder.yaml';
export const alderHistory = 'facts/price-history/alder.yaml';

const alder = {
  id: 'alder',
  facts: {
    jurisdiction: {
      value: 'SE',
      asOf: '2026-03',
      checked: '2026-05-01',
      sources: ['terms', 'report'],
      quotes: [
        { source: 'terms', text: 'the law of Sweden' },
        { source: 'report', text: 'a Swedish company' },
      ],
      claims: [
        { value: 'NO', checked: '2026-05-01', sources: ['blog'], quotes: [{ source: 'blog', text: 'Oslo' }] },
      ],
    },
    tor: { value: 'unknown' },
    prices: {
      value: [
        {
          id: 'monthly',
          currency: 'USD',
          charged: 10,
          renewal: { charged: 10, months: 1 },
          observed: '2026-05-01',
        },
        { id: 'annual', currency: 'USD', charged: 60, renewal: 'unpublished', observed: '2026-05-01' },
      ],
      asOf: '2026-05-01',
      checked: '2026-05-01',
      sources: ['feed'],
      quotes: [{ source: 'feed', text: 'monthly 10' }],
    },
  },
  sources: {
    terms: { url: 'https://alder.example/terms', kind: 'living' },
    report: { url: 'https://press.example/alder', kind: 'document' },
    blog: { url: 'https://blog.example/alder', kind: 'living' },
    feed: { url: 'https://feed.example/a/b/1', kind: 'living', published: '2026-05-01' },
  },
};

const history = {
  provider: 'alder',
  window: { first: '2026-04-01', last: '2026-05-01' },
  checked: '2026-05-01',
  plans: [
    {
      id: 'monthly',
      observations: 3,
      last: '2026-05-01',
      points: [{ from: '2026-04-01', charged: 10, currency: 'USD' }],
    },
    {
      id: 'annual',
      observations: 3,
      last: '2026-05-01',
      points: [{ from: '2026-04-01', charged: 60, currency: 'USD' }],
    },
  ],
};

export function current(file: string): unknown {
  return { [alderFile]: alder, [alderHistory]: history }[file];
}

export const reading = (id: string, on = '2026-06-01'): SourceReading => ({
  id,
  url: alder.sources[id as keyof typeof alder.sources].url,
  on,
  capture: on.replaceAll('-', '').padEnd(64, '0'),
});

const about = { provider: 'alder', file: alderFile, summary: 'A sentence.' } as const;
const edit = (file: string, path: Proposal['cell'], value: Proposal['edits'][number]['value']) => ({
  file,
  path,
  value,
});

const jurisdiction = ['facts', 'jurisdiction'];
export const stillTrue: Proposal = {
  ...about,
  id: 'watch:alder:jurisdiction',
  kind: 'still-true',
  cell: jurisdiction,
  edits: [edit(alderFile, [...jurisdiction, 'checked'], '2026-06-01')],
  read: [reading('terms')],
  quote: 'the law of Sweden',
};

export const otherValue: Proposal = {
  ...stillTrue,
  id: 'watch:alder:jurisdiction:FI',
  kind: 'value',
  edits: [
    edit(alderFile, [...jurisdiction, 'value'], 'FI'),
    edit(alderFile, [...jurisdiction, 'quotes', 0, 'text'], 'the law of Finland'),
    ...stillTrue.edits,
  ],
  quote: 'the law of Finland',
  formerQuote: 'the law of Sweden',
};

const prices = ['facts', 'prices'];
export const dearer: Proposal = {
  ...about,
  id: 'price-index:alder:monthly:12',
  kind: 'price',
  cell: prices,
  edits: [
    edit(alderFile, [...prices, 'value', 0, 'charged'], 12),
    edit(alderFile, [...prices, 'value', 0, 'renewal', 'charged'], 12),
    edit(alderFile, [...prices, 'value', 0, 'observed'], '2026-06-01'),
    edit(alderFile, [...prices, 'checked'], '2026-06-01'),
    edit(alderFile, [...prices, 'quotes', 0, 'text'], 'monthly 12'),
    edit(alderFile, ['sources', 'feed', 'published'], '2026-06-01'),
    edit(alderFile, ['sources', 'feed', 'url'], 'https://feed.example/a/b/2'),
    edit(alderHistory, ['plans', 0, 'points', 1], { from: '2026-05-30', charged: 12, currency: 'USD' }),
    edit(alderHistory, ['plans', 0, 'last'], '2026-06-01'),
  ],
  read: [reading('feed', '2026-05-30'), reading('feed')],
  quote: 'monthly 12',
};

export function withEdit(proposal: Proposal, ...edits: Proposal['edits']): Proposal {
  return { ...proposal, edits: [...proposal.edits, ...edits] };
}
