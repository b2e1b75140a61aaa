import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { siteProblems } from './site-problems.ts';

const today = '2026-11-15';
const english = 'content/explainers/what-is-a-vpn.en.md';
let root: string;

beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'site-'));
  for (const folder of ['content', 'facts', 'messages'])
    cpSync(folder, join(root, folder), { recursive: true });
});
afterEach(() => rmSync(root, { recursive: true }));

function change(file: string, edit: (text: string) => string): void {
  writeFileSync(join(root, file), edit(readFileSync(join(root, file), 'utf8')));
}

const files = () => siteProblems(root, today).map(({ file }) => file);

test('the content of this site has no problems', () => {
  expect(siteProblems(root, today)).toEqual([]);
});

test('a mistake in a text is shown together with those of other files, by file and line', () => {
  change(english, (text) => `${text.replace('title:', 'titel: x\ntitle:')}\n\n[x](/nowhere)\n`);
  change('messages/pl.json', (text) => text.replace('{year}', '{yaer}'));
  const problems = siteProblems(root, today);
  expect(problems).toMatchObject([
    { file: english, message: 'Unknown field "titel".' },
    { file: english, message: 'There is no page at /nowhere.' },
    { file: 'messages/pl.json' },
  ]);
});

test('files that cannot be read are problems, and what can be read is still checked', () => {
  change('messages/pl.json', () => '{');
  change('content/data/menu.yaml', () => 'a: [');
  change('content/data/common/website.pl.yaml', () => '');
  change('facts/ownership.yaml', (text) => `${text}\nnonsense: 1\n`);
  expect(new Set(files())).toEqual(
    new Set([
      'content/data/common/website.pl.yaml',
      'content/data/menu.yaml',
      'facts/ownership.yaml',
      'messages/pl.json',
    ]),
  );
});

test('one mistake is shown once, however many rules need the file', () => {
  change('facts/vocabulary/trust.yaml', (text) => text.replace('group: trust', 'grup: trust'));
  const shown = siteProblems(root, today).map((problem) => JSON.stringify(problem));
  expect(shown).toHaveLength(new Set(shown).size);
});

test('a site without any methodology is told so', () => {
  rmSync(join(root, 'facts/methodology'), { recursive: true });
  expect(siteProblems(root, today)).toMatchObject([{ message: 'There is no methodology.' }]);
});

test.each([
  'slug: 5',
  'body: 5',
  'body: { type: minimark, value: [1] }',
  'body: { type: minimark, value: [[p, {}, [strong]]] }',
  'body: { type: minimark, value: [[p, {}, { a: 1 }]] }',
])('front matter with "%s" is a problem, not a stack trace', (line) => {
  const written = line.startsWith('slug') ? /^slug:.*$/m : /^(?=title:)/m;
  change(english, (text) => text.replace(written, line.startsWith('slug') ? line : `${line}\n`));
  expect(siteProblems(root, today)).toContainEqual(
    expect.objectContaining({ file: english, message: expect.stringMatching(/^Field "(?:slug|body)/) }),
  );
});

test('front matter that is not a list of fields is a problem, not a stack trace', () => {
  change(english, () => '---\njust words\n---\n\nText.\n');
  expect(files()).toContain(english);
});
