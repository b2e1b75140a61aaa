import { renderElement } from '@vpn-site/fixture/render-html.tsx';
import { testContext } from '@vpn-site/fixture/test-context.ts';
import { describe, expect, test } from 'vitest';
import { selectGuideCards } from './home-guide-cards.block.ts';
import { HomeGuideCards } from './home-guide-cards.tsx';

const english = testContext();

describe('home-guide-cards', () => {
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
  const rendered = (...documents: readonly string[]) =>
    renderElement(<HomeGuideCards {...selectGuideCards({ documents }, english)} />);

  test('each page is a link by its title, with its kind and a picture where it has one', () => {
    const page = rendered('explainers/what-is-a-vpn', 'home/home');
    expect(page.all('a').map((link) => [link.attributes.href, link.all('.scene').length])).toEqual([
      [english.document('explainers/what-is-a-vpn')?.path, 1],
      ['/', 0],
    ]);
    expect(page.all('small').map(({ text }) => text)).toEqual(['Explainer', 'Page']);
  });

  test('where none of the pages exists there is no heading either', () => {
    const { heading } = selectGuideCards({ documents: [] }, english);
    expect(renderElement(<HomeGuideCards heading={heading} cards={[]} />).all('h2')).toEqual([]);
  });
});
