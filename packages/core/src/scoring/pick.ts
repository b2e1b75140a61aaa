import type { LocalizedText } from '../locale/locale-table.ts';

/** What a pick's candidates must have. */
export type PickCondition =
  | { readonly confidence: 'high' | 'fair' }
  | { readonly criterion: string; readonly atLeast: number }
  | { readonly key: string; readonly is: string };

/** What the first among the candidates has most of, or of a cost least. */
export type PickOrder = 'score' | 'cost' | { readonly criterion: string };

/** A provider named beside the first place, by a published rule. */
export interface Pick {
  readonly id: string;
  readonly label: LocalizedText;
  /** The list whose ranked providers are the candidates. */
  readonly profile: string;
  readonly where: readonly PickCondition[];
  /** The next decides only between equals. */
  readonly order: readonly PickOrder[];
  /** The rule in words. */
  readonly reason: LocalizedText;
}
