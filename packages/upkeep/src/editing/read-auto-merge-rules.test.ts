import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { readAutoMergeRules } from './read-auto-merge-rules.ts';

const root = mkdtempSync(join(tmpdir(), 'mandate-'));
mkdirSync(join(root, 'facts/upkeep'), { recursive: true });
afterAll(() => rmSync(root, { recursive: true }));

const stillTrue = 'still-true: { fields: [ checked, asOf ] }';
const price = 'price: { sources: [ feed ], changeBelowPercent: 40, captures: 2 }';
function written(...lines: string[]) {
  writeFileSync(join(root, 'facts/upkeep/mandate.yaml'), `${lines.join('\n')}\n`);
  return () => readAutoMergeRules(root);
}

test('says what a rule may merge', () => {
  expect(written(stillTrue, price)()).toEqual({
    'still-true': { fields: ['checked', 'asOf'] },
    price: { sources: ['feed'], changeBelowPercent: 40, captures: 2 },
  });
});

test.each([
  ['a field that is no day', [stillTrue.replace('asOf', 'value'), price], 'Write one of: checked, asOf.'],
  ['a rule that nobody wrote', [stillTrue, price, 'words: { }'], 'Unknown field "words"'],
  ['a rule that is missing', [stillTrue], 'Field "price" is missing.'],
  ['one capture', [stillTrue, price.replace('captures: 2', 'captures: 1')], 'Write 2 or more'],
  ['any change of price', [stillTrue, price.replace('40', '400')], 'Write 100 or less'],
])('refuses %s, and says what to write', (_, lines, message) => {
  expect(written(...lines)).toThrow(message);
});
