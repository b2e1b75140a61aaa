import { renderToStaticMarkup } from 'react-dom/server';
import { IntlProvider } from 'use-intl/react';
import { describe, expect, test } from 'vitest';
import { loadCatalog } from '#catalog/catalog.ts';
import { dataFilesValid } from '#catalog/checks/data-files-valid.ts';
import { problemsIn } from '#catalog/checks/fixture-root.ts';
import { composeBlockContext } from '#compose/block-context.ts';
import { messagesOf } from '#compose/locale-setting.ts';
import { localeCodes } from '#domain/locale/locale-table.ts';
import { translator } from '#i18n/translator.ts';
import { renderBody } from '../render-body.tsx';

const catalog = loadCatalog(process.cwd());
const author = { name: 'Ada Nowak', url: 'https://ada.example', bio: { en: 'One', pl: 'Dwa', tr: 'Üç' } };

describe('who writes the site', () => {
  const about = (locale: (typeof localeCodes)[number], named?: typeof author) => {
    const messages = messagesOf(catalog, locale);
    const context = composeBlockContext(catalog, locale, translator(locale, messages), '2026-11-15');
    const document = catalog.documents.translation('pages/about', locale);
    if (!document) throw new Error(`There is no About page in "${locale}".`);
    return renderToStaticMarkup(
      <IntlProvider locale={locale} messages={messages} timeZone="UTC">
        {renderBody(catalog.body(document), { ...context, author: named })}
      </IntlProvider>,
    );
  };

  test.each(localeCodes)('the About page names the configured author in %s', (locale) => {
    const drawn = about(locale, author);
    expect(drawn).toContain('<a href="https://ada.example" rel="author noopener">Ada Nowak</a>');
    expect(drawn).toContain(author.bio[locale]);
  });

  test.each(localeCodes)('the About page names nobody in %s where nobody is configured', (locale) => {
    expect(catalog.site.author).toBeUndefined();
    expect(about(locale)).not.toContain('site-author');
    expect(about(locale)).not.toContain('rel="author');
  });

  test('an author without a text in every language is a mistake', () => {
    const file = 'content/data/site.yaml';
    const site = 'name: x\ncontentYear: 2025\nproduct: { en: a, pl: b, tr: c }\n';
    const named = (bio: string) => `${site}author: { name: Ada, url: "https://a.example", bio: ${bio} }\n`;
    expect(problemsIn({ [file]: named('{ en: a, pl: b, tr: c }') }, dataFilesValid)).toEqual([]);
    expect(problemsIn({ [file]: named('{ en: a, pl: b }') }, dataFilesValid)).toMatchObject([
      { file, line: 4 },
    ]);
  });
});
