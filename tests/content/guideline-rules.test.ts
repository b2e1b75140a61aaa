import { readFileSync } from 'node:fs';
import { loadCatalog } from '@vpn-site/content/catalog.ts';
import { definitionOf } from '@vpn-site/core/provider/vocabulary.ts';
import {
  guidelinesFile,
  headingsOfKeys,
  headingsOfTypes,
  rulesFor,
  sectionsOf,
} from '@vpn-site/desk/facts/guideline-rules.ts';
import { expect, test } from 'vitest';

test('every section that the desk shows beside a fact is in the guidelines', () => {
  const known = [...sectionsOf(readFileSync(guidelinesFile, 'utf8')).keys()];
  const named = [...Object.values(headingsOfKeys), ...Object.values(headingsOfTypes)].flat();
  expect(known).toEqual(expect.arrayContaining(named));
});

test('every key that has a section of its own is in the vocabulary', () => {
  const { vocabulary } = loadCatalog('.').facts;
  expect(Object.keys(headingsOfKeys).filter((key) => !definitionOf(key, vocabulary))).toEqual([]);
});

test('the rule that names a key stands first', () => {
  expect(rulesFor('.', 'jurisdiction', 'country')[0]?.text).toMatch(/^- `jurisdiction`/);
  expect(rulesFor('.', 'no-such-key', 'number')).toEqual([]);
});
