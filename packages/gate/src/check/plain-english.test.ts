import { describe, expect, test } from 'vitest';
import { plainEnglishProblems } from './plain-english.ts';

function lines(path: string, source: string): number[] {
  return plainEnglishProblems(path, source).map(({ line }) => line);
}

describe('plain English', () => {
  test.each([
    ['a function', 'export function standingOf(provider: Provider) {}'],
    ['a constant', 'const toldReaders = 3;'],
    ['a type', 'interface DrawnPage {'],
    ['a field', '  readonly setAside: number;'],
    ['a name with underscores', 'const MAX_KEPT = 3;'],
    ['a doc comment', '/** What readers are told of a price. */'],
    ['a comment in code', '  // Who asks too often waits.'],
    ['a comment in a style sheet', '/* Whoever prints sees no menu. */'],
    ['a comment behind code', 'const first = 1; // So many stand open.'],
  ])('refuses %s', (_, source) => {
    expect(lines('packages/core/src/price.ts', `\n${source}`)).toEqual([2]);
  });

  test('refuses a file name', () => {
    expect(lines('apps/server/src/http/kept-pages.ts', '')).toEqual([1]);
  });

  test.each([
    ['deploy/nginx.conf', '# What costs an origin processor time.'],
    ['content/data/menu.yaml', '  # Who is left out of the menu.'],
    ['apps/server/src/ledger/migrations/0001_clicks.sql', '-- Whoever migrates owns the tables.'],
    ['deploy/bin/vpn-site-backup', '# Nobody reads half of a dump.'],
  ])('refuses a comment without a subject in %s', (path, source) => {
    expect(lines(path, `\n${source}\n`)).toEqual([2]);
  });

  test('accepts the names and texts of configuration files', () => {
    const source = '# The factors, by disclosure.\ntold: { kept-back: 1.5 }\n  kept: What a user reads.\n';
    expect(lines('facts/vocabulary/told.yaml', source)).toEqual([]);
  });

  test.each([
    '/** Whether the page is cached. */',
    '// The server retries once, because what was sent may be lost.',
    'const wholePage = 1;',
    "const message = 'What the reader is told';",
    'const understanding = 1;',
    '/** When the source was read. */',
  ])('accepts %s', (source) => {
    expect(lines('packages/core/src/price.ts', source)).toEqual([]);
  });

  test('names the replacement', () => {
    expect(plainEnglishProblems('a.ts', 'function drawnPage() {}')).toEqual([
      { line: 1, message: 'The name "drawnPage" has the word "drawn". Use rendered.' },
    ]);
  });
});
