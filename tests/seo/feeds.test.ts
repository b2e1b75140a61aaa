import { existsSync, globSync, readFileSync } from 'node:fs';
import { dist } from '@vpn-site/harness/tested-site.ts';
import { readRelease } from '@vpn-site/site/release/release.ts';
import { describe, expect, test } from 'vitest';
import { crawlBuiltSite } from './harness/crawled-page.ts';
import { parseXml } from './harness/parse-xml.ts';

const pages = crawlBuiltSite();
const canonical = new Set(pages.flatMap(({ canonicals }) => canonicals));
const origin = new URL(pages[0]?.canonicals[0] ?? '').origin;
const today = new Date().toISOString();
const read = (file: string) => readFileSync(`${dist}/client/${file}`, 'utf8');
const folders = ['', 'pl/', 'tr/'];
const newsFeeds = ['news', 'pl/aktualnosci', 'tr/haberler']
  .filter((list) => pages.some(({ path }) => path === `/${list}`))
  .map((list) => `${list}/feed.xml`);
const atomFiles = [
  ...globSync('{feed,{pl,tr}/feed,feeds/*,*/feeds/*}.xml', { cwd: `${dist}/client` }),
  ...globSync('{news,*/{aktualnosci,haberler}}/*.xml', { cwd: `${dist}/client` }),
];

describe('feeds of the built site', () => {
  test('there is one of pages in every language, one per provider and language, and one of news where there are some', () => {
    const { providers } = readRelease(dist);
    const wanted = folders.flatMap((folder) => [
      `${folder}feed.xml`,
      ...providers.map((id) => `${folder}feeds/${id}.xml`),
    ]);
    expect(atomFiles.toSorted()).toEqual([...wanted, ...newsFeeds].toSorted());
  });

  test.each(atomFiles)('%s is Atom whose links lead to pages and whose dates are past', (file) => {
    const { all, text } = parseXml(read(file));
    expect(all('id')).toHaveLength(all('entry').length + 1);
    expect(new Set(all('id').map(text)).size).toBe(all('entry').length + 1);
    expect(all('entry').length).toBeGreaterThan(0);
    expect(all('entry').length).toBeLessThanOrEqual(50);
    const dates = all('updated').map(text);
    expect(dates.filter((date) => !/^\d{4}-\d\d-\d\dT00:00:00\.000Z$/.test(date) || date > today)).toEqual(
      [],
    );
    // News are ordered by publication, whatever was corrected since.
    const order = newsFeeds.includes(file) ? all('published').map(text) : dates.slice(1);
    expect(order).toEqual(order.toSorted().toReversed());
    const links = all('link').map(({ attributes: { rel, href = '' } }) => ({ rel, href }));
    expect(links[0]).toEqual({ rel: 'self', href: `${origin}/${file}` });
    expect(links.slice(1).filter(({ href }) => !canonical.has(href))).toEqual([]);
  });

  test.each(folders)('/%srss.xml and feed.json tell the same as feed.xml', (folder) => {
    const atom = parseXml(read(`${folder}feed.xml`));
    const rss = parseXml(read(`${folder}rss.xml`));
    const json = JSON.parse(read(`${folder}feed.json`)) as {
      version: string;
      feed_url: string;
      items: { id: string; url: string; date_modified: string }[];
    };
    const ids = atom.all('id').map(atom.text).slice(1);
    expect(rss.all('guid').map(rss.text)).toEqual(ids);
    expect(json.items.map(({ id }) => id)).toEqual(ids);
    expect(
      rss
        .all('link')
        .map(rss.text)
        .filter((href) => !canonical.has(href)),
    ).toEqual([]);
    expect(rss.all('pubDate').map((date) => new Date(rss.text(date)).toISOString())).toEqual(
      json.items.map(({ date_modified }) => date_modified),
    );
    expect(json).toMatchObject({
      version: 'https://jsonfeed.org/version/1.1',
      feed_url: `${origin}/${folder}feed.json`,
    });
  });

  test('every page names the feeds of its language, a review that of its provider, news that of news', () => {
    const wrong = pages.flatMap(({ path, language, feeds }) => {
      const folder = language === 'en' ? '' : `${language}/`;
      const provider = /\/(?:reviews|recenzje|incelemeler)\/([^/]+)$/.exec(path)?.[1];
      const news = /^(?:\/(?:pl|tr))?\/(news|aktualnosci|haberler)(?:\/|$)/.exec(path)?.[1];
      const expected = [
        ...['feed.xml', 'rss.xml', 'feed.json'],
        ...(provider ? [`feeds/${provider}.xml`] : []),
        ...(news ? [`${news}/feed.xml`] : []),
      ];
      const isRight =
        JSON.stringify(feeds) === JSON.stringify(expected.map((file) => `${origin}/${folder}${file}`));
      return isRight ? [] : [path];
    });
    expect(wrong).toEqual([]);
  });
});

describe('/llms.txt', () => {
  test('names only addresses that exist', () => {
    const links = [...read('llms.txt').matchAll(/\]\(([^)]+)\)/g)].map(([, address = '']) => address);
    expect(links.length).toBeGreaterThan(20);
    expect(
      links.filter(
        (address) => !canonical.has(address) && !existsSync(`${dist}/client${new URL(address).pathname}`),
      ),
    ).toEqual([]);
  });
});
