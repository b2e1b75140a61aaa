import { describe, expect, test } from 'vitest';
import { originalRevision } from '../translations/translation-states.ts';
import { allChecks } from './all-checks.ts';
import { explainer, problemsIn } from './check.fixture.ts';

type Files = Readonly<Record<string, string | undefined>>;

const found = (name: string, files: Files) => {
  const rule = allChecks[name];
  if (!rule) throw new Error(`There is no rule "${name}".`);
  return problemsIn(files, rule).map(
    ({ file, line, message, remedy }) => `${file}:${line ?? ''} ${message} ${remedy}`,
  );
};
/** Returns an explainer of this name and language. */
const page = (name: string, ...lines: string[]): Files => ({
  [`content/explainers/${name}.md`]: explainer(...lines),
});
const at = (folder: string, name: string, ...lines: string[]): Files => ({
  [`content/${folder}/${name}.md`]: explainer(...lines),
});
const dated = (updated: string, ...lines: string[]): Files => ({
  'content/explainers/x.en.md': explainer(...lines).replace('2026-11-15', updated),
});
const poland = { 'facts/countries/pl.yaml': 'code: PL', ...at('countries', 'a.en', 'country: PL') };
const older = { 'content/explainers/x.pl.md': explainer().replace('11-15', '11-14') };
const tenth = page('x.en', 'published: 2026-11-10');
const [home, strona, ana] = ['en', 'pl', 'tr'].map((locale) => at('home', `home.${locale}`));
const homes = { ...home, ...strona, ...ana };
const follows = (original: string) => `follows: "${originalRevision(original)}"`;
const polish = page('x.pl', 'languages: [pl, tr]');
const recorded = follows(explainer());
const namedSite = (name: string, text: string): Files => ({
  'content/data/site.yaml': `name: ${name}\nproduct: { en: Best VPN, pl: b, tr: c }\n`,
  'content/explainers/x.en.md': `${explainer()}\n\n${text}`,
});
const titled = (title: string): Files => ({
  'content/explainers/x.en.md': explainer('slug: x').replace(/^title: .*$/m, `title: ${title}`),
});

test.each<readonly [rule: string, files: Files]>([
  ['country-pages-named', poland],
  ['country-pages-named', { ...poland, ...at('countries', 'a.pl', 'country: PL') }],
  ['front-matter-known', page('x.en', 'slug: privacy/x', 'layout: default', 'excerpt: E')],
  // Any other field is the author's own.
  ['front-matter-known', page('x.en', 'slug: x', 'colour: red', 'names: { a: Settings }')],
  ['front-matter-known', titled('Best VPN {year}')],
  ['languages-agree', { ...page('x.en'), ...page('x.pl'), ...page('x.tr') }],
  ['languages-agree', page('x.en', 'languages: [en]')],
  ['languages-agree', { ...page('x.en', 'languages: [pl, en]'), ...page('x.pl', 'languages: [en, pl]') }],
  ['languages-agree', { ...page('x.en', 'languages: [en, pl]'), ...page('x.pl') }],
  ['locale-configured', page('x.pl')],
  ['news-addresses', at('news', 'x.en', 'slug: news/x')],
  ['news-addresses', at('news', 'x.tr', 'slug: haberler/x')],
  ['news-addresses', page('x.en', 'slug: newspapers')],
  ['one-home', homes],
  ['published-before-updated', page('x.en', 'published: 2026-11-15')],
  ['published-before-updated', { ...tenth, ...page('x.pl', 'published: 2026-11-12') }],
  ['site-name-filled-in', namedSite('Tunnel Times', 'What {site} is. Tunnel times differ.')],
  ['site-name-filled-in', namedSite('Ada', 'Adam and Canada.')],
  // An ordinary word is not looked for.
  ['site-name-filled-in', namedSite('VPN', 'What a VPN is.')],
  ['slug-safe', page('x.en', 'slug: privacy/x-1')],
  ['translations-recorded', { ...page('x.en'), ...page('x.pl', recorded), ...page('x.tr', recorded) }],
  // The original has changed since.
  ['translations-recorded', { ...titled('New'), ...page('x.pl', recorded), ...page('x.tr', recorded) }],
  ['translations-recorded', page('x.en', 'languages: [en]')],
  ['translations-recorded', page('x.pl', 'languages: [pl]')],
  ['translations-recorded', { ...polish, ...page('x.tr', follows(explainer('languages: [pl, tr]'))) }],
  ['updated-not-in-future', dated('2026-11-15')],
  ['updated-not-in-future', dated('soon')],
  // A text for a later day is dated on that day.
  ['updated-not-in-future', dated('2026-12-01', 'published: 2026-12-01')],
])('%s accepts %j', (rule, files) => {
  expect(found(rule, files)).toEqual([]);
});

