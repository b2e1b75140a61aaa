import { type Catalog, loadCatalog } from '@vpn-site/content/catalog.ts';
import { bySeverity, formatProblem } from '@vpn-site/content/problem.ts';
import { readWordsAvoidedWhile } from '@vpn-site/content/word-lists.ts';
import { DataFiles } from '@vpn-site/content/written-files.ts';
import type { Day } from '@vpn-site/core/day/day.ts';
import { defaultLocale, type LocaleCode, localeCodes } from '@vpn-site/core/locale/locale-table.ts';
import { localizedPath } from '@vpn-site/core/locale/localized-path.ts';
import { fixtureDay, fixtureRoot } from '@vpn-site/fixture/fixture-site.ts';
import { isNightly } from '@vpn-site/harness/nightly.ts';
import { agingProblems } from '@vpn-site/site/checks/site-problems.ts';
import { composeLocaleSite } from '@vpn-site/site/compose/locale-site.ts';
import { describe, expect, test } from 'vitest';
import { liveRoot } from '../content/live-site.ts';
import { eventfulDays, factsDayOf, horizonOf, withFewSamples } from './eventful-days.ts';
import { renderPage } from './render-page.ts';

const sites = [
  // For the editors' content, neither the number of emptied pages nor the number of pages to render is known in advance.
  { name: 'what editors wrote', root: liveRoot, from: undefined, atLeastEmptied: 0, drawnEach: 10 },
  { name: 'the fixture', root: fixtureRoot, from: fixtureDay, atLeastEmptied: 1, drawnEach: 3 },
];

/**
 * Returns every nth day. There are hundreds of such days, and each runs all rules, so only the nightly run tests all of
 * them.
 */
const everyNth = (days: readonly Day[], n: number) => days.filter((_, at) => at % n === 0);

describe.each(sites)('two years of $name', ({ root, from, atLeastEmptied, drawnEach }) => {
  const read = withFewSamples(loadCatalog(root, from));
  const bodies = new Map([...read.documents.all()].map((document) => [document.file, read.body(document)]));
  const catalog: Catalog = {
    ...read,
    body: (document, wanted) =>
      (wanted === 'excerpt' ? undefined : bodies.get(document.file)) ?? read.body(document, wanted),
  };
  const start = from ?? factsDayOf(catalog);
  const seen = horizonOf(root, catalog, start);

  const roundupsIn = (locale: LocaleCode) =>
    [...catalog.documents.all()].filter(
      (document) => document.kind === 'roundups' && document.locale === locale,
    );
  const emptied = seen.events.flatMap(({ day, losses }) =>
    losses.filter(({ kind }) => kind === 'everybody').map(({ list }) => ({ list, day })),
  );

  test('there are lists that lose everybody, where it is known', () => {
    expect(emptied.length).toBeGreaterThanOrEqual(atLeastEmptied);
  });

  test('no rule stops a build on any day on which something expires or a list loses something', () => {
    const wordsWhile = readWordsAvoidedWhile(new DataFiles(root));
    const stopped = everyNth(eventfulDays(seen), isNightly ? 1 : 36).flatMap((day) =>
      bySeverity(agingProblems(catalog, day, wordsWhile)).stopping.map(
        (problem) => `${day}: ${formatProblem(problem)}`,
      ),
    );
    expect(stopped).toEqual([]);
  });

  test('home and every list are drawn on such days, in one language after another', () => {
    const days = everyNth(eventfulDays(seen), isNightly ? drawnEach : 24 * drawnEach);
    for (const [at, day] of days.entries()) {
      const locale = localeCodes[at % localeCodes.length] ?? defaultLocale;
      const slugs = ['', ...roundupsIn(locale).map(({ slug }) => slug)];
      for (const slug of slugs) {
        const path = localizedPath(locale, slug);
        expect(renderPage(catalog, path, locale, day), `${path} on ${day}`).toContain('<h1');
      }
    }
  });

  describe.each(localeCodes)('in %s', (locale) => {
    const { t } = composeLocaleSite(catalog, locale, 'https://site.example', start);
    const roundup = (profile: string, day: Day) =>
      roundupsIn(locale)
        .filter(({ frontMatter }) => frontMatter.profile === profile)
        .map(({ slug }) => renderPage(catalog, localizedPath(locale, slug), locale, day));

    test('a list says that nobody is ranked any more from the day on which it lost the last', () => {
      for (const { list, day } of emptied) {
        for (const page of roundup(list, day)) {
          expect(page, `${list} on ${day}`).toContain(t('roundup.noLonger'));
          expect(page, `${list} on ${day}`).not.toContain(t('roundup.nobody'));
        }
      }
    });
  });
});
