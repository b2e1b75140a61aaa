import { editYaml } from '@vpn-site/content/editing/edit-yaml.ts';
import { ProblemsError } from '@vpn-site/content/problem.ts';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { datasetFile, siteWith } from './dataset-file.fixture.ts';
import type { DatasetFile } from './importer.ts';
import { twoFactor } from './two-factor.ts';

const name = 'entries/a/alder.example.json';
const facts = (value: string, sources = 'directory') => `id: alder
facts:
  two-factor:
    value: ${value} # as listed
    basis: dataset
    asOf: 2026-08-04
    checked: 2026-08-05
    sources: [ ${sources} ]
    quotes:
      - { source: directory, text: "the former words", where: entry of 2023 }
sources:
  directory: { url: https://github.com/2factorauth/twofactorauth/blob/1/${name}, title: Entry, publisher: dataset, kind: living, published: 2026-08-04 }
  help: { url: https://alder.example/help, title: Help, publisher: provider, kind: living }
`;
const entry = (tfa?: readonly string[]) => ({ Alder: { domain: 'alder.example', ...(tfa && { tfa }) } });
const run = (text: string, files: readonly DatasetFile[]) =>
  twoFactor.run(
    { files, missing: files.length > 0 ? [] : [datasetFile(name, '')], memory: undefined },
    siteWith(text, { 'two-factor': { entries: { alder: name } } }),
  );
const outcome = (text: string, tfa?: readonly string[], more?: Partial<DatasetFile>) => {
  const { proposals, findings, remarks } = run(text, [datasetFile(name, entry(tfa), more)]);
  return [...proposals, ...findings]
    .map(({ kind }) => kind)
    .concat((remarks ?? []).map(() => 'left' as never));
};

test('the same methods renew dates and address, in any order', () => {
  const text = facts('[ totp, hardware-key ]');
  const { proposals } = run(text, [datasetFile(name, entry(['u2f', 'totp']))]);
  expect(proposals.map(({ kind, quote }) => ({ kind, quote }))).toEqual([
    { kind: 'still-true', quote: `${name}: "tfa": ["u2f", "totp"]` },
  ]);
  const after = editYaml('facts/providers/alder.yaml', text, proposals[0]?.edits ?? []);
  expect(after).toBe(
    text
      .replace('asOf: 2026-08-04', 'asOf: 2026-10-01')
      .replace('checked: 2026-08-05', 'checked: 2026-10-02')
      .replace(
        `https://github.com/2factorauth/twofactorauth/blob/1/${name}`,
        `https://github.com/example/repository/blob/2/${name}`,
      )
      .replace('published: 2026-08-04', 'published: 2026-10-01'),
  );
});

test('other methods are a value with its words', () => {
  const text = facts('[ email ]');
  const { proposals } = run(text, [datasetFile(name, entry(['totp', 'u2f']))]);
  expect(proposals[0]).toMatchObject({ kind: 'value', formerQuote: 'the former words' });
  const after = editYaml('facts/providers/alder.yaml', text, proposals[0]?.edits ?? []);
  expect(after).toContain('    value: [ totp, hardware-key ] # as listed\n');
  expect(after).toContain(`      - { source: directory, text: '${name}: "tfa": ["totp", "u2f"]' }\n`);
});

test.each([
  ['no method where none is written', '[]', undefined, ['still-true']],
  ['no method where none applies', '[ not-applicable ]', undefined, ['still-true']],
  ['a method that we have no name for', '[ totp ]', ['totp', 'sms'], ['differs']],
] as const)('%s', (_, value, tfa, expected) => {
  expect(outcome(facts(value), tfa)).toEqual(expected);
});

test('beside another source nothing is decided', () => {
  const both = facts('[ totp ]', 'directory, help');
  expect(outcome(both, ['totp'])).toEqual([]);
  expect(outcome(both, ['email'])).toEqual(['differs']);
  expect(outcome(facts('[ totp ]', 'help'), ['email'])).toEqual(['differs']);
  expect(outcome(facts('[ totp ]', 'help'), ['totp'])).toEqual([]);
});

test('an older copy is left alone, and one that is hardly newer renews nothing', () => {
  expect(outcome(facts('[ totp ]'), ['email'], { reportedOn: '2026-08-01' })).toEqual(['left']);
  expect(outcome(facts('[ totp ]'), ['totp'], { reportedOn: '2026-08-20' })).toEqual([]);
});

test('an entry that is gone is told', () => {
  expect(run(facts('[ totp ]'), []).findings.map(({ kind }) => kind)).toEqual(['gone']);
});

test('anything else is refused with problems, never with a crash', () => {
  fc.assert(
    fc.property(fc.oneof(fc.json(), fc.string()), (text) => {
      try {
        run(facts('[ totp ]'), [datasetFile(name, text)]);
      } catch (error) {
        expect(error).toBeInstanceOf(ProblemsError);
      }
    }),
  );
});
