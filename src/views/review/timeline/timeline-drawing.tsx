import { percent } from '#ui/primitives/percent.ts';
import { TimeMark, type TimeMarkKind } from '#ui/primitives/time-mark/time-mark.tsx';
import type { DrawnEvent, PlacedEvent, TimelineDrawingModel } from './timeline-drawing-model.ts';

export interface DrawnAudit extends DrawnEvent {
  readonly mark: TimeMarkKind;
}

interface TimelineDrawingProps extends TimelineDrawingModel<DrawnAudit, DrawnEvent> {
  /** The whole picture in a sentence; the tables beside it hold every word. */
  readonly label: string;
}

const row = 22;
/** From the line to the nearest words above it, and to those below the years. */
const above = 26;
const below = 52;
/** Years lie beside the line, clear of the points on it; below it their names are near. */
const beside = { above: 9, below: 7 };

/** Positions along the line are shares of its width, heights are pixels: words keep their size on every screen. */
export function TimelineDrawing({ label, years, above: audits, below: incidents }: TimelineDrawingProps) {
  const line = above + rowsOf(audits) * row;
  const height = line + below + Math.max(0, rowsOf(incidents) - 1) * row;
  return (
    <svg role="img" aria-label={label} height={height} className="timeline">
      <line className="timeline-line" x2="100%" y1={line} y2={line} />
      {years.map(({ year, from }) => (
        <line
          key={year}
          className="timeline-line"
          x1={percent(from)}
          x2={percent(from)}
          y1={line}
          y2={line + 8}
        />
      ))}
      {audits.map((audit) => (
        <Leader key={audit.event.id} {...audit} from={line} to={line - above - audit.label.row * row} />
      ))}
      {incidents.map((incident) => (
        <Leader
          key={incident.event.id}
          {...incident}
          from={line}
          to={line + below - 14 + incident.label.row * row}
        />
      ))}
      {years.map(
        ({ year, middle, isNamed }) =>
          isNamed && (
            <text key={year} className="timeline-year" x={percent(middle)} y={line + 22} textAnchor="middle">
              {year}
            </text>
          ),
      )}
      {audits.map((audit) => (
        <Words key={audit.event.id} {...audit} y={line - above - audit.label.row * row} />
      ))}
      {incidents.map((incident) => (
        <Words key={incident.event.id} {...incident} y={line + below + incident.label.row * row} />
      ))}
      {audits.map(({ event, position }) => (
        <TimeMark
          key={event.id}
          kind={event.mark}
          {...position}
          y={position.span ? line - beside.above : line}
        />
      ))}
      {incidents.map(({ event, position }) => (
        <TimeMark
          key={event.id}
          kind="diamond"
          {...position}
          y={position.span ? line + beside.below : line}
        />
      ))}
    </svg>
  );
}

function rowsOf(events: readonly PlacedEvent<DrawnEvent>[]): number {
  return events.reduce((rows, { label }) => Math.max(rows, label.row + 1), 0);
}

interface LeaderProps extends PlacedEvent<DrawnEvent> {
  readonly from: number;
  readonly to: number;
}

function Leader({ position, from, to }: LeaderProps) {
  return (
    <line className="timeline-leader" x1={percent(position.at)} x2={percent(position.at)} y1={from} y2={to} />
  );
}

function Words({ event, label, y }: PlacedEvent<DrawnEvent> & { readonly y: number }) {
  return (
    <text x={percent(label.at)} dx={label.anchor === 'end' ? -5 : 5} y={y} textAnchor={label.anchor}>
      {event.text}
    </text>
  );
}
