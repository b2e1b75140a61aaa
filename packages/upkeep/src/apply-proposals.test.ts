import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { ProblemsError } from '@vpn-site/content/problem.ts';
import type { FactEdit } from '@vpn-site/core/provider/fact-edit.ts';
import { afterEach, beforeEach, expect, test } from 'vitest';
import type { Proposal } from '#rules/proposal.ts';
import { applyProposals } from './apply-proposals.ts';

let root: string;
const alder = 'facts/providers/alder.yaml';
const birch = 'facts/providers/birch.yaml';
const text = 'facts:\n  tor:\n    value: true # why\n    checked: 2026-01-02\n';

beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'apply-'));
  mkdirSync(join(root, 'facts/providers'), { recursive: true });
  for (const file of [alder, birch]) writeFileSync(join(root, file), text);
});
afterEach(() => rmSync(root, { recursive: true }));

const proposal = (id: string, ...edits: FactEdit[]): Proposal => ({
  id,
  kind: 'still-true',
  provider: 'alder',
  file: alder,
  cell: ['facts', 'tor'],
  edits,
  read: [{ id: 'page', url: 'https://alder.example/tor', on: '2026-11-16', capture: '0'.repeat(64) }],
  quote: 'Tor works.',
  summary: 'The page still says so.',
});
const checked = (file: string, value: string): FactEdit => ({
  file,
  path: ['facts', 'tor', 'checked'],
  value,
});
const written = (file: string) => readFileSync(join(root, file), 'utf8');

test('only the files that change are written, and nothing is left beside them', () => {
  const proposals = [proposal('a', checked(alder, '2026-11-16'), checked(birch, '2026-01-02'))];
  expect(applyProposals(root, proposals)).toEqual([alder]);
  expect(written(alder)).toBe(text.replace('2026-01-02', '2026-11-16'));
  expect(applyProposals(root, proposals)).toEqual([]);
  expect(readdirSync(join(root, 'facts/providers'))).toEqual(['alder.yaml', 'birch.yaml']);
});

test('two proposals may say the same of one field, but nothing else', () => {
  const once = proposal('a', checked(alder, '2026-11-16'));
  expect(applyProposals(root, [once, { ...once, id: 'b' }])).toEqual([alder]);
  const other = proposal('c', checked(alder, '2026-11-17'));
  expect(() => applyProposals(root, [once, other])).toThrow('"facts.tor.checked": a and c');
});

test('where one file cannot be edited, none is', () => {
  writeFileSync(join(root, birch), 'facts: {tor:  1}\n');
  const proposals = [proposal('a', checked(alder, '2026-11-16'), checked(birch, '2026-11-16'))];
  expect(() => applyProposals(root, proposals)).toThrow(ProblemsError);
  expect(written(alder)).toBe(text);
});

test.each(['package.json', 'facts/../package.yaml', '/etc/x.yaml', 'facts/providers/none.yaml'])(
  '%s is not written',
  (file) => {
    expect(() => applyProposals(root, [proposal('a', checked(file, '2026-11-16'))])).toThrow(ProblemsError);
  },
);
