interface JumpLineProps {
  readonly jump: number;
  readonly isPrepaid: boolean;
  /** How many whole multiples the scale marks. */
  readonly steps: number;
  /** Where the scale ends, in multiples of the first price. */
  readonly end: number;
}

/** Ring: the first price. Dot: the renewal, which prepaid plans do not have. */
export function JumpLine({ jump, isPrepaid, steps, end }: JumpLineProps) {
  const at = (times: number) => Math.round(((times - 1) / (end - 1)) * 1000) / 10;
  const grid = Array.from({ length: steps }, (_, step) => `M${at(step + 1)} 0V100`).join('');
  return (
    <svg aria-hidden="true" className="jump-line">
      <svg aria-hidden="true" viewBox="0 0 100 100" preserveAspectRatio="none" width="100%" height="100%">
        <path className="jump-grid" d={grid} />
        {jump > 1 && <path className="jump-way" d={`M0 50H${at(jump)}`} />}
      </svg>
      <circle className="jump-ring" cy="50%" r="4.25" />
      {!isPrepaid && <circle className="jump-dot" cx={`${at(jump)}%`} cy="50%" r={jump > 1 ? 5 : 2} />}
    </svg>
  );
}
