import { describe, expect, test } from 'vitest';
import { fileCacheControl, messageCacheSeconds } from './cache-control.ts';

describe('fileCacheControl', () => {
  test('interface strings are kept for a day', { tags: 'constants-messages-ttl' }, () => {
    expect(messageCacheSeconds).toBe(86_400);
    expect(fileCacheControl('_i18n/pl/messages.json')).toBe('public, max-age=86400');
  });

  test('a name with a hash is kept for good, the latest build never, and / by no shared cache', () => {
    expect(fileCacheControl('_build/latest.json')).toBe('no-store');
    expect(fileCacheControl('index.html')).toBe('private, no-cache');
    expect(fileCacheControl('_assets/site.D3adB33f.css')).toBe('public, max-age=31536000, immutable');
  });

  test.each(['pl.html', 'pl/index.html', 'data/v1/scores.json', 'guides/_i18n/x.html'])(
    '%s is kept shortly and may be served stale',
    (file) => {
      expect(fileCacheControl(file)).toBe(
        'public, max-age=60, s-maxage=300, stale-while-revalidate=86400, stale-if-error=86400',
      );
    },
  );
});
