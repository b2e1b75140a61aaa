import { type Feed, startOfDay } from './feed.ts';

/** JSON Feed 1.1. */
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
