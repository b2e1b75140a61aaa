import { expect, test } from 'vitest';
import { parseFactFile } from '../facts/fact-file.ts';
import { untranslatedNotes } from './untranslated-notes.ts';

const file = parseFactFile(
  'facts/providers/alder.yaml',
  `facts:
  audits:
    checked: 2026-11-15
    note: { en: One is missing., pl: Jednego brakuje., tr: Biri eksik. }
    value:
      - scope: { en: Apps }
        notInScope: { en: Servers, tr: Sunucular }
sources:
  blog:
    note: { en: A blog }
`,
);

test('what editors wrote in English alone is named, with its line and since when it waits', () => {
  const place = { file: 'facts/providers/alder.yaml', since: '2026-11-15' };
  expect(untranslatedNotes([file])).toEqual([
    { ...place, line: 6, path: ['facts', 'audits', 'value', 0, 'scope'], locale: 'pl' },
    { ...place, line: 6, path: ['facts', 'audits', 'value', 0, 'scope'], locale: 'tr' },
    { ...place, line: 7, path: ['facts', 'audits', 'value', 0, 'notInScope'], locale: 'pl' },
  ]);
});
