import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  foreignLanguage,
  foreignTitleLanguage,
  publishedSources,
  sourceAddress,
  sourceNote,
} from './source-words.ts';

test('words are foreign where the page is in another language; those that say nothing are English', () => {
  expect(foreignLanguage({}, 'en')).toBeUndefined();
  expect(foreignLanguage({}, 'pl')).toBe('en');
  expect(foreignLanguage({ language: 'pl' }, 'pl')).toBeUndefined();
  expect(foreignLanguage({ language: 'pl' }, 'en')).toBe('pl');
});

test('a title is in the language of its source, unless an editor gave it in another', () => {
  expect(foreignTitleLanguage({ language: 'de' }, 'pl')).toBe('de');
  expect(foreignTitleLanguage({ language: 'de', titleLanguage: 'en' }, 'pl')).toBe('en');
  expect(foreignTitleLanguage({ language: 'de', titleLanguage: 'en' }, 'en')).toBeUndefined();
  expect(foreignTitleLanguage({}, 'tr')).toBe('en');
});

test('a note is in words of its own or in those that several sources share', () => {
  const copy = { en: 'read in a copy', pl: 'czytane w kopii', tr: 'kopyasından okundu' };
  const own = { en: 'old', pl: 'stare', tr: 'eski' };
  const words = { sourceNotes: { copy } };
  expect(sourceNote({ note: 'copy' }, words)).toBe(copy);
  expect(sourceNote({ note: own }, words)).toBe(own);
  expect(sourceNote({}, words)).toBeUndefined();
  const page = { url: 'https://a.example', title: 'A', publisher: 'press', kind: 'document' } as const;
  expect(publishedSources({ page, copied: { ...page, note: 'copy' } }, words)).toEqual({
    page,
    copied: { ...page, note: copy },
  });
});

const commit = '9380a8076bc0511937477989a80ebca89cb334d9';
const opened = (url: string, text: string, where?: string) =>
  sourceAddress({ url }, { source: 's', text, where });

describe('where a source opens', () => {
  test.each([
    // Signs that mean something in a directive are words; a long quote is looked for by its ends, one with a gap by
    // what stands around it, and a row of a table by its outer cells.
    ['no-logs, audits & keys', 'no%2Dlogs%2C%20audits%20%26%20keys'],
    ['a b c d e f g h i j k l m', 'a%20b%20c%20d%20e,i%20j%20k%20l%20m'],
    ['Our servers … hold nothing', 'Our%20servers,hold%20nothing'],
    ['Legal entity | Alder Nät AB', 'Legal%20entity,Alder%20N%C3%A4t%20AB'],
  ])('%s is looked for as %s', (text, words) => {
    expect(opened('https://alder.example/features', text)).toBe(
      `https://alder.example/features#:~:text=${words}`,
    );
  });

  test.each([
    ['a line', 'app/main.rs', 'line 12', '#L12'],
    ['lines', 'app/main.rs', 'lines 12 to 14', '#L12-L14'],
    ['a line with a remark', 'app/main.rs', 'line 12, link left out', '#L12'],
    ['a line of a file that would be drawn', 'docs/audits.md', 'line 12', '?plain=1#L12'],
    ['a row that is no line', 'chart.csv', 'row 12', ''],
    ['nothing', 'app/main.rs', undefined, ''],
  ])('a file at a commit opens at %s', (_name, path, where, end) => {
    const url = `https://github.com/alder/apps/blob/${commit}/${path}`;
    expect(opened(url, 'words', where)).toBe(url + end);
  });

  test.each([
    'https://github.com/alder/apps/blob/main/app/main.rs',
    'https://raw.githubusercontent.com/alder/apps/main/README',
    'https://github.com/alder/apps/raw/main/README',
    'https://alder.example/report.pdf',
    'https://alder.example/servers.json?all',
    'https://alder.example/features#plans',
    'not an address',
  ])('%s stays as it is', (url) => {
    expect(opened(url, 'words', 'line 12')).toBe(url);
  });

  test('without words there is nothing to open at', () => {
    const url = 'https://alder.example/';
    expect(sourceAddress({ url }, undefined)).toBe(url);
    expect(opened(url, ' … ')).toBe(url);
  });
});

describe('whatever the quote is', () => {
  const quote = fc.oneof(
    fc.string({ unit: 'binary', maxLength: 200 }),
    fc
      .array(fc.constantFrom('-', ',', '&', '…', '|', '%', '#', 'a-b', 'word', 'ö', '🇸🇪', '\ud800'), {
        maxLength: 40,
      })
      .map((words) => words.join(' ')),
  );
  const urls = fc.webUrl({ withQueryParameters: true });

  test('the address leads to the same page', () => {
    fc.assert(
      fc.property(urls, quote, (url, text) => {
        const address = new URL(opened(url, text));
        address.hash = '';
        expect(address.href).toBe(new URL(url).href);
      }),
    );
  });

  test('what is looked for are words of the quote, in one or two runs', () => {
    fc.assert(
      fc.property(quote, (text) => {
        const [, directive] = opened('https://alder.example/', text).split('#:~:text=');
        if (directive === undefined) return;
        expect(directive).not.toMatch(/[-&#\s]/);
        const runs = directive.split(',').map(decodeURIComponent);
        expect(runs.length).toBeLessThanOrEqual(2);
        const spoken = text.toWellFormed().split(/\s+/).join(' ');
        for (const run of runs) expect(spoken).toContain(run);
        expect(spoken.indexOf(runs[0] ?? '')).toBeLessThanOrEqual(spoken.lastIndexOf(runs.at(-1) ?? ''));
      }),
    );
  });
});
