import type { Fact } from '@vpn-site/core/provider/fact.ts';
import type { Provider } from '@vpn-site/core/provider/provider.ts';
import { testContext } from '@vpn-site/fixture/test-context.ts';
import { describe, expect, test } from 'vitest';
import { lastModified } from './last-modified.ts';

const updated = '2026-05-01';
const provider = (id: string, ...checked: string[]): Provider => {
  const fact = (day: string): Fact => ({
    ...{ type: 'yes-no', value: true, basis: 'research', checked: day, sources: [] },
  });
  const facts = Object.fromEntries(checked.map((day, index) => [`key-${index}`, fact(day)]));
  return { id, name: id, website: 'https://x.example', sources: {}, facts };
};
const a = provider('a', '2026-01-01', '2026-06-01');
const b = provider('b', '2026-07-01');
const nothingKnown = provider('c');

describe('when a page last changed', () => {
  test('is when its words did, where it shows no facts of its own', {
    tags: 'routes-sitemap-lastmod',
  }, () => {
    expect(lastModified(updated, [])).toBe(updated);
  });

  test('is when a fact on it was last read, where that is later', { tags: 'routes-sitemap-lastmod' }, () => {
    expect(lastModified(updated, [a])).toBe('2026-06-01');
    expect(lastModified(updated, [nothingKnown])).toBe(updated);
    expect(lastModified('2026-08-01', [a])).toBe('2026-08-01');
  });

  test('is the later of the two in a comparison, and nothing where nothing is known', () => {
    expect(lastModified(undefined, [a, b])).toBe('2026-07-01');
    expect(lastModified(undefined, [nothingKnown])).toBeUndefined();
  });

  test('a fact of its country changes it too', () => {
    const { countries } = testContext();
    expect(lastModified('2024-05-01', [], countries.get('TR'))).toBe('2025-06-01');
  });
});
