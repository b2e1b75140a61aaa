import { describe, expect, test } from 'vitest';
import { draw } from '#fixtures/render-html.tsx';
import { testContext } from '#fixtures/test-context.ts';
import { selectGuideCards } from './home-guide-cards.block.ts';
import { HomeGuideCards } from './home-guide-cards.tsx';

const english = testContext();

describe('home-guide-cards', () => {
  test.each([
    ['en', 'Explainer'],
    ['pl', 'Objaśnienie'],
    ['tr', 'Açıklama'],
  ] as const)('a card in %s has the words of its page and its kind', (locale, kind) => {
    const site = testContext(locale);
    const { cards } = selectGuideCards({ documents: ['explainers/what-is-a-vpn'] }, site);
    expect(cards).toEqual([{ ...site.document('explainers/what-is-a-vpn'), kind, isDrawn: true }]);
  });

  test('keeps the order of the author and leaves out what does not exist in this language', () => {
    const page = (id: string) => ({ path: `/${id}`, title: id, description: id });
    const site = {
      ...english,
      document: (id: string) => (id === 'guides/b' ? undefined : page(id)),
    };
    const documents = ['guides/c', 'guides/b', 'reviews/a', 'guides/c'];
    expect(selectGuideCards({ documents }, site).cards.map(({ path, kind }) => [path, kind])).toEqual([
      ['/guides/c', 'How-to'],
      ['/reviews/a', 'Review'],
    ]);
  });
});

describe('home-guide-cards as drawn', () => {
  const site = {
    ...english,
    document: (id: string) =>
      id.startsWith('none/')
        ? undefined
        : { path: `/${id}`, title: `Title of ${id}`, description: `About ${id}` },
  };
  const drawn = (...documents: readonly string[]) =>
    draw(<HomeGuideCards {...selectGuideCards({ documents }, site)} />);
  const leading = 'explainers/what-is-a-vpn';

  test('each page is a link by its title, with its kind and what it is about', () => {
    const [guide] = drawn('guides/a').all('.guide');
    expect(guide?.all('a').map(({ text, attributes }) => [text, attributes.href])).toEqual([
      ['Title of guides/a', '/guides/a'],
    ]);
    expect(guide?.text).toBe('Title of guides/a How-to About guides/a');
  });

  test('the page with a drawing leads wherever it is named, and the others follow in their order', () => {
    const page = drawn('guides/b', leading, 'reviews/a');
    expect(page.all('.guide-lead').map((lead) => lead.all('a')[0]?.attributes.href)).toEqual([`/${leading}`]);
    expect(page.all('.guide-lead')[0]?.all('.path')).toHaveLength(1);
    expect(
      page
        .all('ul')[0]
        ?.all('a')
        .map(({ attributes }) => attributes.href),
    ).toEqual(['/guides/b', '/reviews/a']);
  });

  test('without it nothing is drawn; alone it has no list beside it', () => {
    const without = drawn('guides/b');
    expect(without.all('.guide-lead')).toEqual([]);
    expect(without.all('.path')).toEqual([]);
    expect(without.all('ul')[0]?.all('li')).toHaveLength(1);
    expect(drawn(leading).all('ul')).toEqual([]);
  });

  test('where none of the pages exists there is no heading either', () => {
    expect(drawn('none/a').all('h2')).toEqual([]);
    expect(drawn('guides/a').all('h2')).toHaveLength(1);
  });
});
