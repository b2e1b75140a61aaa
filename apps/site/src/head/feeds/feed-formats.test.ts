import fc from 'fast-check';
import { parseFragment } from 'parse5';
import { describe, expect, test } from 'vitest';
import type { Feed } from './feed.ts';
import { feedId } from './feed.ts';
import { atomFeed, jsonFeed, rssFeed, xmlText } from './feed-formats.ts';

const feed: Feed = {
  id: 'tag:site.example,2026:feed.en',
  title: 'News & more',
  description: 'D',
  author: 'VPN Site',
  language: 'en',
  homeUrl: 'https://site.example/',
  entries: [
    { id: 'a', title: 'A <b>', url: 'https://site.example/a', summary: 'S', updated: '2026-11-03' },
    { id: 'b', title: 'B', url: 'https://site.example/b', summary: 'T', updated: '2026-11-01' },
  ],
};
const self = 'https://site.example/feed';

describe('the formats of feeds', () => {
  test('Atom: ids, dates of RFC 3339, the newest as the date of the feed, which an empty one has too', () => {
    const xml = atomFeed(feed, self);
    expect(xml).toContain('<title>News &amp; more</title>');
    expect(xml.match(/<updated>[^<]+/g)).toEqual([
      '<updated>2026-11-03T00:00:00.000Z',
      '<updated>2026-11-03T00:00:00.000Z',
      '<updated>2026-11-01T00:00:00.000Z',
    ]);
    expect(xml).toContain('<entry><id>a</id><title>A &lt;b&gt;</title>');
    expect(xml).toContain('<link rel="self" type="application/atom+xml" href="https://site.example/feed"/>');
    expect(atomFeed({ ...feed, entries: [] }, self)).toContain('<updated>1970-01-01T00:00:00.000Z</updated>');
  });

  test('RSS: dates of RFC 822, names that are no addresses', () => {
    const xml = rssFeed(feed, self);
    expect(xml).toContain('<pubDate>Tue, 03 Nov 2026 00:00:00 GMT</pubDate>');
    expect(xml).toContain('<guid isPermaLink="false">a</guid><title>A &lt;b&gt;</title>');
    expect(rssFeed({ ...feed, entries: [] }, self)).not.toContain('lastBuildDate');
  });

  test('JSON Feed 1.1', () => {
    expect(JSON.parse(jsonFeed(feed, self))).toMatchObject({
      version: 'https://jsonfeed.org/version/1.1',
      feed_url: self,
      items: [{ id: 'a', title: 'A <b>', date_modified: '2026-11-03T00:00:00.000Z' }, { id: 'b' }],
    });
  });

  test('a name does not depend on the address of what it names', () => {
    expect(feedId('http://localhost:8080', 'reviews/mullvad.pl')).toBe(
      'tag:localhost,2026:reviews/mullvad.pl',
    );
  });
});

test('markup is escaped, and what XML cannot hold is left out', () => {
  expect(xmlText('a < b & "c" > d')).toBe('a &lt; b &amp; &quot;c&quot; &gt; d');
  expect(xmlText('a\u0000\u0008b\uFFFE\uD800c\u{1F512}\n')).toBe('abc\u{1F512}\n');
});

test('any text comes out as text alone, also from an attribute', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'binary' }), (text) => {
      const written = xmlText(text);
      expect(written).not.toMatch(/[<>"]|&(?!(?:amp|lt|gt|quot);)/);
      expect([...written].filter((character) => character < ' ' && !'\t\n\r'.includes(character))).toEqual(
        [],
      );
      expect(written).not.toMatch(/[\uFFFE\uFFFF]/);
      const { childNodes } = parseFragment(`<b title="${written}"></b>`);
      expect(childNodes.map(({ nodeName }) => nodeName)).toEqual(['b']);
    }),
  );
});
