import { percent } from '@vpn-site/core/i18n/percent.ts';
import type { TimelineDrawing as Drawing, Pin } from './timeline-model.ts';

interface TimelineDrawingProps extends Drawing {
  /** The whole drawing in a sentence. The lists below have all the text. */
  readonly label: string;
  readonly lanes: { readonly audits: string; readonly incidents: string; readonly challenges: string };
}

const lane = 28;
const half = 11;
/**
 * The distance in pixels from the line to the center of the nearest numbers. It is larger below the line, because the years
 * are below it.
 */
const above = 20;
const below = 40;
/** The height below the line if there are no incidents. Only the years need space. */
const belowYears = 24;

/**
 * The timeline. Horizontal positions are shares of the width, everything else is in pixels, so that numbers have the same
 * size at every width.
 */
export function TimelineDrawing({
  label,
  lanes,
  years,
  audits,
  incidents,
  challenges,
}: TimelineDrawingProps) {
  const line = audits.length > 0 ? above + half + 2 + lane * highest(audits) : 1;
  const challengesAt = line + below + (incidents.length > 0 ? lane * (highest(incidents) + 1) : 0);
  const lowest = challenges.length > 0 ? challengesAt + lane * highest(challenges) : challengesAt - lane;
  const hasBelow = incidents.length + challenges.length > 0;
  const height = hasBelow ? lowest + half + 2 : line + belowYears;
  return (
    <svg role="img" aria-label={label} height={height} className="timeline">
      <line className="timeline-line" x2="100%" y1={line} y2={line} />
      {years.map(({ year, from, isNamed }) => (
        <g key={year}>
          <line
            className="timeline-tick"
            x1={percent(from)}
            x2={percent(from)}
            y1={line}
            y2={line + (isNamed ? 20 : 8)}
          />
          {isNamed && (
            <text x={percent(from)} dx="6" y={line + 18}>
              {year}
            </text>
          )}
        </g>
      ))}
      {audits.length > 0 && (
        <text x="100%" dx="16" y={line - above}>
          {lanes.audits}
        </text>
      )}
      {incidents.length > 0 && (
        <text x="100%" dx="16" y={line + below + half}>
          {lanes.incidents}
        </text>
      )}
      {challenges.length > 0 && (
        <text x="100%" dx="16" y={challengesAt + half}>
          {lanes.challenges}
        </text>
      )}
      {audits.map((pin) => (
        <PinDrawing key={pin.id} {...pin} y={line - above - lane * pin.lane} />
      ))}
      {incidents.map((pin) => (
        <PinDrawing key={pin.id} {...pin} y={line + below + lane * pin.lane} />
      ))}
      {challenges.map((pin) => (
        <PinDrawing key={pin.id} {...pin} y={challengesAt + lane * pin.lane} />
      ))}
    </svg>
  );
}

function highest(pins: readonly Pin[]): number {
  return Math.max(0, ...pins.map((pin) => pin.lane));
}

/** A numbered mark: round for an audit, square for the others, so that the difference does not rely on color. */
function PinDrawing({ number, tone, at, isYear, y }: Pin & { readonly y: number }) {
  const width = isYear ? half + 5 : half;
  return (
    <svg aria-hidden="true" x={percent(at)} y={y} className={`pin-drawing pin-${tone ?? 'audit'}`}>
      <rect x={-width} y={-half} width={2 * width} height={2 * half} rx={tone ? 5 : half} />
      <text textAnchor="middle" y="5">
        {number}
      </text>
    </svg>
  );
}
