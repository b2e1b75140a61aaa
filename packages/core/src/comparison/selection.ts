import type { LocaleCode } from '../locale/locale-table.ts';
import { localizedPath, parseLocalizedPath } from '../locale/localized-path.ts';
import { comparisonPath } from '../route/named-routes.ts';
import { canonicalPair, type Pair } from './pair-address.ts';

/** The number of providers in one table. Two providers have their own page, and more than four do not fit on a screen. */
export const minCompared = 3;
export const maxCompared = 4;

/**
 * Anchors of the notes that explain to readers why they were redirected. The style sheet shows the note whose anchor is in
 * the URL.
 */
export const chooseTwoAnchor = 'choose-two';
export const firstFourAnchor = 'first-four';
export const unknownLeftOutAnchor = 'unknown-left-out';

/** The response to a choice of providers in the query of the overview. */
export type ResolvedSelection =
  /** Nothing was chosen: the address is the overview. */
  | { readonly kind: 'none' }
  /** The canonical address of three or four providers. */
  | { readonly kind: 'show'; readonly address: string }
  | { readonly kind: 'elsewhere'; readonly address: string };

/**
 * Resolves the providers in a query to the one address for them: known ids, without duplicates, sorted. A query in another
 * form is redirected to that address, to the page of a pair, or to the overview, with the anchor of a note if something was
 * left out. The address never contains user input: its ids come from the list of known providers.
 */
export function resolveSelection(
  overview: string,
  query: string,
  known: ReadonlySet<string>,
): ResolvedSelection {
  const params = new URLSearchParams(query);
  if (!params.has('with')) return { kind: 'none' };
  const asked = params.getAll('with').flatMap((value) => value.split(',').filter(Boolean));
  const chosen = [...new Set(asked)].filter((id) => known.has(id));
  const ids = chosen.slice(0, maxCompared).toSorted();
  const address = comparisonAddress(overview, ids);
  const hasUnknown = asked.some((id) => !known.has(id));
  if (hasUnknown) return { kind: 'elsewhere', address: `${address ?? overview}#${unknownLeftOutAnchor}` };
  if (address === undefined) return { kind: 'elsewhere', address: `${overview}#${chooseTwoAnchor}` };
  if (chosen.length > maxCompared) return { kind: 'elsewhere', address: `${address}#${firstFourAnchor}` };
  return { kind: overview + query === address ? 'show' : 'elsewhere', address };
}

/**
 * Returns the address that compares some providers: the page of the pair for two providers, a table for more. Undefined for
 * fewer than two or too many.
 */
export function comparisonAddress(overview: string, ids: readonly string[]): string | undefined {
  const [first, second] = ids;
  if (first === undefined || second === undefined || ids.length > maxCompared) return undefined;
  return ids.length < minCompared
    ? pairPath(canonicalPair(first, second), parseLocalizedPath(overview).locale)
    : selectionAddress(overview, ids);
}

export function selectionAddress(overview: string, ids: readonly string[]): string {
  return `${overview}?with=${ids.toSorted().join(',')}`;
}

export function pairPath([a, b]: Pair, locale: LocaleCode): string {
  return localizedPath(locale, comparisonPath[locale].replace('{a}', a).replace('{b}', b));
}

/** A link to a comparison with one provider more or less: this provider, and the resulting address. */
export interface NeighboringComparison {
  readonly id: string;
  readonly address: string;
}

export interface NeighboringComparisons {
  /** Empty if the table is full. */
  readonly add: readonly NeighboringComparison[];
  /** Empty if fewer than two providers would be left. */
  readonly remove: readonly NeighboringComparison[];
}

/** Returns every comparison that differs from this one by one provider. */
export function neighboringComparisons(
  overview: string,
  chosen: readonly string[],
  known: Iterable<string>,
): NeighboringComparisons {
  const step = (id: string, ids: readonly string[]): NeighboringComparison[] => {
    const address = comparisonAddress(overview, ids);
    return address === undefined ? [] : [{ id, address }];
  };
  const others = [...known].filter((id) => !chosen.includes(id));
  return {
    add: others.flatMap((id) => step(id, [...chosen, id])),
    remove: chosen.flatMap((id) =>
      step(
        id,
        chosen.filter((other) => other !== id),
      ),
    ),
  };
}
