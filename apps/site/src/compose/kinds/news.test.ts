import type { Catalog } from '@vpn-site/content/catalog.ts';
import type { ContentDocument } from '@vpn-site/core/document/content-document.ts';
import { DocumentIndex } from '@vpn-site/core/document/document-index.ts';
import { newsListPath } from '@vpn-site/core/route/news-address.ts';
import { fixtureCatalog, fixtureDay } from '@vpn-site/fixture/fixture-site.ts';
import { describe, expect, test } from 'vitest';
import { missingTargetProblems } from '#checks/menu-problems.ts';
import { renderHeadTags } from '#head/head-tag.ts';
import { feedFiles } from '../feeds/feed-files.ts';
import { composeLocaleSite } from '../locale-site.ts';
import { composeFeedTags } from '../page-head.ts';
import { readablePageAt, readablePaths } from '../pages.ts';
import { composeStructuredData } from '../structured-data/structured-data.ts';
import { newsIn } from './news-list.ts';

const catalog = fixtureCatalog();
const siteUrl = 'https://site.example';
const withoutNews: Catalog = {
  ...catalog,
  documents: new DocumentIndex(catalog.documents.all().filter(({ kind }) => kind !== 'news')),
};
const english = composeLocaleSite(catalog, 'en', siteUrl, fixtureDay);
const pageAt = (path: string) => {
  const page = readablePageAt(catalog, path);
  if (!page) throw new Error(`There is no page at ${path}.`);
  return page;
};
const schemaOf = (path: string, site = english) =>
  renderHeadTags(composeStructuredData(catalog, pageAt(path), site));

describe('the list of news', () => {
  test('has the news of its language, the newest first', () => {
    const posts = (path: string) => {
      const page = pageAt(path);
      return page.kind === 'newsList' ? page.posts.map((post) => post.path) : [];
    };
    expect(posts('/news')).toEqual(['/news/birch-audited-again', '/news/list-of-news']);
    expect(posts('/tr/haberler')).toEqual(['/tr/haberler/birch-yeniden-denetlendi']);
  });

  test('is sorted by the dates of events', () => {
    const [newer] = newsIn(catalog, 'en');
    const happened = (document: ContentDocument) =>
      document.id === newer?.id
        ? { ...document, frontMatter: { ...document.frontMatter, happened: '2025-05' } }
        : document;
    const documents = new DocumentIndex(catalog.documents.all().map(happened));
    expect(newsIn({ ...catalog, documents }, 'en').map(({ path }) => path)).toEqual([
      ...['/news/list-of-news', '/news/birch-audited-again'],
    ]);
  });

  test('is there as long as there are news, and so is its entry in the menu', () => {
    expect(readablePageAt(withoutNews, '/news')).toBeUndefined();
    expect(readablePaths(withoutNews).toArray()).not.toContain('/pl/aktualnosci');
    expect(missingTargetProblems(withoutNews)).toEqual(missingTargetProblems(catalog));
    const menuOf = (read: Catalog) =>
      JSON.stringify(composeLocaleSite(read, 'pl', siteUrl, fixtureDay).frame.menu);
    expect(menuOf(catalog)).toContain(newsListPath('pl'));
    expect(menuOf(withoutNews)).not.toContain(newsListPath('pl'));
  });
});

describe('a piece of news', () => {
  test('is a news article with its day and who signs it', () => {
    const signed = schemaOf('/news/birch-audited-again');
    expect(signed).toContain('"@type":"NewsArticle"');
    expect(signed).toContain('"datePublished":"2025-06-12"');
    expect(signed).toContain('"author":{"@type":"Person","name":"Alex Fixture"');
  });

  test('is signed by whoever writes the site, or else by nobody', () => {
    expect(schemaOf('/news/list-of-news')).not.toContain('"Person"');
    const author = { name: 'Kim Owner', bio: { en: 'B', pl: 'B', tr: 'B' } };
    const owned = { ...catalog, site: { ...catalog.site, author } };
    const signed = (path: string) => readablePageAt(owned, path);
    expect(signed('/news/list-of-news')).toMatchObject({ author: { name: 'Kim Owner' } });
    expect(signed('/news/birch-audited-again')).toMatchObject({ author: { name: 'Alex Fixture' } });
  });
});

describe('the feed of news', () => {
  const feeds = new Map(feedFiles(catalog, siteUrl, fixtureDay).map(({ path, text }) => [path, text]));

  test('is written for each language that has news, and named by pages of news alone', () => {
    expect(feeds.get('/news/feed.xml')).toContain('<published>2025-06-12T00:00:00.000Z</published>');
    expect(feeds.get('/tr/haberler/feed.xml')?.match(/<entry>/g)).toHaveLength(1);
    const paths = feedFiles(withoutNews, siteUrl, fixtureDay).map(({ path }) => path);
    expect(paths).not.toContain('/news/feed.xml');
    const tags = (path: string) => renderHeadTags(composeFeedTags(pageAt(path), english));
    expect(tags('/news')).toContain('https://site.example/news/feed.xml');
    expect(tags('/news/list-of-news')).toContain('https://site.example/news/feed.xml');
    expect(tags('/about')).not.toContain('/news/feed.xml');
  });
});
