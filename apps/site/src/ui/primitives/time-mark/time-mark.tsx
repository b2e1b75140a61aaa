import { percent } from '@vpn-site/core/i18n/percent.ts';

/** The shape of a mark on a timeline, which the legend explains. Shapes differ without relying on color. */
export type TimeMarkKind = 'filled' | 'ring' | 'dotted' | 'diamond' | 'square';

interface TimeMarkProps {
  readonly kind: TimeMarkKind;
  /** Position on the line, from 0 to 1. */
  readonly at: number;
  /** The whole year, if only the year is known. */
  readonly span?: { readonly from: number; readonly to: number } | undefined;
  readonly y: number;
  /** Whether the mark is less important than the others. */
  readonly isPale?: boolean;
}

/** The outlines of marks with corners; the others are round. */
const outlines: Partial<Readonly<Record<TimeMarkKind, string>>> = {
  diamond: 'M0-5.5L5.5 0L0 5.5L-5.5 0z',
  square: 'M-4-4H4V4H-4z',
};

const barHeight = 7;
/** The gap at each end as a share of the length, so that bars of consecutive years do not touch. */
const barInset = 0.06;

/**
 * A mark on a timeline: a point for a day or month; a bar as long as the year if only that is known. It works in an SVG of
 * any width.
 */
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
        rx={outlines[kind] === undefined ? barHeight / 2 : 0}
      />
    );
  }
  return (
    <svg aria-hidden="true" x={percent(at)} y={y} className="time-point">
      {outlines[kind] === undefined ? (
        <circle className={className} r="4.5" />
      ) : (
        <path className={className} d={outlines[kind]} />
      )}
    </svg>
  );
}
