import { expect, test } from 'vitest';
import { dataFilesValid } from './data-files-valid.ts';
import { problemsIn } from './fixture-root.ts';

test('a wrong site setting and a wrong menu item are both reported', () => {
  const files = {
    'content/data/site.yaml': 'name: x\ncontentYear: soon\nproduct: { en: a, pl: b, tr: c }\n',
    'content/data/menu.yaml': '- labl: x\n',
  };
  expect(problemsIn(files, dataFilesValid)).toMatchObject([
    { file: 'content/data/site.yaml', line: 2, remedy: expect.stringContaining('expected number') },
    { file: 'content/data/menu.yaml', message: 'Unknown field "labl".' },
  ]);
  expect(problemsIn({}, dataFilesValid)).toEqual([]);
});
