import { entryPoints } from '@vpn-site/harness/entry-points.ts';
import { atMostMilliseconds } from '@vpn-site/harness/nightly.ts';
import { rawRequest } from '@vpn-site/harness/raw-request.ts';
import { readerAgent } from '@vpn-site/harness/reader.ts';
import { describe, expect, inject, test } from 'vitest';
import english from '../../messages/en.json' with { type: 'json' };

describe.each(entryPoints)('searches through %s', (_door, base) => {
  const nothingFound = english.search.start;
  const pattern = encodeURIComponent('(a+)+$');
  const search = async (query: string) => {
    const started = performance.now();
    const answer = await rawRequest(base, `/search?q=${query}`, [`User-Agent: ${readerAgent}`]);
    return { ...answer, milliseconds: performance.now() - started };
  };

  test.each([
    ['10 kB', 'a'.repeat(10_000)],
    ['a pattern that takes forever', pattern],
    ['the same and what it fails on', encodeURIComponent(`(a+)+$${'a'.repeat(60)}!`)],
    ['emoji', encodeURIComponent('🏴‍☠️🔥👩‍👩‍👧‍👦')],
    ['NUL', '%00%00'],
    ['marks of direction', encodeURIComponent('\u202e\u2066\u200f\u061c')],
    ['half a character', '%e2%80'],
  ])(
    'C7 a search for %s finds nothing or is refused, and takes no longer than any other',
    async (_name, query) => {
      const plain = await search('qqqqqqqq');
      const asked = [await search(query), await search(query), await search(query)];
      for (const { status, body } of asked) {
        // nginx itself refuses an address of 10 kB.
        expect(base === inject('edgeUrl') ? [200, 400, 414] : [200, 400]).toContain(status);
        // The bare pattern is searched as the one letter in it, and some words begin with that letter.
        if (status === 200 && query !== pattern) expect(body).toContain(nothingFound);
      }
      const quickest = Math.min(...asked.map(({ milliseconds }) => milliseconds));
      expect(quickest).toBeLessThan(atMostMilliseconds(Math.max(100, 2 * plain.milliseconds)));
    },
  );
});
