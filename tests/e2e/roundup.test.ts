import { loadCatalog } from '@vpn-site/content/catalog.ts';
import { today } from '@vpn-site/content/today.ts';
import { scoreProfile } from '@vpn-site/core/scoring/score-profile.ts';
import { htmlProblems } from '@vpn-site/harness/html-problems.ts';
import { sharedBrowser } from '@vpn-site/harness/reader-pages.ts';
import { siteRoot } from '@vpn-site/harness/tested-site.ts';
import { describe, expect, inject, test } from 'vitest';

const origin = inject('originUrl');
const catalog = loadCatalog(siteRoot, today());

const pages = [
  { path: '/best-vpn', profile: 'overall' },
  { path: '/best-vpn/for-streaming', profile: 'streaming' },
  { path: '/best-vpn/for-torrenting', profile: 'torrenting' },
  { path: '/best-vpn/free-vpns', profile: 'free' },
  { path: '/best-vpn/for-privacy', profile: 'privacy' },
  { path: '/best-vpn/for-travel', profile: 'travel' },
  { path: '/tr/en-iyi-vpn', profile: 'overall' },
  { path: '/tr/yayin-icin', profile: 'streaming' },
  { path: '/tr/torrent-icin', profile: 'torrenting' },
  { path: '/tr/ucretsiz', profile: 'free' },
  { path: '/tr/gizlilik-icin', profile: 'privacy' },
  { path: '/tr/seyahat-icin', profile: 'travel' },
] as const;

const polish = ['', '/do-streamingu', '/do-torrentingu', '/darmowe', '/do-prywatnosci', '/w-podrozy'].map(
  (end) => `/pl/najlepszy-vpn${end}`,
);

describe('the rankings', () => {
  test.each([...pages.map(({ path }) => path), ...polish])(
    '%s is a page of valid HTML',
    { tags: 'content-roundup-pages' },
    async (path) => {
      const answer = await fetch(origin + path);
      expect(answer.status).toBe(200);
      const html = await answer.text();
      expect(await htmlProblems(html)).toEqual([]);
      expect(/<h1[^>]*>([^<]*)/.exec(html)?.[1]).toContain(String(catalog.site.contentYear));
    },
  );

  describe('read without JavaScript', () => {
    const browser = sharedBrowser({ javaScriptEnabled: false });

    test.each(pages)(
      '$path lists everyone in the order of the computed ranking',
      async ({ path, profile }) => {
        const page = await browser.context.newPage();
        await page.goto(origin + path);
        const { ranked } = scoreProfile(
          catalog.facts.providers,
          catalog.methodology,
          profile,
          today(),
        ).ranking;
        const names = ranked.map(({ score }) =>
          expect.stringContaining(
            catalog.facts.providers.find(({ id }) => id === score.provider)?.name ?? '?',
          ),
        );
        // Those that we would skip stand in a list of their own below the tiers, and the unranked after them.
        const listed = await page.locator('.rank-row h4, .band-list > li').allTextContents();
        expect(listed.slice(0, names.length)).toEqual(names);
        await page.close();
      },
    );
  });
});
