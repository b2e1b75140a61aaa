import fc from 'fast-check';
import {
  alderFile,
  alderHistory,
  dearer,
  otherValue,
  reading,
  stillTrue,
  withEdit,
} from './proposal.fixture.ts';
import type { Proposal, YamlValue } from './proposal.ts';

const cell = ['facts', 'jurisdiction'];

/** Places that are there, beside places that are not, and names that mean something to the language. */
const step = fc.constantFrom<string | number>(
  ...[
    'facts',
    'jurisdiction',
    'prices',
    'tor',
    'claims',
    'quotes',
    'sources',
    'value',
    'checked',
    'asOf',
    'terms',
  ],
  ...[
    'blog',
    'feed',
    'url',
    'text',
    'source',
    'plans',
    'points',
    '__proto__',
    'constructor',
    '..',
    'id',
    'charged',
  ],
  ...[0, 1, 2, -1],
);
const value = fc.constantFrom<YamlValue | undefined>(
  undefined,
  ...['FI', '2026-06-01', 'unknown', ''],
  ...[7, true],
  [],
  {},
  ['blog'],
  ['terms'],
  { source: 'terms', text: 'words' },
  { value: 'FI', sources: ['terms'], quotes: [{ source: 'terms', text: 'words' }] },
  { value: 'FI', sources: ['blog'] },
);
const file = fc.constantFrom(
  alderFile,
  alderHistory,
  'facts/providers/birch.yaml',
  '../x.yaml',
  '/etc/passwd',
  '',
);
const place = fc.oneof(
  fc.array(step, { maxLength: 6 }),
  fc.array(step, { maxLength: 4 }).map((rest) => [...cell, ...rest]),
  fc.array(step, { maxLength: 4 }).map((rest) => ['facts', 'prices', ...rest]),
);
const wild = fc.record<Proposal>({
  id: fc.constantFrom('a', 'b', 'c', 'd', 'e\ne'),
  kind: fc.constantFrom('still-true', 'price', 'value', 'words', 'unknown', 'address'),
  provider: fc.constantFrom('alder', 'alder', 'birch', '..', 'countries'),
  file: fc.oneof({ arbitrary: fc.constant(alderFile), weight: 4 }, { arbitrary: file, weight: 1 }),
  cell: fc.oneof(fc.constantFrom(cell, ['facts', 'prices'], ['facts', 'tor']), place),
  edits: fc.array(fc.record({ file: fc.oneof(fc.constant(alderFile), file), path: place, value }), {
    maxLength: 4,
  }),
  read: fc.array(
    fc.constantFrom('terms', 'blog', 'feed', 'report').map((id) => reading(id)),
    { maxLength: 3 },
  ),
  quote: fc.constantFrom('', ' ', 'the law of Sweden', 'words'),
  summary: fc.constant(''),
});

/** What a tool gone wrong, or somebody who can write into its folder, could ask for: also beside what is in order. */
export const anyProposal = fc.oneof(
  wild,
  fc
    .tuple(fc.constantFrom(stillTrue, otherValue, dearer), wild)
    .map(([good, { edits, read }]) => ({ ...withEdit(good, ...edits), read: [...good.read, ...read] })),
);
