import { type Feed, feedUpdated, startOfDay } from './feed.ts';
import { xmlText } from './xml-text.ts';

/** RSS 2.0, for readers who know nothing newer. */
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
