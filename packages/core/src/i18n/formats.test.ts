import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { localeCodes } from '#locale/locale-table.ts';
import { formatMeasure } from './format-measure.ts';
import {
  capitalized,
  formatAge,
  formatApproximateSpan,
  formatDay,
  formatDayAndMonth,
  formatDayList,
  formatDays,
  formatDeduction,
  formatList,
  formatMoney,
  formatMoneySpan,
  formatNames,
  formatPartialDate,
  formatRank,
  formatSaving,
  formatShortMoney,
  listSeparators,
  optionName,
  regionName,
  sortedNames,
  uncapitalized,
} from './formats.ts';
import { withMarks } from './language-marks.ts';

test.each([
  ['en', 'November 5, 2026', 'Nov 5, 2026', 'May 5'],
  ['pl', '5\u00a0listopada 2026', '5.11.2026', '05.05'],
  ['tr', '5\u00a0Kasım 2026', '5\u00a0Kas 2026', '5\u00a0May'],
] as const)('a day, a short one, and one without its year in %s', (locale, long, short, inYear) => {
  expect(formatDay('2026-11-05', locale)).toBe(long);
  expect(formatDay('2026-11-05', locale, 'short')).toBe(short);
  expect(formatDayAndMonth('2026-05-05', locale)).toBe(inYear);
});

test('no line of a Polish list or a Polish name of a country ends with a word of one letter', () => {
  expect(formatList(['NordVPN', 'Mullvad'], 'pl')).toBe('NordVPN i\u00a0Mullvad');
  expect(regionName('BA', 'pl')).toBe('Bośnia i\u00a0Hercegowina');
});

test('items that are more than words are joined as in any list', () => {
  expect(listSeparators(3, 'en')).toEqual(['', ', ', ' and ']);
  expect(listSeparators(2, 'pl')).toEqual(['', ' i\u00a0']);
  expect(listSeparators(0, 'en')).toEqual([]);
});

describe('names without an order of their own', () => {
  const regions = (...codes: string[]) =>
    localeCodes.map((locale) =>
      sortedNames(
        codes.map((code) => regionName(code, locale)),
        locale,
      ).join(', '),
    );

  test('stand in the alphabet of the reader, not in that of their codes', () => {
    expect(regions('DE', 'FR', 'GB', 'JP', 'US')).toEqual([
      'France, Germany, Japan, United Kingdom, United States',
      'Francja, Japonia, Niemcy, Stany Zjednoczone, Wielka Brytania',
      'Almanya, Amerika Birleşik Devletleri, Birleşik Krallık, Fransa, Japonya',
    ]);
    expect(sortedNames(['Çekya', 'Danimarka', 'Cezayir'], 'tr')).toEqual(['Cezayir', 'Çekya', 'Danimarka']);
    expect(sortedNames(['Łotwa', 'Malta', 'Litwa'], 'pl')).toEqual(['Litwa', 'Łotwa', 'Malta']);
  });

  test('are read as a list, each once', () => {
    expect(formatNames(['macOS', 'iOS', 'Android', 'iOS'], 'en')).toBe('Android, iOS and macOS');
    expect(formatNames(['PayPal', 'karta'], 'pl', 'disjunction')).toBe('karta lub PayPal');
  });

  test('read alike in whatever order they come', () => {
    const names = ['card', 'Bitcoin', 'iDEAL', 'çek', 'ılık', 'İade', 'łącze', 'Wi-Fi 6', 'Wi-Fi 11'];
    fc.assert(
      fc.property(
        fc.shuffledSubarray(names),
        fc.constantFrom(...localeCodes),
        (some, locale) =>
          formatNames(some, locale) === formatNames(some.toSorted(), locale) &&
          formatNames([...some, ...some], locale) === formatNames(some, locale),
      ),
    );
  });
});

