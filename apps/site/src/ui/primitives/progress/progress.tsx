/** Where a progress bar ends unless it is told otherwise. */
export const progressMaximum = 100;

interface ProgressProps {
  readonly value: number;
  readonly max?: number;
  /** What the bar measures. */
  readonly label: string;
}

/** How much of a whole there is. The number stands beside it in words. */
export function Progress({ value, max = progressMaximum, label }: ProgressProps) {
  return <progress className="progress" value={value} max={max} aria-label={label} />;
}
