import { testContext } from '@vpn-site/fixture/test-context.ts';
import { describe, expect, test } from 'vitest';
import { allReviewsLink, comparisonLinks } from './links-model.ts';

const english = testContext();

describe('where to read on', () => {
  test('a comparison with each of the nearest, by the other one’s name', () => {
    const links = comparisonLinks('birch', english);
    expect(links.length).toBeGreaterThan(1);
    for (const { href, badge: face } of links) {
      expect(href).toMatch(/^\/compare\/[a-z-]+-vs-[a-z-]+$/);
      expect(href).toContain(face.id);
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
