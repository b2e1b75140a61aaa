import { percent } from '@vpn-site/core/i18n/percent.ts';

/** What a mark on a line of years stands for is said by its legend; the form says it without colour too. */
export type TimeMarkKind = 'filled' | 'ring' | 'dotted' | 'diamond';

interface TimeMarkProps {
  readonly kind: TimeMarkKind;
  /** Along the line, from 0 to 1. */
  readonly at: number;
  /** The whole year, where no more than that is known. */
  readonly span?: { readonly from: number; readonly to: number } | undefined;
  readonly y: number;
  /** Of lesser weight than its neighbours. */
  readonly isPale?: boolean;
}

const barHeight = 7;
/** Of its length, at each end: bars of two years in a row do not run into one. */
const barInset = 0.06;

/** A point at a day or month; a bar as long as the year where only that is known. Lies in an svg of any width. */
export function TimeMark({ kind, at, span, y, isPale = false }: TimeMarkProps) {
  const className = `time-mark time-${kind}${isPale ? ' time-pale' : ''}`;
  if (span) {
    const length = span.to - span.from;
    return (
      <rect
        className={className}
        x={percent(span.from + length * barInset)}
        width={percent(length * (1 - 2 * barInset))}
        y={y - barHeight / 2}
        height={barHeight}
        rx={kind === 'diamond' ? 0 : barHeight / 2}
      />
    );
  }
  return (
    <svg aria-hidden="true" x={percent(at)} y={y} className="time-point">
      {kind === 'diamond' ? (
        <path className={className} d="M0-5.5L5.5 0L0 5.5L-5.5 0z" />
      ) : (
        <circle className={className} r="4.5" />
      )}
    </svg>
  );
}
