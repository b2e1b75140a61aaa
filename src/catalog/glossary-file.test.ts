import { describe, expect, test } from 'vitest';
import { maxDefinitionLength } from '#domain/glossary/glossary-entry.ts';
import { localeCodes } from '#domain/locale/locale-table.ts';
import { fixtureRoot } from '#fixtures/fixture-site.ts';
import { dataFilesValid } from './checks/data-files-valid.ts';
import { problemsIn } from './checks/fixture-root.ts';
import { readGlossary } from './glossary-file.ts';

const file = 'content/data/glossary.tr.yaml';
const written = (definition: string, id = 'audit') =>
  problemsIn({ [file]: `- id: ${id}\n  term: T\n  definition: ${definition}\n` }, dataFilesValid);

test.each(localeCodes)('the glossary in %s holds the terms of its file, in their order', (locale) => {
  const glossary = readGlossary(fixtureRoot, locale);
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
      { file, line: 3, message: 'Field "0.definition" is wrong.', remedy: 'Write at most 200 characters.' },
    ]);
  });

  test('an id is a plain name', () => {
    expect(written('D', 'Kill switch')).toMatchObject([
      { file, line: 1, remedy: 'Write lower-case words joined by hyphens.' },
    ]);
  });

  test('an unknown field and a missing file are refused', () => {
    const text = '- id: audit\n  term: T\n  definition: D\n  source: S\n';
    expect(problemsIn({ [file]: text }, dataFilesValid)).toMatchObject([
      { file, line: 4, message: 'Unknown field "source" in 0.' },
    ]);
    expect(problemsIn({ [file]: undefined }, dataFilesValid)).toEqual([
      { file, message: 'The file is missing.', remedy: 'Restore it.' },
    ]);
  });
});
