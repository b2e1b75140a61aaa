import { describe, expect, test } from 'vitest';
import { localeCodes } from '#domain/locale/locale-table.ts';
import { testContext } from '#fixtures/test-context.ts';
import { allReviewsLink, comparisonLinks } from './links-model.ts';

const english = testContext();
const everyone = [...english.providers.keys()];

describe('where to read on', () => {
  test('three comparisons, named as their pages are', () => {
    const links = comparisonLinks('dogwood', english);
    expect(links).toHaveLength(3);
    for (const { href, text } of links) {
      expect(href).toMatch(/^\/compare\/[a-z-]+-vs-[a-z-]+$/);
      expect(text).toMatch(/ vs Dogwood$|^Dogwood vs /);
    }
  });

  test.each(localeCodes)('nobody is compared with itself in %s', (locale) => {
    const site = testContext(locale);
    for (const provider of everyone) {
      const hrefs = comparisonLinks(provider, site).map(({ href }) => href);
      expect(new Set(hrefs).size).toBe(3);
      expect(hrefs.filter((href) => href.includes(`${provider}-vs-${provider}`))).toEqual([]);
    }
  });

  test('the list of all reviews is linked where it exists', () => {
    expect(allReviewsLink({ ...english, pageExists: () => false })).toBeUndefined();
    expect(allReviewsLink({ ...testContext('pl'), pageExists: () => true })).toEqual({
      href: '/pl/recenzje',
      text: 'Wszystkie recenzje',
    });
  });
});
