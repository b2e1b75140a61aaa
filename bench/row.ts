/** One line of a report: what was measured here, what the bare thing took, and how far apart they may be. */
export interface Row {
  readonly name: string;
  readonly unit: string;
  readonly ours: number;
  readonly bare?: number;
  /** Ours to bare. Where both were measured in turns it is the median of the rounds, not the ratio of the medians. */
  readonly ratio?: number;
  /** Holds the ratio where there is one, else our own figure. From bench/budgets.json. */
  readonly budget?: { readonly atMost: number } | { readonly atLeast: number };
}

export function isWithinBudget({ ours, ratio = ours, budget }: Row): boolean {
  if (budget === undefined) return true;
  return 'atMost' in budget ? ratio <= budget.atMost : ratio >= budget.atLeast;
}
