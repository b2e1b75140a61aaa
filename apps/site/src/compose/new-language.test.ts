import { rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { mapMessageText } from '@vpn-site/content/icu-message.ts';
import { releaseRecordFile } from '@vpn-site/content/release-record.ts';
import { hasMarks } from '@vpn-site/core/i18n/language-marks.ts';
import type { Locale } from '@vpn-site/core/locale/locale-table.ts';
import { copyOfFixture } from '@vpn-site/fixture/copy-of-fixture.ts';
import { fixtureDay } from '@vpn-site/fixture/fixture-site.ts';
import { addGermanFiles, germanRow } from '@vpn-site/harness/german.ts';
import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';

const changes = { changes: [], isComplete: true };
const siteUrl = 'https://site.example';

/** Loads all modules that know the site's languages again, with German as an additional language. */
async function withGerman() {
  vi.resetModules();
  const { locales, localeCodes } = await import('@vpn-site/core/locale/locale-table.ts');
  (locales as unknown as Locale[]).push(germanRow);
  (localeCodes as string[]).push(germanRow.code);
  const [{ composePage }, { PageView }, { languageSpans }, { openRelease, openedSite }] = await Promise.all([
    import('./compose-page.ts'),
    import('#views/page-view.tsx'),
    import('#layout/language-spans.ts'),
    import('./opened-site.ts'),
  ]);
  const { siteProblems } = await import('#checks/site-problems.ts');
  const [{ robotsTxt }, { readWrittenFiles }, texts, imports, counts, share] = await Promise.all([
    import('#head/robots-txt.ts'),
    import('@vpn-site/content/written-files.ts'),
    import('@vpn-site/content/translations/translatable-texts.ts'),
    import('@vpn-site/content/translations/import-translations.ts'),
    import('@vpn-site/content/translations/translation-counts.ts'),
    import('@vpn-site/editor/translations/share-line.ts'),
  ]);
  return {
    open: (folder: string) => openRelease({ folder, asOf: fixtureDay }),
    page: (path: string) => {
      const page = composePage(path, siteUrl);
      if (!page) throw new Error(`There is no page at ${path}.`);
      const body = languageSpans(renderToStaticMarkup(createElement(PageView, page.view)));
      return { head: page.head, body, english: body.match(/ lang="en"/g)?.length ?? 0 };
    },
    robots: () => robotsTxt({ ...openedSite().catalog.site, url: siteUrl }),
    mistakes: (root: string) =>
      siteProblems(root, fixtureDay, '2026-11-15').filter(({ severity = 'error' }) => severity === 'error'),
    texts: (root: string) => texts.translatableTexts(readWrittenFiles(root), 'de' as 'en'),
    ...imports,
    shareLine: (root: string) =>
      share.shareLine('de' as 'en', counts.translationCounts(readWrittenFiles(root), 'de' as 'en')),
  };
}

describe('a language with a row, few words and two pages', () => {
  let root: string;
  let german: Awaited<ReturnType<typeof withGerman>>;
  const explainer = '/de/privatsphaere/was-ist-ein-vpn';
  const polish = '/pl/prywatnosc/co-to-jest-vpn';
  beforeAll(async () => {
    root = copyOfFixture();
    addGermanFiles(root);
    writeFileSync(join(root, releaseRecordFile), JSON.stringify({ changes, openDataSizes: {} }));
    german = await withGerman();
    german.open(root);
  });
  afterAll(() => {
    vi.resetModules();
    rmSync(root, { recursive: true });
  });

  test('says of every other word that it is English', () => {
    const { body } = german.page(explainer);
    expect(body).toContain('>Zum Inhalt springen</a>');
    // English texts are marked wherever they occur: alone in an element, beside a German date, in a menu, among the kinds
    // of sources, and as the alt text of a picture.
    expect(body).toContain('<p lang="en">On this page</p>');
    expect(body).toMatch(/<span lang="en">Last changed<\/span> <time[^>]*>15\. November 2026<\/time>/);
    expect(body).toContain('<li lang="en">Security &amp; Privacy</li>');
    expect(body).toContain('<span lang="en">Independent audit</span>');
    expect(unmarkedWords(body)).toContain('Was ist ein VPN?');
    const home = german.page('/de').body;
    expect(home).toMatch(/<title lang="en">Alder VPN: score/);
    expect(unmarkedWords(home).filter((words) => /\b(?:the|and|VPNs)\b/.test(words))).toEqual([]);
  });

  test('has no mistakes, although a text names a term that only the English glossary explains', () => {
    expect(german.mistakes(root)).toEqual([]);
    expect(german.page(explainer).body).toMatch(
      />Notschalter<\/button><\/dfn><span lang="en"[^>]*>Stops traffic/,
    );
  });

  test('leaves no mark anywhere', () => {
    for (const path of ['/de', explainer, '/de/suche', '/de/404', '/de/fehler-melden']) {
      const { head, body } = german.page(path);
      expect(hasMarks(head + body), path).toBe(false);
    }
  });

  test('has no part in what other languages say', () => {
    const { head, english } = german.page(polish);
    expect(english).toBe(german.page('/tr/gizlilik/vpn-nedir').english);
    expect(head).toContain('hreflang="en"');
    expect(head).not.toContain('hreflang="de"');
  });

  test('is kept from search engines, which follow its links', () => {
    const { head } = german.page(explainer);
    expect(head).toContain('<meta name="robots" content="noindex, follow">');
    expect(head).not.toContain('hreflang=');
    expect(german.robots()).not.toContain('/de/sitemap.xml');
  });

  test('is whole for readers and search engines when all its words are imported, though few of its documents are there', () => {
    const entries = german.texts(root).map(({ kind, entry }, index) => {
      const other = (words: string) => words.replace(/\p{L}+/u, '$&ä');
      const translation = kind === 'message' ? mapMessageText(entry.original, other) : other(entry.original);
      return { ...entry, translation, line: index };
    });
    const { files, changed } = german.importTranslations(root, 'de' as 'en', { file: 'de.po', entries });
    expect([...files.keys()]).toEqual([
      'messages/de.json',
      'content/data/words.de.yaml',
      'content/data/glossary.de.yaml',
    ]);
    expect(changed).toBe(entries.length);
    for (const [file, text] of files) writeFileSync(join(root, file), text);

    german.open(root);
    const { head, body, english } = german.page(explainer);
    expect(unmarkedWords(body)).toContain('Skipä to content');
    expect(unmarkedWords(body)).toContain('Securityä &amp; Privacy');
    // Every language has the remaining English parts, such as the link to the English page.
    expect(english).toBe(german.page(polish).english);
    expect(head).toContain('<meta name="robots" content="index, follow">');
    expect(head).toContain(`hreflang="de" href="${siteUrl}${explainer}"`);
    expect(german.robots()).toContain('/de/sitemap.xml');
    expect(german.shareLine(root)).toMatch(/^de: 9\d% translated \(.*\)$/);
  });
});

/** Returns the texts of a page that are not in an element or a span marked as English. */
function unmarkedWords(html: string): string[] {
  return [...html.matchAll(/(<[^>]*>)([^<>]+)/g)]
    .filter(([, tag]) => !tag?.includes(' lang="en"'))
    .map(([, , text]) => text ?? '');
}