test('a value has a name, whether facts may say it today or once did', () => {
  const logs = {
    type: 'choice',
    options: { none: { en: 'Nothing', pl: 'Nic', tr: 'Hiçbir şey' } },
    retiredOptions: { total: { en: 'Totals', pl: 'Sumy', tr: 'Toplamlar' } },
  };
  const names = ['none', 'total', 'other'].map((option) => optionName(option, logs, 'pl'));
  expect(names).toEqual(['Nic', 'Sumy', 'other']);
  for (const type of ['country', 'country-list']) {
    for (const locale of localeCodes) {
      expect(optionName('KP', { type, options: {} }, locale)).toBe(regionName('KP', locale));
    }
  }
});

describe('words that begin a cell or a sentence', () => {
  test('have the capital of their language', () => {
    expect(capitalized('iletişim formu, e-posta', 'tr')).toBe('İletişim formu, e-posta');
    expect(capitalized('ısı', 'tr')).toBe('Isı');
    expect(capitalized('ideal', 'en')).toBe('Ideal');
    expect(capitalized('łącze', 'pl')).toBe('Łącze');
    expect(capitalized(withMarks('ideal'), 'pl')).toBe(withMarks('Ideal'));
    expect(uncapitalized(withMarks('Ideal'), 'pl')).toBe(withMarks('ideal'));
  });

  test.each(['iOS, macOS', 'macOS', 'iDEAL, kart'])('a name keeps its letters: %s', (names) => {
    expect(localeCodes.map((locale) => capitalized(names, locale))).toEqual(localeCodes.map(() => names));
  });

  test('change in their first letter only, and once', () => {
    fc.assert(
      fc.property(fc.string(), fc.constantFrom(...localeCodes), (words, locale) => {
        const cell = capitalized(words, locale);
        expect(capitalized(cell, locale)).toBe(cell);
        expect(cell.endsWith(words.slice(1))).toBe(true);
      }),
    );
  });
});

test('days are listed in their order, each once, however they come', () => {
  const days = ['2026-09-09', '2026-10-11', '2027-01-02'];
  const two = ['2026-10-11', '2026-09-09', '2026-10-11'];
  expect(formatDayList(two, 'pl')).toBe('9\u00a0września i\u00a011\u00a0października 2026');
  expect(formatDayList(two, 'en')).toBe('September 9 and October 11, 2026');
  expect(formatDayList(two, 'tr', 'short').replace(/\s/g, ' ')).toBe('9 Eyl ve 11 Eki 2026');
  expect(formatDayList(days.slice(0, 2), 'pl', 'short').match(/2026/g)).toHaveLength(2);
  expect(formatDayList(days, 'en').match(/2026/g)).toHaveLength(2);
  fc.assert(
    fc.property(
      fc.array(fc.constantFrom(...days), { minLength: 1 }),
      fc.constantFrom(...localeCodes),
      (some, locale) => formatDayList(some, locale) === formatDayList(new Set(some.toSorted()), locale),
    ),
  );
});

test('what two days share is said once', () => {
  const days = (first: string, last: string) =>
    (['en', 'pl', 'tr'] as const).map((locale) => formatDays(first, last, locale).replace(/\s/g, ' '));
  expect(days('2026-09-09', '2026-09-13')).toEqual([
    'September 9 – 13, 2026',
    '9–13 września 2026',
    '9–13 Eylül 2026',
  ]);
  expect(days('2026-08-11', '2026-10-11')).toEqual([
    'August 11 – October 11, 2026',
    '11 sierpnia – 11 października 2026',
    '11 Ağustos – 11 Ekim 2026',
  ]);
});

test.each([
  ['2026', 'en', '2026', '2026'],
  ['2026-08', 'en', 'August 2026', 'Aug 2026'],
  ['2026-08', 'pl', 'sierpień 2026', 'sie 2026'],
  ['2026-08', 'tr', 'Ağustos 2026', 'Ağu 2026'],
  ['2026-08-21', 'pl', '21\u00a0sierpnia 2026', '21.08.2026'],
  ['2026-08-21', 'tr', '21\u00a0Ağustos 2026', '21\u00a0Ağu 2026'],
] as const)('%s in %s is %s, for short %s', (date, locale, long, short) => {
  expect(formatPartialDate(date, locale)).toBe(long);
  expect(formatPartialDate(date, locale, 'short')).toBe(short);
});

