import { loadCatalog } from '@vpn-site/content/catalog.ts';
import { addDays } from '@vpn-site/core/day/day.ts';
import { localeCodes } from '@vpn-site/core/locale/locale-table.ts';
import { localizedPath } from '@vpn-site/core/locale/localized-path.ts';
import { isNightly } from '@vpn-site/harness/nightly.ts';
import { composeLocaleSite } from '@vpn-site/site/compose/locale-site.ts';
import { describe, expect, test } from 'vitest';
import { liveRoot } from '../content/live-site.ts';
import { factsDayOf } from './eventful-days.ts';
import { renderPage } from './render-page.ts';

const catalog = loadCatalog(liveRoot);
const { providers } = catalog.facts;
const factsDay = factsDayOf(catalog);
const [first, second] = providers.map(({ id }) => id).toSorted();

/** Ages in days: today, a quarter, a third, half a year, a year and a half, and long after any fact has expired. */
const ages = [0, 86, 128, 199, 565, 5000];
/** Every kind of page that shows scores, prices or dates. */
const documents = [
  'home/home',
  ...[...catalog.documents.all()].filter(({ kind }) => kind === 'roundups').map(({ id }) => id),
  'pages/deals',
  'pages/reviews',
  'pages/comparisons',
  'pages/methodology',
  'pages/do-i-need-a-vpn',
  'pages/your-ranking',
  'pages/true-cost',
  `reviews/${first}`,
];

const rendered = (path: string, locale: (typeof localeCodes)[number], asOf: string) =>
  renderPage(catalog, path, locale, asOf);

describe.each(localeCodes)('pages in %s as facts grow old', (locale) => {
  // The nightly run tests every age in every language, otherwise each age in one language.
  const aged = ages.filter((_, at) => isNightly || at % localeCodes.length === localeCodes.indexOf(locale));
  test.each(aged)('are drawn %i days after the last check', (age) => {
    const asOf = addDays(factsDay, age);
    const paths = [...new Set(documents)].flatMap((id) => {
      const document = catalog.documents.translation(id, locale);
      return document ? [localizedPath(locale, document.slug)] : [];
    });
    const pair = composeLocaleSite(catalog, locale, 'https://site.example', asOf).site.comparisonPath(
      first ?? '',
      second ?? '',
    );
    for (const path of [...paths, ...(pair === undefined ? [] : [pair])]) {
      expect(rendered(path, locale, asOf)).toContain('<h1');
    }
  });

  test('say that nobody is ranked any more once everything is out of date, not that nobody is yet', () => {
    const asOf = addDays(factsDay, 5000);
    const { t } = composeLocaleSite(catalog, locale, 'https://site.example', asOf);
    const [roundup] = [...catalog.documents.all()].filter(
      (document) => document.kind === 'roundups' && document.locale === locale,
    );
    const list = rendered(localizedPath(locale, roundup?.slug ?? ''), locale, asOf);
    expect(list).toContain(t('roundup.noLonger'));
    expect(list).not.toContain(t('roundup.nobody'));
    const home = rendered(localizedPath(locale, ''), locale, asOf);
    expect(home).toContain(t('blocks.homeUseCases.noLonger'));
    expect(home).toContain(t('blocks.homeRenewal.none'));
    const deals = catalog.documents.translation('pages/deals', locale)?.slug ?? '';
    expect(rendered(localizedPath(locale, deals), locale, asOf)).toContain(t('dataPages.deals.none'));
  });
});
