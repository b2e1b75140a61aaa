import { loadCatalog } from '@vpn-site/content/catalog.ts';
import { type LocaleCode, localeCodes } from '@vpn-site/core/locale/locale-table.ts';
import { expect, test } from 'vitest';
import { liveRoot } from './live-site.ts';

const catalog = loadCatalog(liveRoot);

/** Returns the content that is only shown under a condition: tags of blocks, and ids of headings. */
function shownWhen(condition: string, locale: LocaleCode) {
  const about = catalog.documents.translation('pages/about', locale);
  if (!about) throw new Error(`There is no About page in "${locale}".`);
  const [first] = catalog.body(about).children.filter(({ attributes }) => attributes.so === condition);
  const nodes = [...(first?.walk() ?? [])];
  return {
    tags: nodes.flatMap(({ tag }) => tag ?? []),
    ids: nodes.flatMap(({ attributes }) => (attributes.id as string | undefined) ?? []),
  };
}

test.each(localeCodes)(
  'the About page in %s begins with the configured author',
  { tags: ['about-author-configured', 'about-page'] },
  (locale) => {
    expect(shownWhen('author', locale)).toEqual({ tags: ['site-author'], ids: ['who'] });
  },
);

test.each(localeCodes)(
  'without an author, the About page in %s begins with what the site promises, and has another title',
  { tags: 'about-page' },
  (locale) => {
    expect(shownWhen('no-author', locale)).toEqual({ tags: ['site-author'], ids: ['promises'] });
    const about = catalog.documents.translation('pages/about', locale);
    expect(about?.frontMatter.anonymousTitle).toEqual(expect.any(String));
  },
);
