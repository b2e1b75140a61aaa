import { addDays, type Day } from '../day/day.ts';

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
  /** The program that wrote the file; calendars do not show it. */
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

/** In bytes of UTF-8, the break not counted (RFC 5545, 3.1). */
const maxLineBytes = 75;

const controls = /(?![\t\r\n])\p{Cc}/gu;

/** Escapes a text as a value: separators are escaped and control characters are removed. */
function icsText(text: string): string {
  return text
    .toWellFormed()
    .replaceAll(controls, '')
    .replaceAll(/[\\;,]/g, String.raw`\$&`)
    .replaceAll(/\r\n?|\n/g, String.raw`\n`);
}

/** One line with its end, folded where it is too long, but never inside a character, which would break both halves. */
function icsLine(content: string): string {
  let folded = '';
  let bytes = 0;
  for (const character of content) {
    const size = utf8Bytes(character);
    if (bytes + size > maxLineBytes) {
      folded += '\r\n ';
      // The space that marks the rest of a line is a byte of it.
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
