import { readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { copyOfFixture } from '@vpn-site/fixture/copy-of-fixture.ts';
import { fixtureRoot } from '@vpn-site/fixture/fixture-site.ts';
import { describe, expect, test } from 'vitest';
import { readGlossary } from '../data-files.ts';
import { DataFiles, readWrittenFiles } from '../written-files.ts';
import { importTranslations } from './import-translations.ts';
import { poText, type ReadPoEntry, readPo } from './po-file.ts';
import { translatableTexts } from './translatable-texts.ts';

const texts = translatableTexts(readWrittenFiles(fixtureRoot), 'pl');
const po = poText(
  'pl',
  texts.map(({ entry }) => entry),
);
const { entries } = readPo('pl.po', po);

/** Imports the exported file with changes to some of its entries. */
function imported(change: (entry: ReadPoEntry) => Partial<ReadPoEntry> = () => ({}), root = fixtureRoot) {
  const changed = entries.map((entry) => ({ ...entry, ...change(entry) }));
  return importTranslations(root, 'pl', { file: 'pl.po', entries: changed });
}

/** Imports the exported file with another translation of one text. */
const importWith = (context: string, original: string, translation: string) =>
  imported((entry) => (entry.context === context && entry.original === original ? { translation } : {}));

const read = (file: string) => readFileSync(join(fixtureRoot, file), 'utf8');

describe('an exported file', () => {
  test('changes nothing when it comes back, and brings every byte back, when all its translations were others in between', () => {
    expect(imported().files.size).toBe(0);
    const root = copyOfFixture();
    const others = imported(({ translation }) => ({ translation: `${translation} X` }), root);
    expect(others.changed).toBe(entries.length);
    for (const [file, text] of others.files) writeFileSync(join(root, file), text);
    const back = imported(() => ({}), root);
    rmSync(root, { recursive: true });
    expect([...back.files.keys()]).toEqual([...others.files.keys()]);
    for (const [file, text] of back.files) expect(text, file).toBe(read(file));
  });

  test('names of each text its place, what it must keep, and its forms', () => {
    const message = translatableTexts(readWrittenFiles(fixtureRoot), 'pl', () => ['src/x.tsx']).find(
      ({ entry }) => entry.context === 'dateline.outOfDate',
    );
    expect(message?.entry).toMatchObject({
      notes: ['Keep: {count}'],
      flags: ['icu-message-format'],
      references: ['src/x.tsx', expect.stringMatching(/^messages\/en\.json:\d+$/)],
    });
    const plural = texts.find(({ entry }) => entry.original.includes(', plural,'));
    expect(plural?.entry.notes.at(-1)).toMatch(/^Forms of \{\w+\} in this language: one, few, many, other$/);
    const words = texts.find(({ entry }) => entry.original === 'Independent audit');
    expect(words?.entry).toMatchObject({
      context: 'words',
      notes: [expect.stringMatching(/^Field: .*label$/)],
    });
  });
});

describe('the glossary', () => {
  const file = 'content/data/glossary.pl.yaml';
  const [{ id, definition } = { id: '', definition: '' }] = readGlossary(new DataFiles(fixtureRoot), 'en');

  test('comes back into the file of the language, and no other line changes', () => {
    const { files } = importWith(`glossary ${id} definition`, definition, 'Krótko: tunel.');
    expect([...files.keys()]).toEqual([file]);
    const before = read(file).split('\n');
    const lines = files.get(file)?.split('\n');
    expect(lines?.filter((line) => !before.includes(line))).toEqual(['  definition: "Krótko: tunel."']);
  });

  test('is refused where a meaning is too long', () => {
    expect(() => importWith(`glossary ${id} definition`, definition, 'x'.repeat(201))).toThrow(
      `The meaning of "${id}" has 201 characters.\n  → Shorten it to 200 at most.`,
    );
  });

  test('gets a term that the language lacks, whole or not at all', () => {
    const root = copyOfFixture();
    const lacking = read(file)
      .split(/^(?=- id: )/m)
      .filter((entry) => !entry.startsWith(`- id: ${id}\n`));
    writeFileSync(join(root, file), lacking.join(''));
    const { files } = imported(() => ({}), root);
    expect(files.get(file)?.startsWith(lacking.join(''))).toBe(true);
    const half = ({ context }: ReadPoEntry) => (context === `glossary ${id} term` ? { translation: '' } : {});
    expect(() => imported(half, root)).toThrow(`Only the definition of the term "${id}" is translated.`);
    for (const [name, text] of files) writeFileSync(join(root, name), text);
    const termIn = (folder: string) =>
      readGlossary(new DataFiles(folder), 'pl').find((entry) => entry.id === id);
    expect(termIn(root)).toBeDefined();
    expect(termIn(root)).toEqual(termIn(fixtureRoot));
    rmSync(root, { recursive: true });
  });
});

describe('a translation', () => {
  test('of a message goes into the file of its language, and nothing else changes there', () => {
    const before = read('messages/pl.json');
    const { files, changed } = importWith('header.skip', 'Skip to content', 'Do treści');
    expect([changed, [...files.keys()]]).toEqual([1, ['messages/pl.json']]);
    expect(files.get('messages/pl.json')).toBe(before.replace('Przejdź do treści', 'Do treści'));
  });

  test('of words goes beside the other languages where this one stands there, wherever the words are', () => {
    const { files } = importWith('words', 'Independent audit', 'Audyt: niezależny');
    const file = 'facts/vocabulary/evidence.yaml';
    expect([...files.keys()]).toEqual([file]);
    expect(files.get(file)).toBe(read(file).replace('Niezależny audyt', '"Audyt: niezależny"'));
  });

  test('that somebody is not sure of, or that is empty, is left out', () => {
    const { changed, fuzzy } = imported(({ context }) => {
      if (context === 'header.skip') return { translation: 'X', flags: ['fuzzy'] };
      return context === 'header.home' ? { translation: '' } : {};
    });
    expect([changed, fuzzy]).toEqual([0, 1]);
  });

  test.each([
    ['Stare: {count, number', /is not valid ICU.*\n.*Close every brace/],
    ['Stare', /nothing instead of \{count\}.*\n.*Use exactly: \{count\}/],
  ])('that says "%s", with broken ICU or without an argument, is refused', (translation, words) => {
    const context = 'dateline.outOfDate';
    const line = entries.find((entry) => entry.context === context)?.line;
    const change = (entry: ReadPoEntry) => (entry.context === context ? { translation } : {});
    expect(() => imported(change)).toThrow(words);
    expect(() => imported(change)).toThrow(`pl.po:${line}`);
  });

  test('without a form that the language has is refused', () => {
    const plural = ({ original }: ReadPoEntry) =>
      /^\{\w+, plural, one \{[^{}]*\} other \{[^{}]*\}\}$/.test(original);
    expect(() => imported((entry) => (plural(entry) ? { translation: entry.original } : {}))).toThrow(
      /lacks: few, many\.\n {2}→ In this language write all of: one, few, many, other\./,
    );
  });

  test('of words loses none of their placeholders', () => {
    expect(() => importWith('words', 'Independent audit', 'Audyt {year}')).toThrow(
      'has the wrong placeholders: {year} instead of none.',
    );
  });

  test('of a text that the site does not have is refused, with what to do', () => {
    const change = ({ context }: ReadPoEntry) => (context === 'header.skip' ? { original: 'Skip it' } : {});
    expect(() => imported(change)).toThrow(
      /pl\.po:\d+\n {2}The site has no text "Skip it" \(header\.skip\), or its wording has changed\.\n {2}→ Export again/,
    );
  });
});
