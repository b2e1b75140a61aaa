import { expect, test } from 'vitest';
import { dataFilesValid } from './checks/data-files-valid.ts';
import { problemsIn } from './checks/fixture-root.ts';

const file = 'content/data/corrections.yaml';
const words = '{ en: a, pl: b, tr: c }';

test('a correction has a day, a page and both texts in every language', () => {
  const entry = `- day: 2026-11-15\n  page: reviews/mullvad\n  wrong: ${words}\n  right: ${words}\n`;
  expect(problemsIn({ [file]: entry }, dataFilesValid)).toEqual([]);
  expect(problemsIn({ [file]: '[]' }, dataFilesValid)).toEqual([]);
});

test('what is missing or misnamed is named with its line', () => {
  const entry = `- day: 2026-11-15\n  page: Mullvad\n  wrong: { en: a, pl: b }\n  right: ${words}\n`;
  expect(problemsIn({ [file]: entry }, dataFilesValid)).toMatchObject([
    { file, line: 2, remedy: expect.stringContaining('reviews/mullvad') },
    { file, line: 3, message: expect.stringContaining('tr') },
  ]);
});
