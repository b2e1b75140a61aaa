import { editYaml } from '@vpn-site/content/editing/edit-yaml.ts';
import { ProblemsError } from '@vpn-site/content/problem.ts';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { datasetFile, siteWith } from './dataset-file.fixture.ts';
import { serverList } from './server-list.ts';

const name = 'pkg/servers/alder.json';
const facts = (claimed: number, claimSource = 'list') => `id: alder
facts:
  countries:
    value: 90
    basis: dataset
    asOf: 2026-06-01
    checked: 2026-06-02
    sources: [ advertised ]
    claims:
      - value: ${claimed}
        basis: dataset
        asOf: 2026-06-01
        checked: 2026-06-02
        sources: [ ${claimSource} ]
        quotes:
          - { source: ${claimSource}, missing: counted }
sources:
  advertised: { url: https://alder.example/servers, title: Servers, publisher: provider, kind: living }
  list: { url: https://github.com/qdm12/gluetun/blob/1/gluetun-servers/${name}, title: List, publisher: dataset, kind: living, published: 2026-06-01 }
`;

const list = (day: string, ...countries: string[]) => ({
  version: 1,
  timestamp: Date.parse(`${day}T10:00:00Z`) / 1000,
  servers: countries.flatMap((country, index) =>
    ['openvpn', 'wireguard'].map((vpn) => ({ vpn, country, hostname: `host-${index}.example` })),
  ),
});
const run = (text: string, data: unknown) =>
  serverList.run(
    { files: [datasetFile(name, data)], missing: [], memory: undefined },
    siteWith(text, { 'server-list': { lists: { alder: name } } }),
  );
const september = list('2026-09-15', 'Peru', 'India (via UK)', 'India (via Singapore)');

test('a claim that rests on the list follows it, with words', () => {
  const text = facts(3);
  const { proposals, findings } = run(text, september);
  expect(findings).toEqual([]);
  expect(proposals.map(({ kind, cell }) => ({ kind, cell }))).toEqual([
    { kind: 'value', cell: ['facts', 'countries', 'claims', 0] },
  ]);
  const after = editYaml('facts/providers/alder.yaml', text, proposals[0]?.edits ?? []);
  expect(after).toContain(
    '      - value: 2\n        basis: dataset\n        asOf: 2026-09-15\n        checked: 2026-10-02\n',
  );
  expect(after).toContain(`{ source: list, text: "${name}: 2 different «country» of 6 entries (counted)" }`);
  expect(after).toContain('    value: 90\n    basis: dataset\n    asOf: 2026-06-01\n');
});

test('the same count renews its dates', () => {
  expect(run(facts(2), september).proposals.map(({ kind }) => kind)).toEqual(['still-true']);
});

test('where nothing rests on the list, another number is a finding and no value', () => {
  const { proposals, findings } = run(facts(3, 'advertised'), september);
  expect(proposals).toEqual([]);
  expect(findings.map(({ kind, was, cell }) => ({ kind, was, cell }))).toEqual([
    { kind: 'differs', was: '90', cell: ['facts', 'countries'] },
  ]);
  expect(run(facts(2, 'advertised'), september).findings).toEqual([]);
});

test('an older list is left alone', () => {
  const { proposals, findings, remarks } = run(facts(3), list('2026-05-01', 'Peru'));
  expect({ proposals, findings }).toEqual({ proposals: [], findings: [] });
  expect(remarks).toEqual([
    'alder, countries: the list is from 2026-05-01, our file from 2026-06-01; not changed.',
  ]);
});

test('anything else is refused with problems, never with a crash', () => {
  fc.assert(
    fc.property(fc.oneof(fc.json(), fc.string()), (text) => {
      expect(() => run(facts(3), text)).toThrow(ProblemsError);
    }),
  );
});
