import { renderElement } from '@vpn-site/fixture/render-html.tsx';
import { testContext } from '@vpn-site/fixture/test-context.ts';
import { expect, test } from 'vitest';
import { selectGuideCards } from './home-guide-cards.block.ts';
import { HomeGuideCards } from './home-guide-cards.tsx';

const english = testContext();
const rendered = (documents: readonly string[], site = english) =>
  renderElement(<HomeGuideCards {...selectGuideCards({ documents }, site)} />);

test('keeps the order of the author, each page once, with its kind and a picture where it has one', () => {
  const page = rendered(['explainers/what-is-a-vpn', 'home/home', 'explainers/what-is-a-vpn']);
  expect(page.all('a').map((link) => [link.attributes.href, link.all('.scene').length])).toEqual([
    [english.document('explainers/what-is-a-vpn')?.path, 1],
    ['/', 0],
  ]);
  expect(page.all('small').map(({ text }) => text)).toEqual(['Explainer', 'Page']);
});

test('leaves out what does not exist in this language, with the heading where nothing does', () => {
  const page = (id: string) => ({ path: `/${id}`, title: id, description: id });
  const site = { ...english, document: (id: string) => (id === 'guides/b' ? undefined : page(id)) };
  const links = rendered(['guides/c', 'guides/b', 'reviews/a'], site).all('a');
  expect(links.map(({ attributes }) => attributes.href)).toEqual(['/guides/c', '/reviews/a']);
  expect(rendered(['guides/b'], site).all('h2')).toEqual([]);
});
