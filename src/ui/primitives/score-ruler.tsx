interface ScoreRulerProps {
  /** From 0 to 10. */
  readonly value: number;
  /** The others on the same scale. */
  readonly others: readonly number[];
  /** The whole picture in one sentence. */
  readonly label: string;
  /** Green is for the pick alone. */
  readonly isPick?: boolean;
}

/** A score on the full scale from 0 to 10, with everyone else as ticks: never a number alone. */
export function ScoreRuler({ value, others, label, isPick = false }: ScoreRulerProps) {
  return (
    <svg role="img" aria-label={label} viewBox="0 0 200 16" preserveAspectRatio="none" className="h-4 w-full">
      <line
        x1="0"
        x2="200"
        y1="12"
        y2="12"
        className="stroke-line"
        strokeWidth="1"
        vectorEffect="non-scaling-stroke"
      />
      {others.map((other, position) => (
        <line
          // biome-ignore lint/suspicious/noArrayIndexKey: the list never changes after the build
          key={position}
          x1={other * 20}
          x2={other * 20}
          y1="8"
          y2="12"
          className="stroke-underline"
          strokeWidth="1"
          vectorEffect="non-scaling-stroke"
        />
      ))}
      <line
        x1="0"
        x2={value * 20}
        y1="12"
        y2="12"
        className={isPick ? 'stroke-primary' : 'stroke-rule'}
        strokeWidth="3"
        vectorEffect="non-scaling-stroke"
      />
      <line
        x1={value * 20}
        x2={value * 20}
        y1="3"
        y2="13"
        className={isPick ? 'stroke-primary' : 'stroke-rule'}
        strokeWidth="3"
        vectorEffect="non-scaling-stroke"
      />
    </svg>
  );
}
