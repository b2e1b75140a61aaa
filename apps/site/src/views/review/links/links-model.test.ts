import { parseMarkdoc } from '@vpn-site/content/parse-markdoc.ts';
import { localeCodes } from '@vpn-site/core/locale/locale-table.ts';
import { testContext } from '@vpn-site/fixture/test-context.ts';
import { describe, expect, test } from 'vitest';
import { allReviewsLink, comparisonLinks, recommendedProviders } from './links-model.ts';

const english = testContext();
const everyone = [...english.providers.keys()];

describe('where to read on', () => {
  test('a comparison with each of the nearest, by the other one’s name', () => {
    const links = comparisonLinks('birch', [], english);
    expect(links.length).toBeGreaterThan(1);
    for (const { href, badge: face } of links) {
      expect(href).toMatch(/^\/compare\/[a-z-]+-vs-[a-z-]+$/);
      expect(href).toContain(face.id);
    }
  });

  test.each(localeCodes)('nobody is compared with itself in %s', (locale) => {
    const site = testContext(locale);
    for (const provider of everyone) {
      const others = comparisonLinks(provider, [], site).map(({ badge: face }) => face.id);
      expect(new Set(others).size).toBe(others.length);
      expect(others).not.toContain(provider);
    }
  });

  test.each(localeCodes)(
    'under a text are the providers that it recommends, in its order, in %s',
    (locale) => {
      const site = testContext(locale);
      const link = (id: string) => `[a review](${site.reviewPath(id)})`;
      const body = parseMarkdoc(
        `## Cost {% #cost %}\n\n${link('cedar')}\n\n` +
          `## Instead {% #compare %}\n\n- ${link('elm')}, ${link('birch')}\n- ${link('alder')}, ${link('elm')}\n\n` +
          `## Questions {% #questions %}\n\n${link('dogwood')}`,
      );
      const recommended = recommendedProviders('alder', body, site);
      expect(recommended).toEqual(['elm', 'birch']);
      expect(comparisonLinks('alder', recommended, site).map(({ badge }) => badge.id)).toEqual(recommended);
      expect(recommendedProviders('alder', parseMarkdoc('No section.'), site)).toEqual([]);
    },
  );

  test('the list of all reviews is linked where it exists', () => {
    expect(allReviewsLink({ ...english, pageExists: () => false })).toBeUndefined();
    expect(allReviewsLink({ ...testContext('pl'), pageExists: () => true })).toEqual({
      href: '/pl/recenzje',
      text: 'Wszystkie recenzje',
    });
  });
});
