import { expect, test } from 'vitest';
import { localizedText, words } from './common-schemas.ts';

test.each([localizedText, words])('words for readers are read with their no-break spaces', (schema) => {
  expect(schema.parse({ en: 'a plan with 5 GB', pl: 'w planie 5 GB', tr: '3 Mart' })).toEqual({
    en: 'a plan with 5\u00a0GB',
    pl: 'w\u00a0planie 5\u00a0GB',
    tr: '3\u00a0Mart',
  });
});
