import { describe, expect, test } from 'vitest';
import { auditMark } from '#evidence/record/record-row.ts';
import { recordRows } from '#evidence/record/records.ts';
import { testContext } from '#fixtures/test-context.ts';
import { drawTimeline } from './timeline-drawing-model.ts';

const english = testContext();

describe('the drawing', () => {
  const event = (date: string, text = date) => ({ id: `${date} ${text}`, date, text });

  test('a year is drawn as a year', () => {
    const { above } = drawTimeline([event('2024'), event('2024-03')], [], english.asOf);
    expect(above.map(({ position }) => position.span !== undefined)).toEqual([true, false]);
  });

  test.each([...english.providers.keys()])('every audit and incident of %s has its place', (provider) => {
    const { audits, incidents } = recordRows(provider, english);
    const drawing = drawTimeline(
      audits.map(({ id, date, auditor, access }) => ({
        id,
        date,
        text: auditor.text,
        mark: auditMark[access],
      })),
      incidents.map(({ id, date }) => ({ id, date, text: date })),
      english.asOf,
    );
    expect([drawing.above.length, drawing.below.length]).toEqual([audits.length, incidents.length]);
  });
});
