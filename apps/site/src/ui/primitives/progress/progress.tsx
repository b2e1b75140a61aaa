/** The default max of a progress bar. */
export const progressMaximum = 100;

interface ProgressProps {
  readonly value: number;
  readonly max?: number;
  /** The accessible name, which states what the bar measures. */
  readonly label: string;
}

/** A share of a whole. The number is next to it as text. */
export function Progress({ value, max = progressMaximum, label }: ProgressProps) {
  return <progress className="progress" value={value} max={max} aria-label={label} />;
}
