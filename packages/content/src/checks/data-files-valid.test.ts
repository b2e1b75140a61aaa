import { expect, test } from 'vitest';
import { reportDecisionsPath } from '../report-decisions.ts';
import { problemsIn } from './check.fixture.ts';
import { dataFilesValid } from './data-files-valid.ts';

const menu = 'content/data/menu.yaml';
const footer = 'content/data/footer.yaml';
const site = 'content/data/site.yaml';

test('a wrong site setting and a wrong menu item are both reported', () => {
  const files = {
    [site]: 'name: x\ncontentYear: soon\nproduct: { en: a, pl: b, tr: c }\n',
    [menu]: '- labl: x\n',
  };
  expect(problemsIn(files, dataFilesValid)).toMatchObject([
    { file: site, line: 2, remedy: expect.stringContaining('Write a number') },
    { file: menu, line: 1, message: 'Unknown field "labl" in 0.', remedy: 'Did you mean "label"?' },
  ]);
  expect(problemsIn({}, dataFilesValid)).toEqual([]);
});

test.each([menu, footer, site, reportDecisionsPath, 'content/data/common/website.pl.yaml'])(
  '%s that is not YAML is refused',
  (file) => {
    expect(problemsIn({ [file]: 'a: 1\nb: "open\n' }, dataFilesValid)).toMatchObject([
      { file, line: expect.any(Number), message: 'The file is not YAML.', remedy: expect.any(String) },
    ]);
  },
);

test.each([menu, footer, site])('%s that is empty or missing is refused', (file) => {
  expect(problemsIn({ [file]: '' }, dataFilesValid)).toMatchObject([
    { file, line: 1, message: 'The file has the wrong shape.' },
  ]);
  expect(problemsIn({ [file]: undefined }, dataFilesValid)).toEqual([
    { file, message: 'The file is missing.', remedy: 'Restore it.' },
  ]);
});

test.each(['https://evil.example', '//evil', '/', 'pl', '/a/../b'])(
  'rootRedirect %s is no path of a page',
  (path) => {
    const text = `name: x\ncontentYear: 2025\nproduct: { en: a, pl: b, tr: c }\nrootRedirect: ${path}\n`;
    expect(problemsIn({ [site]: text }, dataFilesValid)).toMatchObject([
      { file: site, line: 4, remedy: expect.stringContaining('Write the path of a page') },
    ]);
  },
);
