import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { localeWordsPath, readLocaleWords } from './locale-words.ts';

let root: string;
beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'words-'));
  mkdirSync(dirname(join(root, localeWordsPath('tr'))), { recursive: true });
});
afterEach(() => rmSync(root, { recursive: true }));

test('a language has the words of its file, and most have none', () => {
  expect(readLocaleWords(root).size).toBe(0);
  writeFileSync(join(root, localeWordsPath('tr')), '"What is a VPN?": VPN nedir?\n');
  expect(readLocaleWords(root)).toEqual(new Map([['tr', { 'What is a VPN?': 'VPN nedir?' }]]));
});

test.each(['- a\n- b\n', 'a: [1]\n', '"a": : :\n'])('%j is refused with what to write', (text) => {
  writeFileSync(join(root, localeWordsPath('pl')), text);
  expect(() => readLocaleWords(root)).toThrow(/content\/data\/words\.pl\.yaml[\s\S]*one line per text/);
});
