import { expect, test } from 'vitest';
import { normalizeForComparison, statementsOf } from './statements.ts';

const words = (markdown: string) => statementsOf(markdown).map((statement) => statement.words);
const key = (markdown: string) => statementsOf(markdown)[0]?.key;

test('sentences and list items are statements', () => {
  expect(words('We keep your e-mail address. We never sell it!\n\n*   Payments, e.g., by Acme Inc.')).toEqual(
    ['We keep your e-mail address.', 'We never sell it!', 'Payments, e.g., by Acme Inc.'],
  );
});

test.each([
  ['what stands before the title', 'Please enable JavaScript to go on.\n\nPrivacy Policy\n====\n'],
  ['headings', '## How we use your data\n\nHow long we keep data\n-----\n'],
  ['menus', '*   [How we use it](#use)[Who we share it with](#share)\n\n[![The logo of Acme](a.svg)](b)'],
  ['the date', 'Last updated: 10 August 2026\n\n**Effective date: May 1st, 2026**'],
  ['the line of copyright', '© 2026 Acme Security. All Rights Reserved, as ever.'],
  ['labels', 'Data we keep\n\nEnglishDeutschPolski English'],
])('no statement: %s', (_, markdown) => {
  expect(words(markdown)).toEqual([]);
});

test.each([
  ['quotation marks', 'We don’t keep “logs” at all.', 'We don\'t keep "logs" at all.'],
  ['list marks', '*   We never keep any logs.', '3.2. We never keep any logs.'],
  ['addresses of links', 'See [our cookie policy](/a) for more.', 'See [our cookie policy](/b) for more.'],
  ['emphasis', 'We **never** keep any logs.', 'We never keep any logs.'],
  ['spaces and capitals', 'WE NEVER  KEEP LOGS.', 'We never keep logs.'],
])('%s do not make it another statement', (_, one, other) => {
  expect(key(one)).toBe(key(other));
  expect(key(one)).toBeDefined();
});

test('a figure does', () => {
  expect(normalizeForComparison('for 1 year')).not.toBe(normalizeForComparison('for 2 year'));
});
