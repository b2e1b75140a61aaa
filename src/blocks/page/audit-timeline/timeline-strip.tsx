import { percent } from '#ui/primitives/percent.ts';
import { TimeMark } from '#ui/primitives/time-mark/time-mark.tsx';
import type { AuditTimelineModel, RowMark, TimelineRow } from './select.ts';

const lane = 12;
/** From the line to the middle of the nearest marks. */
const clear = 9;
/** Beyond the outermost marks; with it a line without any is as high as a name and what is said under it. */
const margin = 14;

type TimelineStripProps = Pick<AuditTimelineModel, 'years'> & Pick<TimelineRow, 'above' | 'below' | 'label'>;

/** Positions along the line are shares of its width, heights are pixels: marks keep their size on every screen. */
export function TimelineStrip({ years, above, below, label }: TimelineStripProps) {
  const line = depthOf(above);
  const height = line + depthOf(below);
  return (
    <svg role="img" aria-label={label} height={height} className="record-strip">
      {years.map(({ year, from }) => (
        <line key={year} className="record-strip-year" x1={percent(from)} x2={percent(from)} y2={height} />
      ))}
      <line className="record-strip-line" x2="100%" y1={line} y2={line} />
      {above.map((mark) => (
        <Mark key={mark.id} {...mark} y={line - clear - mark.lane * lane} />
      ))}
      {below.map((mark) => (
        <Mark key={mark.id} {...mark} y={line + clear + mark.lane * lane} />
      ))}
    </svg>
  );
}

function Mark({ kind, position, isPale, y }: RowMark & { readonly y: number }) {
  return <TimeMark kind={kind} {...position} y={y} isPale={isPale} />;
}

function depthOf(marks: readonly RowMark[]): number {
  return clear + margin + Math.max(0, ...marks.map((mark) => mark.lane)) * lane;
}