test.each([
  [2, 'year', 'en', '2 years ago'],
  [1, 'year', 'en', '1 year ago'],
  [0, 'year', 'en', 'this year'],
  [5, 'year', 'pl', '5 lat temu'],
  [3, 'month', 'pl', '3 miesiące temu'],
  [0, 'month', 'tr', 'bu ay'],
  [8, 'year', 'tr', '8 yıl önce'],
] as const)('%i %s in %s is %s', (count, unit, locale, text) => {
  expect(formatAge(count, unit, locale)).toBe(text);
});

test('money is written with a sign in English and Turkish, and a saving is rounded down', () => {
  expect(formatMoney(3.49, 'USD', 'pl')).toBe('3,49\u00a0USD');
  expect(formatMoney(3.49, 'USD', 'en')).toBe('$3.49');
  expect(formatMoney(5, 'EUR', 'tr')).toBe('€5,00');
  expect(formatSaving(81.9, 'USD', 'en')).toBe('$81');
});

test('a currency is written in one way, with cents and without', () => {
  const written = [formatMoney, formatSaving, formatShortMoney];
  for (const currency of ['USD', 'EUR', 'PLN', 'TRY', 'GBP', 'JPY']) {
    for (const locale of localeCodes) {
      const signs = written.map((format) => format(2, currency, locale).replace(/[\d.,\s]/g, ''));
      expect(new Set(signs).size).toBe(1);
      if (locale === 'pl') expect(signs[0]).toBe(currency === 'PLN' ? 'zł' : currency);
      if (locale === 'tr' && currency === 'TRY') expect(signs[0]).toBe('TL');
    }
  }
  expect(formatShortMoney(2, 'EUR', 'pl')).toBe('2\u00a0EUR');
  expect(formatShortMoney(2.5, 'EUR', 'pl')).toBe('2,50\u00a0EUR');
});

test('an amount that may lie between two has its currency once', () => {
  const span = { low: 79, high: 97.17 };
  expect(formatMoneySpan(span, 'USD', 'en')).toBe('$79.00–97.17');
  expect(formatMoneySpan(span, 'USD', 'pl')).toBe('79,00–97,17\u00a0USD');
  expect(formatMoneySpan(span, 'TRY', 'tr')).toBe('79,00–97,17\u00a0TL');
  expect(formatMoneySpan({ low: 79, high: 79 }, 'USD', 'en')).toBe('$79.00');
});

test('a converted amount is as rough as its rate', () => {
  const span = (low: number, high = low) => ({ low, high });
  expect(formatApproximateSpan(span(62.4), 'PLN', 'pl')).toBe('62\u00a0zł');
  expect(formatApproximateSpan(span(1148.2), 'TRY', 'tr')).toBe('1.150\u00a0TL');
  expect(formatApproximateSpan(span(306.2, 376.4), 'PLN', 'pl')).toBe('306–376\u00a0zł');
  expect(formatApproximateSpan(span(62.1, 62.3), 'PLN', 'pl')).toBe('62\u00a0zł');
});

test('a place is a range or one number; what was taken has two decimals and a real minus', () => {
  expect(formatRank({ from: 1, to: 3 }, 'pl')).toBe('1–3');
  expect(formatRank({ from: 4, to: 4 }, 'tr')).toBe('4');
  expect(formatDeduction(0.276, 'en')).toBe('−0.28');
  expect(formatDeduction(0.5, 'pl')).toBe('−0,50');
});

test.each([
  [912.4, 'Mbps', 'en', '912\u00a0Mbps', '912\u00a0Mbps'],
  [12.5, 'Mbps', 'pl', '12,5\u00a0Mb/s', '13\u00a0Mb/s'],
  [12.5, '%', 'en', '12.5%', '13%'],
  [12.5, '%', 'pl', '12,5%', '13%'],
  [12.5, '%', 'tr', '%12,5', '%13'],
] as const)('%d %s in %s is %s, or %s where its place rounds it', (value, unit, locale, text, rounded) => {
  expect(formatMeasure({ value, unit }, locale, { maximumSignificantDigits: 3 })).toBe(text);
  expect(formatMeasure({ value, unit }, locale, { maximumFractionDigits: 0 })).toBe(rounded);
});
