/** One row of a report: the measured figure, the figure of the bare baseline page, and the max difference. */
export interface Row {
  readonly name: string;
  readonly unit: string;
  readonly ours: number;
  readonly bare?: number;
  /**
   * Our figure divided by the bare one. If both were measured in turn, it is the median of the ratios, not the ratio of the
   * medians.
   */
  readonly ratio?: number;
  /** The budget for the ratio if there is one, otherwise for our own figure. From packages/bench/budgets.json. */
  readonly budget?: { readonly atMost: number } | { readonly atLeast: number };
}

export function isWithinBudget({ ours, ratio = ours, budget }: Row): boolean {
  if (budget === undefined) return true;
  return 'atMost' in budget ? ratio <= budget.atMost : ratio >= budget.atLeast;
}

/** Prints one table. The process exits with 1 if a budget is exceeded. */
export function report(rows: readonly Row[]): void {
  const lines = [['', 'ours', 'bare', 'ratio', 'budget', ''], ...rows.map(cells)];
  const widths = lines[0]?.map((_, column) => Math.max(...lines.map((line) => line[column]?.length ?? 0)));
  for (const line of lines) {
    const padded = line.map((cell, column) =>
      column === 0 ? cell.padEnd(widths?.[column] ?? 0) : cell.padStart(widths?.[column] ?? 0),
    );
    console.log(padded.join('  ').trimEnd());
  }
  const missed = rows.filter((row) => !isWithinBudget(row));
  console.log(
    missed.length === 0 ? 'All budgets are met.' : `Missed: ${missed.map(({ name }) => name).join('; ')}`,
  );
  process.exitCode = missed.length === 0 ? 0 : 1;
}

function cells(row: Row): string[] {
  const { name, unit, ours, bare, ratio, budget } = row;
  return [
    name,
    `${figure(ours)} ${unit}`.trimEnd(),
    bare === undefined ? '' : `${figure(bare)} ${unit}`.trimEnd(),
    ratio === undefined ? '' : ratio.toFixed(2),
    budget === undefined ? '' : 'atMost' in budget ? `≤ ${budget.atMost}` : `≥ ${budget.atLeast}`,
    budget === undefined ? '' : isWithinBudget(row) ? 'ok' : 'MISSED',
  ];
}

/** Formats a number with three significant digits; thousands in full. */
function figure(value: number): string {
  return value >= 100 ? Math.round(value).toLocaleString('en') : String(Number(value.toPrecision(3)));
}
