import type { Day } from '#domain/day/day.ts';
import type { PartialDate } from '#domain/day/partial-date.ts';
import { type DatePosition, type NamedYear, namedYears, timeScale } from '#evidence/record/time-scale.ts';
import { type LabelPosition, layOutLabels } from './label-rows.ts';

export interface DrawnEvent {
  readonly id: string;
  readonly date: PartialDate;
  readonly text: string;
}

/** An event where it is drawn: its date on the line, its words in a row. */
export interface PlacedEvent<T extends DrawnEvent> {
  readonly event: T;
  readonly position: DatePosition;
  readonly label: LabelPosition;
}

export interface TimelineDrawingModel<Above extends DrawnEvent, Below extends DrawnEvent> {
  readonly years: readonly NamedYear[];
  readonly above: readonly PlacedEvent<Above>[];
  readonly below: readonly PlacedEvent<Below>[];
}

/** The narrowest drawing, in pixels: below this width readers get the tables alone. */
const narrowest = 640;
/** Generous for a text of 14 pixels in any of the system's faces, and for what keeps the words off their line. */
const letter = 8;
const yearWidth = 44;

export function drawTimeline<Above extends DrawnEvent, Below extends DrawnEvent>(
  above: readonly Above[],
  below: readonly Below[],
  today: Day,
): TimelineDrawingModel<Above, Below> {
  const scale = timeScale(
    [...above, ...below].map(({ date }) => date),
    today,
  );
  return {
    years: namedYears(scale.years, narrowest, yearWidth),
    above: placed(above, scale.position),
    below: placed(below, scale.position),
  };
}

function placed<T extends DrawnEvent>(
  events: readonly T[],
  position: (date: PartialDate) => DatePosition,
): PlacedEvent<T>[] {
  const positions = events.map(({ date }) => position(date));
  const points = events.map(({ text }, index) => ({
    at: positions[index]?.at ?? 0,
    width: Math.min((text.length + 1) * letter, narrowest),
  }));
  const labels = layOutLabels(points, narrowest);
  return events.flatMap((event, index) => {
    const [at, label] = [positions[index], labels[index]];
    return at && label ? [{ event, position: at, label }] : [];
  });
}
