import { describe, expect, test } from 'vitest';
import { loadCatalog } from '#catalog/catalog.ts';
import { composeBlockContext } from '#compose/block-context.ts';
import { messagesOf } from '#compose/locale-setting.ts';
import { type LocaleCode, localeCodes } from '#domain/locale/locale-table.ts';
import { translator } from '#i18n/translator.ts';
import { allReviewsLink, comparisonLinks } from './links-model.ts';

const catalog = loadCatalog(process.cwd());
const contextOf = (locale: LocaleCode) =>
  composeBlockContext(catalog, locale, translator(locale, messagesOf(catalog, locale)), '2026-11-15');
const english = contextOf('en');
const everyone = [...english.providers.keys()];

describe('where to read on', () => {
  test('three comparisons, named as their pages are', () => {
    const links = comparisonLinks('tunnelbear', english);
    expect(links).toHaveLength(3);
    for (const { href, text } of links) {
      expect(href).toMatch(/^\/compare\/[a-z-]+-vs-[a-z-]+$/);
      expect(text).toMatch(/ vs TunnelBear$|^TunnelBear vs /);
    }
  });

  test.each(localeCodes)('nobody is compared with itself in %s', (locale) => {
    const context = contextOf(locale);
    for (const provider of everyone) {
      const hrefs = comparisonLinks(provider, context).map(({ href }) => href);
      expect(new Set(hrefs).size).toBe(3);
      expect(hrefs.filter((href) => href.includes(`${provider}-vs-${provider}`))).toEqual([]);
    }
  });

  test('the list of all reviews is linked where it exists', () => {
    expect(allReviewsLink({ ...english, pageExists: () => false })).toBeUndefined();
    expect(allReviewsLink({ ...contextOf('pl'), pageExists: () => true })).toEqual({
      href: '/pl/recenzje',
      text: 'Wszystkie recenzje',
    });
  });
});
