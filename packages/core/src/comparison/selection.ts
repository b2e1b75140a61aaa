import type { LocaleCode } from '../locale/locale-table.ts';
import { localizedPath, parseLocalizedPath } from '../locale/localized-path.ts';
import { comparisonPath } from '../route/named-routes.ts';
import { type Pair, pairAddress } from './pair-address.ts';

/** How many providers one table holds: two have a page of their own, and more than four do not fit on a screen. */
export const minCompared = 3;
export const maxCompared = 4;

/** Marks on the pages that explain why a reader landed there; the style sheet shows the one in the address. */
export const chooseTwoAnchor = 'choose-two';
export const firstFourAnchor = 'first-four';

/** What to answer to a choice of providers in the query of the overview. */
export type SelectionAnswer =
  /** Nothing was chosen: the address is the overview itself. */
  | { readonly kind: 'none' }
  /** The one right form of an address with three or four providers. */
  | { readonly kind: 'show'; readonly address: string }
  | { readonly kind: 'elsewhere'; readonly address: string };

/**
 * A choice has one address: known ids, each once, sorted. Everything else leads there, or to the page of a pair, or
 * back to the overview. No part of the answer is what somebody typed: ids come from the list of known providers.
 */
export function answerSelection(
  overview: string,
  query: string,
  known: ReadonlySet<string>,
): SelectionAnswer {
  const params = new URLSearchParams(query);
  if (!params.has('with')) return { kind: 'none' };
  const asked = params.getAll('with').flatMap((value) => value.split(','));
  const chosen = [...new Set(asked)].filter((id) => known.has(id));
  const ids = chosen.slice(0, maxCompared).toSorted();
  const address = choiceAddress(overview, ids);
  if (address === undefined) return { kind: 'elsewhere', address: `${overview}#${chooseTwoAnchor}` };
  if (chosen.length > maxCompared) return { kind: 'elsewhere', address: `${address}#${firstFourAnchor}` };
  return { kind: overview + query === address ? 'show' : 'elsewhere', address };
}

/** Where some providers stand beside each other: two on the page of their pair, more in a table. */
export function choiceAddress(overview: string, ids: readonly string[]): string | undefined {
  const [first, second] = ids;
  if (first === undefined || second === undefined || ids.length > maxCompared) return undefined;
  return ids.length < minCompared
    ? pairPath(pairAddress(first, second), parseLocalizedPath(overview).locale)
    : selectionAddress(overview, ids);
}

export function selectionAddress(overview: string, ids: readonly string[]): string {
  return `${overview}?with=${ids.toSorted().join(',')}`;
}

/** The address of the page that compares two providers. */
export function pairPath([a, b]: Pair, locale: LocaleCode): string {
  return localizedPath(locale, comparisonPath[locale].replace('{a}', a).replace('{b}', b));
}

/** One step from a comparison to the next: whom it concerns, and the one address of what it leads to. */
export interface ChoiceStep {
  readonly id: string;
  readonly address: string;
}

export interface ChoiceChanges {
  /** Empty where the table is full. */
  readonly add: readonly ChoiceStep[];
  /** Empty where nothing would be left to compare. */
  readonly remove: readonly ChoiceStep[];
}

/** Every comparison that is one provider away from this one. */
export function choiceChanges(
  overview: string,
  chosen: readonly string[],
  known: Iterable<string>,
): ChoiceChanges {
  const step = (id: string, ids: readonly string[]): ChoiceStep[] => {
    const address = choiceAddress(overview, ids);
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
