import { describe, expect, test } from 'vitest';
import { isSameValue } from './fact-change.ts';

const audit = {
  auditor: 'Cure53',
  scope: { en: 'Apps', pl: 'Aplikacje', tr: 'Uygulamalar' },
  date: '2024-05',
  reportPublic: true,
  source: 'a',
};

describe('the same value', () => {
  test('another wording, source or day of reading changes nothing', () => {
    const reworded = { ...audit, scope: { en: 'The apps', pl: 'Apki', tr: 'Uygulama' }, source: 'b' };
    expect(isSameValue([audit], [reworded])).toBe(true);
    expect(isSameValue([{ id: 'x', observed: '2026-01-01' }], [{ id: 'x', observed: '2026-02-01' }])).toBe(
      true,
    );
  });

  test('another date, one more record and another answer are changes', () => {
    expect(isSameValue([audit], [{ ...audit, date: '2024-06' }])).toBe(false);
    expect(isSameValue([audit], [audit, { ...audit, auditor: 'X' }])).toBe(false);
    expect(isSameValue(true, 'partial')).toBe(false);
    expect(isSameValue('unknown', [])).toBe(false);
  });
});
