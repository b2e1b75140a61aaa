interface ScoreRulerProps {
  /** From 0 to 10. */
  readonly value: number;
  /** The others on the same scale. */
  readonly others: readonly number[];
  /** The whole picture in one sentence; without it the ruler only repeats words that stand beside it. */
  readonly label?: string | undefined;
  /** Green is for the pick alone. */
  readonly isFirst?: boolean | undefined;
  /** The ends and the middle of the scale in figures, where there is room. */
  readonly hasScale?: boolean;
}

const scale = [0, 5, 10];
const pointer = 'M-5 0H5V4L0 9L-5 4zM-1.5 7h3v9h-3z';
const anchors = ['start', 'middle', 'end'] as const;

/** A score on the full scale from 0 to 10, with everyone else as ticks: never a number alone. */
export function ScoreRuler({ value, others, label, isFirst = false, hasScale = false }: ScoreRulerProps) {
  const isHidden = label === undefined;
  return (
    <svg
      role={isHidden ? undefined : 'img'}
      aria-hidden={isHidden || undefined}
      aria-label={label}
      className={`ruler${isFirst ? ' ruler-pick' : ''}${hasScale ? ' ruler-scaled' : ''}`}
    >
      {/* Ticks stretch with the page; the pointer must not, so it stands in a box of its own. */}
      <svg aria-hidden="true" viewBox="0 0 100 20" preserveAspectRatio="none" width="100%" height="20">
        <path className="ruler-line" d="M0 15H100M0 15v4M50 15v4M100 15v4" />
        <path
          className="ruler-others"
          d={[...new Set(others.map(percent))].map((at) => `M${at} 8v7`).join('')}
        />
      </svg>
      <svg aria-hidden="true" x={`${percent(value)}%`} className="ruler-self">
        <path d={pointer} />
      </svg>
      {hasScale &&
        scale.map((mark, position) => (
          <text key={mark} x={`${percent(mark)}%`} y="36" textAnchor={anchors[position]}>
            {mark}
          </text>
        ))}
    </svg>
  );
}

/** Tenths of a percent are finer than any screen: who shares one shares a tick. */
function percent(score: number): number {
  return Math.round(score * 100) / 10;
}
