import { loadCatalog } from '@vpn-site/content/catalog.ts';
import { localeCodes } from '@vpn-site/core/locale/locale-table.ts';
import { expect, test } from 'vitest';
import { liveRoot } from './live-site.ts';

const catalog = loadCatalog(liveRoot);

test.each(localeCodes)(
  'the About page in %s has the place where a configured author is named',
  { tags: 'about-author-configured' },
  (locale) => {
    const about = catalog.documents.translation('pages/about', locale);
    if (!about) throw new Error(`There is no About page in "${locale}".`);
    const tags = [...catalog.body(about).walk()].map(({ tag }) => tag);
    expect(tags.filter((tag) => tag === 'site-author')).toHaveLength(1);
  },
);

test.each(localeCodes)(
  'the About page in %s says first who runs the site',
  { tags: 'about-page' },
  (locale) => {
    const about = catalog.documents.translation('pages/about', locale);
    if (!about) throw new Error(`There is no About page in "${locale}".`);
    const [, ...afterFirstHeading] = catalog.body(about).children;
    const end = afterFirstHeading.findIndex(({ type }) => type === 'heading');
    expect(afterFirstHeading.slice(0, end).map(({ tag }) => tag)).toContain('site-author');
  },
);
