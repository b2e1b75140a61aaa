import type { LocalizedText } from '../locale/locale-table.ts';

export type PickCondition =
  /** Tied for first in the list. Such a pick leads the list. */
  | { readonly tier: 'first' }
  | { readonly confidence: 'high' | 'fair' }
  | { readonly criterion: string; readonly atLeast: number }
  | { readonly key: string; readonly is: string };

/** The value by which candidates are ordered: highest first, for cost lowest first. `lists`: in how many other lists it ranks. */
export type PickOrder = 'score' | 'lists' | 'cost' | { readonly criterion: string };

/** A published rule that recommends a provider besides the one that ranks first. */
export interface PickRule {
  readonly id: string;
  readonly label: LocalizedText;
  /** The list whose ranked providers are the candidates. */
  readonly profile: string;
  readonly where: readonly PickCondition[];
  /** Each further order only breaks ties. */
  readonly order: readonly PickOrder[];
  /** The rule as text. */
  readonly reason: LocalizedText;
}
