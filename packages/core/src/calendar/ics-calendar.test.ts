import fc from 'fast-check';
import ICAL from 'ical.js';
import { describe, expect, test } from 'vitest';
import { addDays } from '../day/day.ts';
import { type CalendarEvent, icsCalendar } from './ics-calendar.ts';

const anyCharacter = fc
  .oneof(
    fc.integer({ min: 0, max: 0x7f }),
    fc.integer({ min: 0, max: 0xd7_ff }),
    fc.integer({ min: 0xe0_00, max: 0x10_ff_ff }),
  )
  .map((code) => String.fromCodePoint(code));
const frame = { product: '-//Site//Receipts//EN', stamp: '2026-11-15T10:40:00.123Z' };
const event = (over: Partial<CalendarEvent> = {}): CalendarEvent => ({
  uid: 'cancel-mullvad.monthly-2026-11-15@receipts',
  day: '2026-12-14',
  summary: 'Last day to cancel',
  description: 'It renews tomorrow.',
  url: 'https://site.example/tools/true-cost?plan=mullvad.monthly&years=3',
  announcedDays: 3,
  ...over,
});
const opened = (text: string) =>
  new ICAL.Component(ICAL.parse(text)).getAllSubcomponents('vevent').map((found) => new ICAL.Event(found));
const lines = (text: string) => text.split('\r\n').slice(0, -1);

describe('a calendar file', () => {
  test('is written in this very form', () => {
    expect(lines(icsCalendar([event()], frame))).toEqual([
      'BEGIN:VCALENDAR',
      'VERSION:2.0',
      'PRODID:-//Site//Receipts//EN',
      'CALSCALE:GREGORIAN',
      'METHOD:PUBLISH',
      'BEGIN:VEVENT',
      'UID:cancel-mullvad.monthly-2026-11-15@receipts',
      'DTSTAMP:20261115T104000Z',
      'DTSTART;VALUE=DATE:20261214',
      'DTEND;VALUE=DATE:20261215',
      'SUMMARY:Last day to cancel',
      'DESCRIPTION:It renews tomorrow.',
      'URL:https://site.example/tools/true-cost?plan=mullvad.monthly&years=3',
      'TRANSP:TRANSPARENT',
      'BEGIN:VALARM',
      'ACTION:DISPLAY',
      'DESCRIPTION:Last day to cancel',
      'TRIGGER:-P3D',
      'END:VALARM',
      'END:VEVENT',
      'END:VCALENDAR',
    ]);
  });

  test('opens as what it was, in lines of at most 75 bytes that end in CRLF', () => {
    // Calendars cannot hold control characters or lone surrogates, so the generated texts have none.
    const texts = fc
      .string({ unit: anyCharacter, maxLength: 120 })
      .map((text) => text.replaceAll(/(?!\n)\p{Cc}/gu, ''));
    const days = fc.nat(30_000).map((count) => addDays('2010-01-01', count));
    fc.assert(
      fc.property(
        texts,
        texts,
        days,
        fc.integer({ min: 1, max: 30 }),
        (summary, description, day, announcedDays) => {
          const text = icsCalendar([event({ summary, description, day, announcedDays }), event()], frame);
          expect(text.replaceAll('\r\n', '')).not.toMatch(/[\r\n]/);
          for (const line of lines(text)) expect(Buffer.byteLength(line)).toBeLessThanOrEqual(75);
          expect(Buffer.from(text).toString()).toBe(text);
          const [first, second, ...others] = opened(text);
          expect(others).toEqual([]);
          expect(first?.startDate.isDate).toBe(true);
          expect(first?.startDate.toString()).toBe(day);
          expect(first?.endDate.toString()).toBe(addDays(day, 1));
          expect(first?.summary).toBe(summary);
          expect(first?.description).toBe(description);
          expect(second?.summary).toBe('Last day to cancel');
          const alarm = first?.component.getFirstSubcomponent('valarm');
          expect(String(alarm?.getFirstPropertyValue('trigger'))).toMatch(/^-P/);
        },
      ),
    );
  });
});
