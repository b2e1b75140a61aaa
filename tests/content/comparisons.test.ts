import { loadCatalog } from '@vpn-site/content/catalog.ts';
import { today } from '@vpn-site/content/today.ts';
import { translator } from '@vpn-site/core/i18n/messages.ts';
import { wholeLocaleCodes } from '@vpn-site/core/locale/locale-table.ts';
import { allPairViews, leadContradictions } from '@vpn-site/fixture/comparison-contradictions.ts';
import { messagesOf } from '@vpn-site/site/compose/locale-site.ts';
import { composeSiteContext } from '@vpn-site/site/compose/site-context.ts';
import { describe, expect, test } from 'vitest';
import { liveRoot } from './live-site.ts';

const catalog = loadCatalog(liveRoot);

describe.each(wholeLocaleCodes)('all comparisons in %s', (locale) => {
  const site = composeSiteContext(catalog, locale, translator(locale, messagesOf(catalog, locale)), today());
  const pairs = allPairViews(site);

  test('no lead contradicts its table, and two that are not ranked come with two others', () => {
    expect(pairs.flatMap((pair) => leadContradictions(pair, site))).toEqual([]);
  });
});
