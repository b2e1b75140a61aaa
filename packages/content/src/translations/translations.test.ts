import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import fc from 'fast-check';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { readContentFiles } from '../content-files.ts';
import { readFrontMatter } from '../front-matter.ts';
import { readWrittenFiles } from '../written-files.ts';
import { stampedSource, stampTranslations } from './stamp-translations.ts';
import { behindProblems, originalRevision, translationStates } from './translation-states.ts';

const text = (words: string, ...lines: string[]) =>
  ['---', 'title: T', 'description: D', 'updated: 2026-11-15', ...lines, '---', '', words, ''].join('\n');

describe('originalRevision', () => {
  const revision = originalRevision(text('One two.'));

  test('has ten hexadecimal digits', () => {
    expect(revision).toMatch(/^[0-9a-f]{10}$/);
  });

  test('stays when only dates, addresses or line breaks change', () => {
    expect(originalRevision(text('One\n  two.', 'slug: other'))).toBe(revision);
    expect(originalRevision(text('One two.').replace('2026-11-15', '2026-11-16'))).toBe(revision);
  });

  test.each([
    text('One three.'),
    text('One two.').replace('title: T', 'title: U'),
    text('One two.').replace('description: D', 'description: E'),
    text('One two.', 'body: { type: minimark, value: [x] }'),
  ])('changes with what the original says: %j', (changed) => {
    expect(originalRevision(changed)).not.toBe(revision);
  });
});

describe('stampedSource', () => {
  const hex = fc.stringMatching(/^[0-9a-f]{10}$/);

  test('is read back as the revision, once, and leaves everything else', () => {
    fc.assert(
      fc.property(hex, hex, (first, second) => {
        const stamped = stampedSource(stampedSource(text('---\nfollows: no'), first), second);
        expect(readFrontMatter(stamped)?.parsed).toMatchObject({ ok: true, data: { follows: second } });
        expect(stamped.replace(`follows: "${second}"\n`, '')).toBe(text('---\nfollows: no'));
      }),
    );
  });

  test('a file without front matter stays as it is', () => {
    expect(stampedSource('Words.', '0123456789')).toBe('Words.');
  });
});

describe('a project', () => {
  let root = '';
  const path = (locale: string) => join(root, `content/pages/x.${locale}.md`);
  const states = () => translationStates(root, readContentFiles(root)).map(({ state }) => state);
  beforeEach(() => {
    root = mkdtempSync(join(tmpdir(), 'translations-'));
    mkdirSync(join(root, 'content/pages'), { recursive: true });
    writeFileSync(path('en'), text('One.'));
    writeFileSync(path('pl'), text('Jeden.'));
  });
  afterEach(() => rmSync(root, { recursive: true }));

  test('a translation has no record, then is current, then behind; only what is meant is stamped', () => {
    expect(states()).toEqual(['no record', 'missing']);
    expect(stampTranslations(root, () => false)).toEqual([]);
    expect(states()).toEqual(['no record', 'missing']);
    stampTranslations(root);
    expect(states()).toEqual(['current', 'missing']);
    expect(behindProblems(readWrittenFiles(root))).toEqual([]);
    writeFileSync(path('en'), readFileSync(path('en'), 'utf8').replace('One', 'Two'));
    expect(states()).toEqual(['behind', 'missing']);
    expect(behindProblems(readWrittenFiles(root))).toMatchObject([
      { file: 'content/pages/x.pl.md', message: 'The translation is behind content/pages/x.en.md.' },
    ]);
  });
});
