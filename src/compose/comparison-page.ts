import type { Catalog } from '#catalog/catalog.ts';
import { allPairs, type Pair, pairIn } from '#domain/comparison/pair-address.ts';
import { isPartialLocale, type LocaleCode, wholeLocaleCodes } from '#domain/locale/locale-table.ts';
import { localizedPath, parseLocalizedPath } from '#domain/locale/localized-path.ts';
import { memoizePer } from '#domain/memo/memoize.ts';
import type { ComparisonPage } from '#domain/page/page.ts';
import { comparisonPath } from '#domain/route/named-routes.ts';

/** The comparison at an address, or undefined where there is none. Every pair of providers has one. */
export function comparisonAt(catalog: Catalog, path: string): ComparisonPage | undefined {
  const { locale, slug } = parseLocalizedPath(path);
  const names = namesOf(catalog);
  const pair = pairIn(slug, comparisonPath[locale], (id) => names.has(id));
  if (!pair || isPartialLocale(locale)) return undefined;
  const nameOf = (id: string) => names.get(id) ?? id;
  return {
    kind: 'comparison',
    pair,
    names: [nameOf(pair[0]), nameOf(pair[1])],
    path,
    locale,
    layout: 'default',
    alternates: wholeLocaleCodes.map((code) => ({
      locale: code,
      path: localizedPath(code, slugOf(pair, code)),
    })),
  };
}

/** The address of every comparison in those of these languages that have them. */
export function comparisonPaths(catalog: Catalog, languages = wholeLocaleCodes): string[] {
  return languages
    .filter((locale) => !isPartialLocale(locale))
    .flatMap((locale) => pairsOf(catalog).map((pair) => localizedPath(locale, slugOf(pair, locale))));
}

/** A pair has one address; the other order leads there. */
export function movedComparisonPaths(catalog: Catalog): (readonly [from: string, to: string])[] {
  return wholeLocaleCodes.flatMap((locale) =>
    pairsOf(catalog).map(([a, b]) => {
      const path = (pair: Pair) => localizedPath(locale, slugOf(pair, locale));
      return [path([b, a]), path([a, b])] as const;
    }),
  );
}

function slugOf([a, b]: Pair, locale: LocaleCode): string {
  return comparisonPath[locale].replace('{a}', a).replace('{b}', b);
}

function pairsOf(catalog: Catalog): Pair[] {
  return allPairs(catalog.facts.providers.map(({ id }) => id));
}

/** The names of providers by their ids, for all addresses that are looked up. */
const namesOf = memoizePer(
  (catalog) => catalog,
  (catalog: Catalog): ReadonlyMap<string, string> =>
    new Map(catalog.facts.providers.map(({ id, name }) => [id, name])),
);
