import { maxDefinitionLength } from '@vpn-site/core/glossary/glossary-entry.ts';
import { localeCodes } from '@vpn-site/core/locale/locale-table.ts';
import { fixtureRoot } from '@vpn-site/fixture/fixture-site.ts';
import { describe, expect, test } from 'vitest';
import { problemsIn } from './checks/check.fixture.ts';
import { dataFilesValid } from './checks/data-files-valid.ts';
import { menuSchema, readGlossary } from './data-files.ts';
import { DataFiles } from './written-files.ts';

test('an entry may have every field of the specification, and a description', {
  tags: 'menu-item-fields',
}, () => {
  const item = {
    label: 'x',
    labelI18n: { en: 'x', pl: 'y' },
    labelKey: 'menu.review',
    descriptionI18n: { en: 'x', pl: 'y', tr: 'z' },
    routeName: 'slug',
    params: { slug: ['a', 'b'] },
    paramsI18n: { tr: { slug: 'a' } },
    path: '/x',
    pathI18n: { en: '/x' },
    external: false,
    icon: 'star',
    children: [{ label: 'y', path: '/y' }],
  };
  expect(menuSchema.parse([item])).toEqual([item]);
});

const correctionsFile = 'content/data/corrections.yaml';
const words = '{ en: a, pl: b, tr: c }';

test('a correction has a day, a page and both texts in every language', () => {
  const entry = `- day: 2026-11-15\n  page: reviews/mullvad\n  wrong: ${words}\n  right: ${words}\n`;
  expect(problemsIn({ [correctionsFile]: entry }, dataFilesValid)).toEqual([]);
  expect(problemsIn({ [correctionsFile]: '[]' }, dataFilesValid)).toEqual([]);
});

test('what is missing or misnamed is named with its line', () => {
  const entry = `- day: 2026-11-15\n  page: Mullvad\n  wrong: { en: a, pl: b }\n  right: ${words}\n`;
  expect(problemsIn({ [correctionsFile]: entry }, dataFilesValid)).toMatchObject([
    { file: correctionsFile, line: 2, remedy: expect.stringContaining('reviews/mullvad') },
    { file: correctionsFile, line: 3, message: expect.stringContaining('tr') },
  ]);
});

const glossaryFile = 'content/data/glossary.tr.yaml';
const written = (definition: string, id = 'audit') =>
  problemsIn({ [glossaryFile]: `- id: ${id}\n  term: T\n  definition: ${definition}\n` }, dataFilesValid);

test.each(localeCodes)('the glossary in %s holds the terms of its file, in their order', (locale) => {
  const glossary = readGlossary(new DataFiles(fixtureRoot), locale);
  expect(glossary.slice(0, 2).map(({ id }) => id)).toEqual(['vpn', 'tunnel']);
  expect(glossary).toContainEqual({
    id: 'kill-switch',
    term: expect.stringMatching(/kill switch/i),
    definition: expect.any(String),
  });
});

describe('a glossary file', () => {
  test('a definition may fill the limit and no more', () => {
    expect(maxDefinitionLength).toBe(200);
    expect(written('x'.repeat(200))).toEqual([]);
    expect(written('x'.repeat(201))).toEqual([
      {
        file: glossaryFile,
        line: 3,
        message: 'Field "0.definition" is wrong.',
        remedy: 'Write at most 200 characters.',
      },
    ]);
  });

  test('an id is a plain name', () => {
    expect(written('D', 'Kill switch')).toMatchObject([
      { file: glossaryFile, line: 1, remedy: 'Write lower-case words joined by hyphens.' },
    ]);
  });

  test('an unknown field and a missing file are refused', () => {
    const text = '- id: audit\n  term: T\n  definition: D\n  source: S\n';
    expect(problemsIn({ [glossaryFile]: text }, dataFilesValid)).toMatchObject([
      { file: glossaryFile, line: 4, message: 'Unknown field "source" in 0.' },
    ]);
    expect(problemsIn({ [glossaryFile]: undefined }, dataFilesValid)).toEqual([
      { file: glossaryFile, message: 'The file is missing.', remedy: 'Restore it.' },
    ]);
  });
});

test('an address for reports has only places that are filled in', () => {
  const problems = (reportErrors: string) => {
    const text = `name: x\nproduct: ${words}\nreportErrors: ${reportErrors}\n`;
    return problemsIn({ 'content/data/site.yaml': text }, dataFilesValid);
  };
  expect(problems('https://tracker.example/new?title={title}&key={key}')).toEqual([]);
  expect(problems('https://tracker.example/new?title={titel}')).toMatchObject([
    { file: 'content/data/site.yaml', line: 3, remedy: expect.stringContaining('{title} {body} {provider}') },
  ]);
});
