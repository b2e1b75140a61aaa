/** The default max of a progress bar. */
export const progressMaximum = 100;

interface ProgressProps {
  readonly value: number;
  readonly max?: number;
  /** The accessible name: what the bar measures. */
  readonly label: string;
}

/** A share of a whole. The number is given as text beside it. */
export function Progress({ value, max = progressMaximum, label }: ProgressProps) {
  return <progress className="progress" value={value} max={max} aria-label={label} />;
}
