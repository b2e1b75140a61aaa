import fc from 'fast-check';
import { expect, test } from 'vitest';
import { localeCodes } from '#locale/locale-table.ts';
import { formatPlural, isSingleNumber, pluralFormsIn } from './plural-forms.ts';

test.each([
  ['en', ['one', 'other']],
  ['pl', ['few', 'many', 'one']],
  ['tr', ['one', 'other']],
] as const)('whole numbers in %s take %j', (locale, forms) => {
  expect(pluralFormsIn(locale).toSorted()).toEqual(forms);
  expect(isSingleNumber('one', locale)).toBe(true);
  expect(pluralFormsIn(locale).filter((form) => isSingleNumber(form, locale))).toEqual(['one']);
});

test('a form that is not written gives nothing', () => {
  expect(formatPlural(5, { one: '# device' }, 'en')).toBeUndefined();
  expect(formatPlural(1, { one: '# device' }, 'en')).toBe('1 device');
});

test('with the needed forms every whole number has words, and each # is the number', () => {
  fc.assert(
    fc.property(fc.nat(), fc.constantFrom(...localeCodes), (count, locale) => {
      const forms = Object.fromEntries(pluralFormsIn(locale).map((form) => [form, `<#|#>`]));
      const written = new Intl.NumberFormat(locale).format(count);
      expect(formatPlural(count, forms, locale)?.replaceAll(/\D/gu, '')).toBe(`${count}${count}`);
      expect(formatPlural(count, forms, locale)).toBe(`<${written}|${written}>`);
    }),
  );
});
