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

test('the public service is asked with addresses of at most 500 characters, each as long as it may be, for every icon once', {
  tags: 'constants-icon-api-url-length',
}, () => {
  for (const length of [1, 2, 3, 17, 40]) {
    const names = Array.from({ length: 600 }, (_, place) => `${place}`.padStart(length, 'a'));
    const paths = publicPaths('lucide', names);
    const longest = Math.max(...paths.flatMap((path) => publicHosts.map((host) => (host + path).length)));
    expect(longest).toBeLessThanOrEqual(500);
    expect(longest).toBeGreaterThan(500 - Math.max(...names.map((name) => name.length)) - 2);
    expect(paths.flatMap((path) => path.split('icons=')[1]?.split(','))).toEqual(names);
  }
  expect(publicPaths('lucide', ['star'])).toHaveLength(1);
});
