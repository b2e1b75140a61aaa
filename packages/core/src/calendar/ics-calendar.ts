import { addDays, type Day } from '../day/day.ts';

/** An all-day calendar event. */
export interface CalendarEvent {
  /** Identifies the event across saves, so that saving it twice does not duplicate it. */
  readonly uid: string;
  readonly day: Day;
  readonly summary: string;
  readonly description: string;
  readonly url: string;
  /** Days before the event at which the calendar shows a reminder. */
  readonly announcedDays: number;
}

interface CalendarFrame {
  /** The program that wrote the file; calendar apps do not show it. */
  readonly product: string;
  /** The time of writing as YYYY-MM-DDTHH:MM:SSZ; fractions of a second are allowed. */
  readonly stamp: string;
}

/**
 * Returns a calendar file (RFC 5545). Days are written as dates without a time, so 14 February is the same day in every
 * time zone.
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
    // DTEND is exclusive, so the event ends on the next day.
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

/** Max bytes of UTF-8 per line, without the line break (RFC 5545, 3.1). */
const maxLineBytes = 75;

const controls = /(?![\t\r\n])\p{Cc}/gu;

/** Escapes separators and removes control characters, for use as a property value. */
function icsText(text: string): string {
  return text
    .toWellFormed()
    .replaceAll(controls, '')
    .replaceAll(/[\\;,]/g, String.raw`\$&`)
    .replaceAll(/\r\n?|\n/g, String.raw`\n`);
}

/**
 * Returns one line with its line break. Long lines are folded, but never inside a character, because that would break both
 * halves.
 */
function icsLine(content: string): string {
  let folded = '';
  let bytes = 0;
  for (const character of content) {
    const size = utf8Bytes(character);
    if (bytes + size > maxLineBytes) {
      folded += '\r\n ';
      // The space that starts a continuation line counts as one byte.
      bytes = 1;
    }
    folded += character;
    bytes += size;
  }
  return `${folded}\r\n`;
}

function utf8Bytes(character: string): number {
  const code = character.codePointAt(0) ?? 0;
  if (code < 0x80) return 1;
  if (code < 0x8_00) return 2;
  return code < 0x1_00_00 ? 3 : 4;
}
