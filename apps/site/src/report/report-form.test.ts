import fc from 'fast-check';
import { expect, test } from 'vitest';
import { aboutQuery } from './about-query.ts';
import { formProblems, readReportForm, reportFormQuery } from './report-form.ts';

test('a form is read as it was asked for, whatever words are in it', () => {
  const text = fc.string({ unit: 'grapheme' });
  fc.assert(
    fc.property(
      fc.record({ about: text, wrong: text, source: text }),
      fc.subarray([...formProblems]),
      fc.boolean(),
      (written, problems, isSent) => {
        const form = { written, problems, isSent };
        expect(readReportForm(reportFormQuery(form))).toEqual(form);
      },
    ),
  );
});

test('the link of a card names its fact as it is', () => {
  expect(aboutQuery('alder/kill-switch')).toBe('?about=alder/kill-switch');
  expect(readReportForm(aboutQuery('alder/a&b=c')).written.about).toBe('alder/a&b=c');
});
