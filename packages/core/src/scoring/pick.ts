import type { LocalizedText } from '../locale/locale-table.ts';

export type PickCondition =
  | { readonly confidence: 'high' | 'fair' }
  | { readonly criterion: string; readonly atLeast: number }
  | { readonly key: string; readonly is: string };

/** The value by which candidates are ordered: highest first, for cost lowest first. */
export type PickOrder = 'score' | 'cost' | { readonly criterion: string };

/** A published rule that recommends a provider besides the one that ranks first. */
export interface Pick {
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
