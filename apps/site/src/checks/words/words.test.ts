import { parseMarkdoc } from '@vpn-site/content/parse-markdoc.ts';
import type { ContentDocument } from '@vpn-site/core/document/content-document.ts';
import { DocumentIndex } from '@vpn-site/core/document/document-index.ts';
import type { LocaleCode } from '@vpn-site/core/locale/locale-table.ts';
import { fixtureCatalog } from '@vpn-site/fixture/fixture-site.ts';
import { describe, expect, test } from 'vitest';
import { missingTargetProblems } from '../menu-problems.ts';
import { minWords, repetitionProblems, wordProblems } from './word-problems.ts';

const site = fixtureCatalog();

/** Returns a catalog of these texts, by `kind/name.locale`. */
function catalogOf(texts: Readonly<Record<string, string>>, title = 'T') {
  const documents = Object.keys(texts).map((name): ContentDocument => {
    const [id = '', locale = ''] = name.split('.');
    return {
      id,
      kind: id.split('/')[0] ?? '',
      locale: locale as LocaleCode,
      slug: id,
      frontMatter: { title, description: 'D', updated: '2025-06-10' },
      file: `content/${name}.md`,
    };
  });
  const body = ({ file }: Pick<ContentDocument, 'file'>) => {
    return parseMarkdoc(texts[file.slice('content/'.length, -'.md'.length)] ?? '');
  };
  return { ...site, documents: new DocumentIndex(documents), body };
}

const words = (count: number) => Array.from({ length: count }, () => 'word').join(' ');

describe('figureProblems', () => {
  const digits = (text: string, title?: string) =>
    wordProblems(catalogOf({ 'guides/x.en': `${text}\n\n${words(minWords)}` }, title), ['IKEv2']).map(
      ({ line, message }) => [line, message],
    );

  test('a typed figure is named with its line, also in the text given to a block and in the title', () => {
    expect(digits('Fine.\n\nIt costs $5 a month.')).toEqual([[3, '"$5" is a figure written by hand.']]);
    expect(digits('{% verdict provider="alder" takeIf="you need 5 devices" /%}')).toEqual([
      [1, '"5" is a figure written by hand.'],
    ]);
    expect(digits('Fine.', 'Alder in 12 steps')).toEqual([[undefined, '"12" is a figure written by hand.']]);
  });

  test('numbers in a guide about no provider, names on the list, code, addresses and values are no typed figures', () => {
    expect(digits('Open Settings on Windows 11, then wait 30 seconds.')).toEqual([]);
    expect(digits('1. IKEv2 on `1420`, [here](/a-1), {% fact provider="alder" key="countries" /%}')).toEqual(
      [],
    );
  });

  test('on a review every number counts, except in words that a fact is compared with', () => {
    const review = (text: string) =>
      wordProblems(catalogOf({ 'reviews/alder.en': `${text}\n\n${words(minWords)}` }), []).map(
        ({ message }) => message,
      );
    expect(review('It scores 5.')).toEqual(['"5." is a figure written by hand.']);
    expect(
      review('{% fact provider="alder" key="audits" is="2019-06" %}In June 2019{% /fact %} it was audited.'),
    ).toEqual([]);
  });
});

describe('shortPageProblems', () => {
  test('a page with a word too few is advice, and one word more is enough', () => {
    expect(wordProblems(catalogOf({ 'guides/x.en': words(minWords - 1) }), [])).toMatchObject([
      { severity: 'advice', message: expect.stringMatching(/^The text has 119 words\. .* at least 120\.$/) },
    ]);
    expect(wordProblems(catalogOf({ 'guides/x.en': words(minWords) }), [])).toEqual([]);
  });

  test('the introduction of a comparison may be short, for its page is drawn from facts', () => {
    expect(wordProblems(catalogOf({ 'comparisons/a-vs-b.en': 'Few words.' }), [])).toEqual([]);
  });
});

describe('repetitionProblems', () => {
  const sentence = 'Every server of the company runs from memory alone.';

  test('a sentence of another review is named with both places', () => {
    const catalog = catalogOf({ 'reviews/a.en': sentence, 'reviews/b.en': `Fine.\n\n${sentence}` });
    expect(repetitionProblems(catalog)).toMatchObject([
      {
        file: 'content/reviews/b.en.md',
        line: 3,
        message: `"${sentence}" repeats content/reviews/a.en.md:1.`,
      },
    ]);
  });

  test('rankings are compared with rankings, and languages and guides are left alone', () => {
    expect(
      repetitionProblems(catalogOf({ 'roundups/a.en': sentence, 'roundups/b.en': sentence })),
    ).toHaveLength(1);
    const apart = { 'reviews/a.en': sentence, 'reviews/a.pl': sentence, 'roundups/b.en': sentence };
    expect(repetitionProblems(catalogOf(apart))).toEqual([]);
    expect(repetitionProblems(catalogOf({ 'guides/a.en': sentence, 'guides/b.en': sentence }))).toEqual([]);
  });
});

describe('missingTargetProblems', () => {
  const entry = { labelI18n: { en: 'Guide' }, routeName: 'slug', params: { slug: 'guides/x' } };

  test('an entry without a page in a language is named with both', () => {
    const catalog = {
      ...catalogOf({ 'guides/x.en': '', 'guides/x.tr': '' }),
      menu: [{ label: 'Group', children: [entry] }],
      footer: [],
    };
    expect(missingTargetProblems(catalog)).toMatchObject([
      {
        file: 'content/data/menu.yaml',
        message: '"Guide" does not lead to a page in Polski.',
        remedy: 'Write the page at /pl/guides/x.',
      },
    ]);
  });

  test('an entry without an address in a language is advice, and one with an empty address is nobody’s mistake', () => {
    const pathI18n = { en: '/guides/x', pl: '/pl/guides/x' };
    const problems = (written: object) =>
      missingTargetProblems({
        ...catalogOf({ 'guides/x.en': '', 'guides/x.pl': '' }),
        menu: [],
        footer: [{ labelI18n: { en: 'Guide' }, pathI18n: { ...pathI18n, ...written } }],
      });
    expect(problems({})).toMatchObject([
      { severity: 'advice', message: '"Guide" has no address in Türkçe and is left out there.' },
    ]);
    expect(problems({ tr: '' })).toEqual([]);
  });

  test('the menu of the specification, without an address for "About me" in Turkish, is accepted', {
    tags: 'menu-item-without-target',
  }, () => {
    const paramsI18n = { en: { slug: 'about' }, pl: { slug: 'o-mnie' }, tr: { slug: '' } };
    const catalog = catalogOf({ 'about.en': '', 'o-mnie.pl': '' });
    const menu = [
      { labelI18n: { en: 'About me', pl: 'O mnie', tr: 'Hakkımda' }, routeName: 'slug', paramsI18n },
    ];
    expect(missingTargetProblems({ ...catalog, menu, footer: [] })).toEqual([]);
  });
});