test.for<readonly [rule: string, files: Files, ...problems: string[]]>([
  ['country-pages-named', { ...poland, ...at('countries', 'x.en', 'country: NO') }, 'x.en.md:5 There are no'],
  ['country-pages-named', { ...poland, ...at('countries', 'b.en', 'country: PL') }, 'countries/a.en.md is'],
  ['front-matter-known', page('x.en', 'slug: x', 'Layout: wide'), 'x.en.md:6 '],
  ['front-matter-known', page('x.en', 'slug: x', 'descripton: y'), ':6 Unknown field "descripton". Did'],
  ['front-matter-known', page('x.en', 'slug: x', 'profile: overall'), ':6 Field "profile" has no meaning in'],
  ['front-matter-known', at('reviews', 'x.en', 'slug: x'), '"slug" has no meaning in content/reviews/.'],
  ['front-matter-known', page('x.en'), ':1 Field "slug" is missing. Add "slug: …".'],
  ['front-matter-known', dated('2026-02-30', 'slug: x'), ':4 Field "updated" is wrong.'],
  ['front-matter-known', titled('Best VPN {yaer}'), ':2 Field "title" is wrong.'],
  ['front-matter-known', { 'content/explainers/x.en.md': 'Text.' }, ':1 '],
  ['front-matter-known', { 'content/explainers/x.en.md': '---\na: [\n---\n' }, 'front matter is not YAML'],
  ['front-matter-known', at('explainer', 'x.en'), 'Did you mean content/explainers/?'],
  // Every mistake of a file at once.
  ['front-matter-known', page('x.en', 'layout: fancy', 'exerpt: 1', 'langauges: 2'), '', '', '', ''],
  ['languages-agree', { ...page('x.en', 'languages: [en]'), ...page('x.tr') }, 'x.tr.md:'],
  ['languages-agree', page('x.pl', 'languages: [en]'), 'x.pl.md:5 '],
  ['languages-agree', { ...page('x.en', 'languages: [en, pl]'), ...page('x.pl', 'languages: [pl]') }, 'A tr'],
  ['locale-configured', { ...page('x.de'), ...page('y') }, 'x.de.md', 'y.md'],
  ['news-addresses', at('news', 'x.tr', 'slug: news/x'), 'for example haberler/x.'],
  ['news-addresses', at('news', 'x.en', 'slug: news'), 'x.en.md'],
  ['news-addresses', page('x.en', 'slug: news'), 'x.en.md'],
  ['news-addresses', page('x.pl', 'slug: aktualnosci/x'), 'x.pl.md'],
  ['one-home', { ...home, ...ana }, 'home.pl.md: There is no home page in "pl".'],
  ['one-home', { ...homes, ...at('home', 'start.pl') }, 'start.pl.md: The home page in "pl" is already'],
  ['published-before-updated', page('x.en', 'published: 2026-11-16'), ':4 The text changed on 2026-11-15,'],
  ['published-before-updated', { ...tenth, ...page('x.pl', 'published: 2026-11-09') }, 'x.pl.md:5 '],
  // The day of the original counts for its translations.
  ['published-before-updated', { ...page('x.en', 'published: 2026-11-15'), ...older }, 'x.pl.md:4 '],
  ['site-name-filled-in', namedSite('Tunnel Times', 'What Tunnel Times is.'), ':9 The name of'],
  ...['../../x', '"a\\0b"', 'con', 'pl/about', 'Upper', '""', '"404"', 'data/x', 'privacy/index'].map(
    (slug) => ['slug-safe', page('x.en', `slug: ${slug}`), 'x.en.md:5 '] as const,
  ),
  ['slug-safe', page('x.en', 'slug: sendme/x'), 'the site itself uses /sendme. Choose another word.'],
  [
    'translations-recorded',
    { ...page('x.en'), ...page('x.pl') },
    'x.pl.md: The translation does not',
    'x.tr.md: The text is missing',
  ],
  ['translations-recorded', page('x.tr', recorded), 'x.en.md: '],
  ['translations-recorded', page('x.en', 'languages: [en, tr]'), 'x.tr.md: '],
  ['translations-recorded', polish, 'Translate content/explainers/x.pl.md'],
  ['updated-not-in-future', dated('2026-11-16'), ':4 The date 2026-11-16 is in the'],
  ['updated-not-in-future', page('x.en', 'checked: 2026-11-16'), 'Write the day of the last check'],
  ['updated-not-in-future', dated('2026-12-02', 'published: 2026-12-01'), ':4 '],
])('%s refuses %j', ([rule, files, ...problems]) => {
  expect(found(rule, files)).toEqual(problems.map((words) => expect.stringContaining(words)));
});

