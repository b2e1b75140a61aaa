import { expect, test } from 'vitest';
import { renewedDates } from './renewed-dates.ts';

const sources = { page: { kind: 'living' }, list: { kind: 'living' }, report: { kind: 'document' } } as const;
const cell = (...ids: (keyof typeof sources)[]) => ({ asOf: '2026-03', sources: ids });
const today = '2026-11-16';

test('a living source is true as of the day it was seen to say so', () => {
  expect(renewedDates(cell('page'), sources, { page: today }, today)).toEqual({
    checked: today,
    asOf: today,
  });
});

test('of several, the one that said so first dates the cell', () => {
  const text = { page: today, list: '2026-08-02' };
  expect(renewedDates(cell('page', 'list'), sources, text, today)).toEqual({
    checked: today,
    asOf: '2026-08-02',
  });
});

test('a date never goes back', () => {
  expect(renewedDates(cell('list'), sources, { list: '2026-01-01' }, today)).toEqual({ checked: today });
});

test('beside a document only the day of reading moves', () => {
  expect(renewedDates(cell('page', 'report'), sources, { page: today }, today)).toEqual({ checked: today });
});

test('a living source that was not read, or none at all, renews nothing', () => {
  expect(renewedDates(cell('page', 'list'), sources, { page: today }, today)).toBeUndefined();
  expect(renewedDates(cell('report'), sources, {}, today)).toBeUndefined();
});

test('what has no date gets none by being read again', () => {
  expect(renewedDates({ sources: ['page'] }, sources, { page: today }, today)).toEqual({ checked: today });
});
