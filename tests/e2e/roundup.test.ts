import { loadCatalog } from '@vpn-site/content/catalog.ts';
import { today } from '@vpn-site/content/today.ts';
import { localizedPath } from '@vpn-site/core/locale/localized-path.ts';
import { htmlProblems } from '@vpn-site/harness/html-problems.ts';
import { siteRoot } from '@vpn-site/harness/tested-site.ts';
import { expect, inject, test } from 'vitest';

const catalog = loadCatalog(siteRoot, today());
const paths = [...catalog.documents.all()]
  .filter(({ kind }) => kind === 'roundups')
  .map(({ locale, slug }) => localizedPath(locale, slug));

test.each(paths)(
  'the ranking %s is a page of valid HTML, headed by the year',
  { tags: 'content-roundup-pages' },
  async (path) => {
    const answer = await fetch(inject('originUrl') + path);
    expect(answer.status).toBe(200);
    const html = await answer.text();
    expect(await htmlProblems(html)).toEqual([]);
    expect(/<h1[^>]*>([^<]*)/.exec(html)?.[1]).toContain(String(catalog.site.contentYear));
  },
);
