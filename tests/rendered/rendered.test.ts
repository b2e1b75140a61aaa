import { loadCatalog } from '@vpn-site/content/catalog.ts';
import { today } from '@vpn-site/content/today.ts';
import type { LocaleCode } from '@vpn-site/core/locale/locale-table.ts';
import { localizedPath } from '@vpn-site/core/locale/localized-path.ts';
import { memoize } from '@vpn-site/core/memo/memoize.ts';
import { composeLocaleSite } from '@vpn-site/site/compose/locale-site.ts';
import { describe, expect, test } from 'vitest';
import { renderPageOf } from '../calendar/render-page.ts';
import { liveRoot } from '../content/live-site.ts';

/**
 * The ids of documents to render, separated by commas; all if undefined. `npm run check:change` sets those that changed.
 */
const { RENDERED_DOCUMENTS } = process.env;
const wanted = RENDERED_DOCUMENTS === undefined ? undefined : new Set(RENDERED_DOCUMENTS.split(','));
const asOf = today();
const catalog = loadCatalog(liveRoot, asOf);
const documents = [...catalog.documents.all()].filter(({ id }) => wanted?.has(id) ?? true);
const siteIn = memoize(
  (locale) => locale,
  (locale: LocaleCode) => composeLocaleSite(catalog, locale, 'https://site.example', asOf),
);

/** Renders the documents like the build, without writing files. Throws if something that a text needs is missing. */
describe.skipIf(documents.length === 0)('a written page is drawn', () => {
  test.each(documents.map(({ id, locale, slug }) => ({ id, locale, path: localizedPath(locale, slug) })))(
    '$id in $locale',
    ({ path, locale }) => {
      expect(renderPageOf(catalog, path, siteIn(locale)).match(/<h1/g)).toHaveLength(1);
    },
  );
});
