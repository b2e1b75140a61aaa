import { type Feed, feedUpdated, startOfDay } from './feed.ts';
import { xmlText } from './xml-text.ts';

/** RFC 4287. A feed must have a date even when it is empty. */
const beforeAll = '1970-01-01';

export function atomFeed(feed: Feed, selfUrl: string): string {
  const { id, title, description, author, language, homeUrl, entries } = feed;
  return [
    '<?xml version="1.0" encoding="UTF-8"?>',
    `<feed xmlns="http://www.w3.org/2005/Atom" xml:lang="${xmlText(language)}">`,
    `<id>${xmlText(id)}</id>`,
    `<title>${xmlText(title)}</title>`,
    `<subtitle>${xmlText(description)}</subtitle>`,
    `<updated>${startOfDay(feedUpdated(feed) ?? beforeAll).toISOString()}</updated>`,
    `<author><name>${xmlText(author)}</name></author>`,
    `<link rel="self" type="application/atom+xml" href="${xmlText(selfUrl)}"/>`,
    `<link rel="alternate" type="text/html" href="${xmlText(homeUrl)}"/>`,
    ...entries.map((entry) =>
      [
        '<entry>',
        `<id>${xmlText(entry.id)}</id>`,
        `<title>${xmlText(entry.title)}</title>`,
        `<link rel="alternate" type="text/html" href="${xmlText(entry.url)}"/>`,
        `<updated>${startOfDay(entry.updated).toISOString()}</updated>`,
        `<summary>${xmlText(entry.summary)}</summary>`,
        '</entry>',
      ].join(''),
    ),
    '</feed>',
    '',
  ].join('\n');
}
