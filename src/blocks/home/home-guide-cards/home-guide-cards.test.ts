import { describe, expect, test } from 'vitest';
import { testContext } from '#fixtures/test-context.ts';
import { selectGuideCards } from './home-guide-cards.block.ts';

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
