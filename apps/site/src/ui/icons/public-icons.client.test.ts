import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { iconTimeout, isPublicFallbackOn } from './load-icon-sets.client.ts';
import {
  nextHostDelay,
  publicHosts,
  publicPaths,
  publicTimeout,
  publicUrlLimit,
} from './public-icons.client.ts';

describe('limits of icon requests', () => {
  test('are those of the specification', { tags: 'constants-icon-timeout' }, () => {
    expect(iconTimeout).toBe(1500);
    expect(publicUrlLimit).toBe(500);
    expect(nextHostDelay).toBe(750);
    expect(publicTimeout).toBe(5000);
  });

  test('the public service is not asked by default', { tags: 'icons-fallback-off' }, () => {
    expect(isPublicFallbackOn).toBe(false);
  });
});

describe('the public icon service', () => {
  test('is asked with addresses of at most 500 characters that together name every icon once', {
    tags: 'constants-icon-api-url-length',
  }, () => {
    const name = fc.stringMatching(/^[a-z][a-z0-9-]{0,40}$/);
    fc.assert(
      fc.property(fc.uniqueArray(name, { minLength: 1, maxLength: 80 }), (names) => {
        const paths = publicPaths('lucide', names);
        for (const path of paths) {
          for (const address of publicHosts) expect((address + path).length).toBeLessThanOrEqual(500);
        }
        expect(paths.flatMap((path) => path.split('icons=')[1]?.split(','))).toEqual(names);
      }),
    );
  });

  test('is asked several times for more than one address can name, each as long as it may be', {
    tags: 'constants-icon-api-url-length',
  }, () => {
    // Random lists are rarely long enough to be split.
    for (const length of [1, 2, 40]) {
      const names = Array.from({ length: 600 }, (_, place) => `${place}`.padStart(length, 'a'));
      const paths = publicPaths('lucide', names);
      const longest = Math.max(...paths.flatMap((path) => publicHosts.map((host) => (host + path).length)));
      expect(paths.length).toBeGreaterThan(1);
      expect(longest).toBeLessThanOrEqual(500);
      expect(longest).toBeGreaterThan(500 - Math.max(...names.map((name) => name.length)) - 2);
    }
  });
});
