import { escapeHtml } from '../head-tag.ts';
import { type Feed, feedUpdated, startOfDay } from './feed.ts';

/**
 * Matches characters that XML 1.0 does not allow, even escaped: most control characters, lone surrogates, two
 * non-characters.
 */
const invalidXml = /[^\t\n\r\u0020-\uD7FF\uE000-\uFFFD\u{10000}-\u{10FFFF}]/gu;

/** Escapes text for use as content or as an attribute value in double quotes. */
export function xmlText(text: string): string {
  return escapeHtml(text.replaceAll(invalidXml, ''));
}

/** The date of a feed without entries, because RFC 4287 requires one. */
const emptyFeedDate = '1970-01-01';

export function atomFeed(feed: Feed, selfUrl: string): string {
  const { id, title, description, author, language, homeUrl, entries } = feed;
  return [
    '<?xml version="1.0" encoding="UTF-8"?>',
    `<feed xmlns="http://www.w3.org/2005/Atom" xml:lang="${xmlText(language)}">`,
    `<id>${xmlText(id)}</id>`,
    `<title>${xmlText(title)}</title>`,
    `<subtitle>${xmlText(description)}</subtitle>`,
    `<updated>${startOfDay(feedUpdated(feed) ?? emptyFeedDate).toISOString()}</updated>`,
    `<author><name>${xmlText(author)}</name></author>`,
    `<link rel="self" type="application/atom+xml" href="${xmlText(selfUrl)}"/>`,
    `<link rel="alternate" type="text/html" href="${xmlText(homeUrl)}"/>`,
    ...entries.map((entry) =>
      [
        '<entry>',
        `<id>${xmlText(entry.id)}</id>`,
        `<title>${xmlText(entry.title)}</title>`,
        `<link rel="alternate" type="text/html" href="${xmlText(entry.url)}"/>`,
        ...(entry.published === undefined
          ? []
          : [`<published>${startOfDay(entry.published).toISOString()}</published>`]),
        `<updated>${startOfDay(entry.updated).toISOString()}</updated>`,
        `<summary>${xmlText(entry.summary)}</summary>`,
        '</entry>',
      ].join(''),
    ),
    '</feed>',
    '',
  ].join('\n');
}

/** Returns a feed as RSS 2.0, for feed readers that support nothing newer. */
export function rssFeed(feed: Feed, selfUrl: string): string {
  const { title, description, language, homeUrl, entries } = feed;
  const updated = feedUpdated(feed);
  return [
    '<?xml version="1.0" encoding="UTF-8"?>',
    '<rss version="2.0" xmlns:atom="http://www.w3.org/2005/Atom">',
    '<channel>',
    `<title>${xmlText(title)}</title>`,
    `<link>${xmlText(homeUrl)}</link>`,
    `<description>${xmlText(description)}</description>`,
    `<language>${xmlText(language)}</language>`,
    ...(updated === undefined ? [] : [`<lastBuildDate>${startOfDay(updated).toUTCString()}</lastBuildDate>`]),
    `<atom:link rel="self" type="application/rss+xml" href="${xmlText(selfUrl)}"/>`,
    ...entries.map((entry) =>
      [
        '<item>',
        `<guid isPermaLink="false">${xmlText(entry.id)}</guid>`,
        `<title>${xmlText(entry.title)}</title>`,
        `<link>${xmlText(entry.url)}</link>`,
        `<pubDate>${startOfDay(entry.updated).toUTCString()}</pubDate>`,
        `<description>${xmlText(entry.summary)}</description>`,
        '</item>',
      ].join(''),
    ),
    '</channel>',
    '</rss>',
    '',
  ].join('\n');
}

/** Returns a feed as JSON Feed 1.1. */
export function jsonFeed(feed: Feed, selfUrl: string): string {
  const { title, description, author, language, homeUrl, entries } = feed;
  return `${JSON.stringify(
    {
      version: 'https://jsonfeed.org/version/1.1',
      title,
      description,
      home_page_url: homeUrl,
      feed_url: selfUrl,
      language,
      authors: [{ name: author, url: homeUrl }],
      items: entries.map(({ id, url, title: entryTitle, summary, updated }) => ({
        id,
        url,
        title: entryTitle,
        content_text: summary,
        date_modified: startOfDay(updated).toISOString(),
      })),
    },
    undefined,
    1,
  )}\n`;
}
