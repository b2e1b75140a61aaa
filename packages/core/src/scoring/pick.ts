import type { LocalizedText } from '../locale/locale-table.ts';

export type PickCondition =
  /**
   * The provider is tied for first in the ranking. A rule with this condition provides the pick at the top of the ranking.
   */
  | { readonly tier: 'first' }
  | { readonly confidence: 'high' | 'fair' }
  | { readonly criterion: string; readonly atLeast: number }
  | { readonly key: string; readonly is: string };

/**
 * The value by which candidates are sorted: highest first, for cost lowest first. `lists`: the number of other rankings in
 * which the provider has a rank.
 */
export type PickOrder = 'score' | 'lists' | 'cost' | { readonly criterion: string };

/** A published rule that recommends a provider, besides the provider that ranks first. */
export interface PickRule {
  readonly id: string;
  readonly label: LocalizedText;
  /** The profile whose ranked providers are the candidates. */
  readonly profile: string;
  readonly where: readonly PickCondition[];
  /** The values to sort by. Each further value only breaks ties. */
  readonly order: readonly PickOrder[];
  /** The rule as text. */
  readonly reason: LocalizedText;
}
