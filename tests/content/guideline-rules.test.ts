import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { loadCatalog } from '#catalog/catalog.ts';
import { definitionOf } from '#domain/provider/vocabulary.ts';
import {
  guidelinesFile,
  headingsOfKeys,
  headingsOfTypes,
  rulesFor,
  sectionsOf,
} from '../../tools/desk/guideline-rules.ts';

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
