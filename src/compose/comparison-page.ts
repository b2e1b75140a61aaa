import type { Catalog } from '#catalog/catalog.ts';
import { allPairs, type Pair } from '#domain/comparison/pair-address.ts';
import { type LocaleCode, wholeLocaleCodes } from '#domain/locale/locale-table.ts';
import { localizedPath, parseLocalizedPath } from '#domain/locale/localized-path.ts';
import type { ComparisonPage } from '#domain/page/page.ts';
import { comparisonPath } from '#domain/route/named-routes.ts';

const knownPairs = new WeakMap<Catalog, ReadonlyMap<string, Pair>>();

/** The comparison at an address, or undefined where there is none. Every pair of providers has one. */
export function comparisonAt(catalog: Catalog, path: string): ComparisonPage | undefined {
  const { locale, slug } = parseLocalizedPath(path);
  const pair = pairsBySlug(catalog).get(`${locale}:${slug}`);
  if (!pair) return undefined;
  const nameOf = (id: string) => catalog.facts.providers.find((provider) => provider.id === id)?.name ?? id;
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

/** The address of every comparison in every language. */
export function comparisonPaths(catalog: Catalog): string[] {
  return wholeLocaleCodes.flatMap((locale) =>
    pairsOf(catalog).map((pair) => localizedPath(locale, slugOf(pair, locale))),
  );
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

function pairsBySlug(catalog: Catalog): ReadonlyMap<string, Pair> {
  const known = knownPairs.get(catalog);
  if (known) return known;
  const pairs = new Map(
    wholeLocaleCodes.flatMap((locale) =>
      pairsOf(catalog).map((pair) => [`${locale}:${slugOf(pair, locale)}`, pair] as const),
    ),
  );
  knownPairs.set(catalog, pairs);
  return pairs;
}
