import { describe, expect, test } from 'vitest';
import { canonicalLink } from './canonical-link.ts';

describe('the canonical link', () => {
  test('is lower-cased', { tags: 'head-canonical-lower-case' }, () => {
    expect(canonicalLink('https://Site.example', '/PL/Recenzje', '?q=Szybki')).toBe(
      'https://site.example/pl/recenzje?q=szybki',
    );
  });

  test('has no slash at the end, save on the home page', { tags: 'head-canonical-no-slash' }, () => {
    expect(canonicalLink('https://site.example', '/reviews/')).toBe('https://site.example/reviews');
    expect(canonicalLink('https://site.example', '/')).toBe('https://site.example/');
  });
});
