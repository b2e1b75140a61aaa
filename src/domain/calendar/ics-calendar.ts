import { addDays, type Day } from '../day/day.ts';
import { icsLine, icsText } from './ics-line.ts';

/** A whole day in a calendar. */
export interface CalendarEvent {
  /** The same event keeps its name, so that saving it twice does not double it. */
  readonly uid: string;
  readonly day: Day;
  readonly summary: string;
  readonly description: string;
  /** Where to read more. */
  readonly url: string;
  /** How many days before it is announced. */
  readonly announcedDays: number;
}

interface CalendarFrame {
  /** Who wrote the file, as calendars show it to nobody. */
  readonly product: string;
  /** When it was written: YYYY-MM-DDTHH:MM:SSZ, fractions allowed. */
  readonly stamp: string;
}

/**
 * A calendar file (RFC 5545). Days have no time zone, so they are written as dates: 14 February is that day wherever
 * its reader is.
 */
export function icsCalendar(events: readonly CalendarEvent[], { product, stamp }: CalendarFrame): string {
  const written = `${stamp.slice(0, 19).replaceAll(/[-:]/g, '')}Z`;
  return [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    `PRODID:${icsText(product)}`,
    'CALSCALE:GREGORIAN',
    'METHOD:PUBLISH',
    ...events.flatMap((event) => eventLines(event, written)),
    'END:VCALENDAR',
  ]
    .map(icsLine)
    .join('');
}

function eventLines(
  { uid, day, summary, description, url, announcedDays }: CalendarEvent,
  written: string,
): string[] {
  return [
    'BEGIN:VEVENT',
    `UID:${icsText(uid)}`,
    `DTSTAMP:${written}`,
    `DTSTART;VALUE=DATE:${icsDay(day)}`,
    // The end of a day is the day after it.
    `DTEND;VALUE=DATE:${icsDay(addDays(day, 1))}`,
    `SUMMARY:${icsText(summary)}`,
    `DESCRIPTION:${icsText(description)}`,
    `URL:${url}`,
    'TRANSP:TRANSPARENT',
    'BEGIN:VALARM',
    'ACTION:DISPLAY',
    `DESCRIPTION:${icsText(summary)}`,
    `TRIGGER:-P${announcedDays}D`,
    'END:VALARM',
    'END:VEVENT',
  ];
}

function icsDay(day: Day): string {
  return day.replaceAll('-', '');
}