test('one language cannot use an address twice; two languages can', {
  tags: 'document-slug-resolution',
}, () => {
  const files = {
    ...page('a.en', 'slug: same'),
    ...page('b.en', 'slug: same'),
    ...page('b.pl', 'slug: same'),
  };
  expect(found('slug-unique', files)).toEqual([
    expect.stringContaining('b.en.md:5 The slug "same" is taken by content/explainers/a.en.md.'),
  ]);
});

describe('a glossary', () => {
  const files = (en: readonly string[], pl = en, tr = en) =>
    Object.fromEntries(
      Object.entries({ en, pl, tr }).map(([locale, entries]) => [
        `content/data/glossary.${locale}.yaml`,
        entries
          .map((entry) => entry.split(' '))
          .map(([id, term]) => `- id: ${id}\n  term: ${term}\n  definition: D\n`)
          .join(''),
      ]),
    );

  test('has the same terms in every language', () => {
    expect(found('glossary-consistent', files(['audit A', 'kill-switch K']))).toEqual([]);
    const others = files(['audit A', 'plan P'], ['audit A', 'plann P'], ['plan P', 'audit A']);
    expect(found('glossary-consistent', others)).toEqual([
      expect.stringContaining('glossary.pl.yaml: The term "plan" is missing. Translate the entry at'),
      expect.stringContaining('glossary.pl.yaml:4 The term "plann" does not exist in'),
    ]);
  });

  test('has each id and each term once, by the letters of its language', () => {
    expect(found('glossary-consistent', files(['audit A', 'audit B', 'plan a'])).slice(0, 2)).toEqual([
      expect.stringContaining('glossary.en.yaml:4 The id "audit" is used twice.'),
      expect.stringContaining('glossary.en.yaml:7 The term "a" is explained twice.'),
    ]);
    expect(found('glossary-consistent', files(['one IP', 'two ip']))).toEqual([
      expect.stringContaining('glossary.en.yaml'),
      expect.stringContaining('glossary.pl.yaml'),
    ]);
  });
});

describe('a disclosure', () => {
  const file = 'content/data/common/website.tr.yaml';

  test.each(['other: x', '', '# nothing yet\n', '- disclosure: x', 'disclosure: " "', 'just words'])(
    'is missing in %j',
    (text) => {
      expect(found('disclosure-present', { [file]: text })).toEqual([
        expect.stringContaining(`${file}:1 The disclosure is missing.`),
      ]);
    },
  );

  test('that is there, or not YAML, is left alone; a file that is missing is named', () => {
    expect([...found('disclosure-present', {}), ...found('disclosure-present', { [file]: 'a: "x' })]).toEqual(
      [],
    );
    expect(found('disclosure-present', { [file]: undefined })).toHaveLength(1);
  });
});

test('paths in code and links that lead nowhere are named with their line', () => {
  const files = {
    'README.md':
      'Read `content/data/menu.yaml`.\nAnd `src/gone.ts`, [this](docs/real.md), [that](docs/no.md#a), [runs](../../actions).',
    'docs/real.md': 'Back to [the start](../README.md), [away](https://x.example), `content/<kind>/x.md`.',
  };
  expect(found('docs-name-real-files', files)).toEqual([
    expect.stringContaining('README.md:2 "src/gone.ts" does not exist.'),
    expect.stringContaining('README.md:2 "docs/no.md" does not exist.'),
  ]);
});
