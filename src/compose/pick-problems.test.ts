import { describe, expect, test } from 'vitest';
import { type Catalog, loadCatalog } from '#catalog/catalog.ts';
import { parseMarkdoc } from '#catalog/parse-markdoc.ts';
import { DocumentIndex } from '#domain/document/document-index.ts';
import { localeCodes } from '#domain/locale/locale-table.ts';
import { translator } from '#i18n/translator.ts';
import { composeBlockContext } from './block-context.ts';
import { messagesOf } from './locale-setting.ts';
import { pickProblems } from './pick-problems.ts';

const catalog = loadCatalog(process.cwd());
const contextOf = (locale: (typeof localeCodes)[number]) =>
  composeBlockContext(catalog, locale, translator(locale, messagesOf(catalog, locale)), '2026-11-15');
const context = contextOf('en');
const first = context.ranking('torrenting').ranking.ranked[0]?.score.provider;

/** The site with one document. */
function withDocument(kind: string, text: string, profile = 'torrenting'): Catalog {
  const file = `content/${kind}/x.en.md`;
  const frontMatter = { title: 'x', description: 'x', updated: '2026-11-15', profile };
  const document = { id: `${kind}/x`, kind, locale: 'en' as const, slug: 'x', frontMatter, file };
  return { ...catalog, documents: new DocumentIndex([document]), body: () => parseMarkdoc(text) };
}

const roundup = (text: string, profile?: string) =>
  pickProblems(withDocument('roundups', text, profile), context);

const verdict = (attributes: string) => `{% verdict ${attributes} %}\nx\n{% /verdict %}`;

describe('pickProblems', () => {
  test.each(localeCodes)('the texts of this site speak of whoever is first, in %s', (locale) => {
    expect(pickProblems(catalog, contextOf(locale))).toEqual([]);
  });

  test('a profile that the methodology does not have is named with the nearest one', () => {
    expect(roundup('x', 'torenting')).toEqual([
      {
        file: 'content/roundups/x.en.md',
        message: 'The methodology has no profile "torenting".',
        remedy: 'Did you mean "torrenting"?',
      },
    ]);
  });

  test('a ranking without a verdict is told how to write one', () => {
    expect(roundup('Only text.')).toMatchObject([
      {
        message: 'A ranking needs a verdict on its first place.',
        remedy: expect.stringContaining('{% verdict'),
      },
    ]);
  });

  test('a verdict on somebody who is not first any more names who is', () => {
    expect(roundup(`Text.\n\n${verdict('provider="tunnelbear"')}`)).toEqual([
      {
        file: 'content/roundups/x.en.md',
        line: 3,
        message: `"torrenting" is led by "${first}" now; these words are about "tunnelbear".`,
        remedy: `Read why in the ranking, write the words anew and name "${first}".`,
        severity: 'review',
      },
    ]);
    expect(roundup(verdict(`provider="${first}"`))).toEqual([]);
  });

  test('a verdict of another list does not belong on the page', () => {
    expect(roundup(verdict(`provider="${first}" profile="free"`))).toMatchObject([
      { message: 'The verdict is about "free", the page about "torrenting".' },
    ]);
  });

  test('words in the hero of the home page are held to the same', () => {
    const hero = (attributes: string) =>
      pickProblems(withDocument('home', `{% home-hero ${attributes} %}x{% /home-hero %}`), context);
    expect(hero('profile="torrenting"')).toEqual([]);
    expect(hero(`pick="${first}" profile="torrenting" takeIf="x"`)).toEqual([]);
    expect(hero('pick="tunnelbear" takeIf="x"')).toMatchObject([{ line: 1 }]);
    expect(hero('leaveIf="x"')).toMatchObject([{ message: expect.stringContaining('about "nobody"') }]);
  });
});
