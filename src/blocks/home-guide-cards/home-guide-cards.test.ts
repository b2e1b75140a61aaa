import { describe, expect, test } from 'vitest';
import { loadCatalog } from '#catalog/catalog.ts';
import { composeBlockContext } from '#compose/block-context.ts';
import { messagesOf } from '#compose/locale-setting.ts';
import type { LocaleCode } from '#domain/locale/locale-table.ts';
import { translator } from '#i18n/translator.ts';
import { selectGuideCards } from './select.ts';

const catalog = loadCatalog(process.cwd());
const contextOf = (locale: LocaleCode) =>
  composeBlockContext(catalog, locale, translator(locale, messagesOf(catalog, locale)), '2026-11-15');
const english = contextOf('en');

describe('home-guide-cards', () => {
  test.each([
    ['en', 'Explainer'],
    ['pl', 'Objaśnienie'],
    ['tr', 'Açıklama'],
  ] as const)('a card in %s has the words of its page and its kind', (locale, kind) => {
    const context = contextOf(locale);
    const { cards } = selectGuideCards({ documents: ['explainers/what-is-a-vpn'] }, context);
    expect(cards).toEqual([{ ...context.document('explainers/what-is-a-vpn'), kind, isDrawn: true }]);
  });

  test('keeps the order of the author and leaves out what does not exist in this language', () => {
    const page = (id: string) => ({ path: `/${id}`, title: id, description: id });
    const context = {
      ...english,
      document: (id: string) => (id === 'guides/b' ? undefined : page(id)),
    };
    const documents = ['guides/c', 'guides/b', 'reviews/a', 'guides/c'];
    expect(selectGuideCards({ documents }, context).cards.map(({ path, kind }) => [path, kind])).toEqual([
      ['/guides/c', 'How-to'],
      ['/reviews/a', 'Review'],
    ]);
  });
});
