import { expect, test } from 'vitest';
import { namedSlug } from './named-slug.ts';

test.each([
  ['reviews/mullvad', 'pl', 'recenzje/mullvad'],
  ['comparisons/mullvad-vs-proton-vpn', 'tr', 'karsilastirma/mullvad-vs-proton-vpn'],
  ['guides/set-up', 'en', undefined],
] as const)('%s in %s has the slug %s', (id, locale, slug) => {
  expect(namedSlug(id, locale)).toBe(slug);
});
