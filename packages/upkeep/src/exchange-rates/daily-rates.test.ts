import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { dailyRates, usedRates } from './daily-rates.ts';

const url = 'https://bank.example/eurofxref-daily.xml';
const envelope = (cubes: string) => `<?xml version="1.0" encoding="UTF-8"?>
<gesmes:Envelope xmlns:gesmes="http://www.gesmes.org/xml/2002-08-01" xmlns="http://www.ecb.int/vocabulary/2002-08-01/eurofxref">
  <gesmes:subject>Reference rates</gesmes:subject>
  <gesmes:Sender>
    <gesmes:name>European Central Bank</gesmes:name>
  </gesmes:Sender>
  <Cube>${cubes}</Cube>
</gesmes:Envelope>`;
const ofDay = (cubes: string, day = '2026-11-13') => envelope(`<Cube time='${day}'>${cubes}</Cube>`);
const usual = "<Cube currency='USD' rate='1.1612'/><Cube currency='PLN' rate='4.2315'/>";

describe('the daily file', () => {
  test('has a day and a rate for each currency', () => {
    expect(dailyRates(ofDay(usual), url)).toMatchObject({
      base: 'EUR',
      day: '2026-11-13',
      lifetime: 14,
      rates: { USD: 1.1612, PLN: 4.2315 },
      source: { url },
    });
  });

  test.each([
    ['another file', '<html></html>'],
    ['no day', envelope(usual)],
    ['a day that is none', ofDay(usual, '2026-02-31')],
    ['two days', envelope(`<Cube time='2026-11-13'>${usual}</Cube><Cube time='2026-11-12'>${usual}</Cube>`)],
    ['no rate', ofDay('')],
    ['a rate that is no number', ofDay("<Cube currency='USD' rate='1,16'/>")],
    ['a rate of nothing', ofDay("<Cube currency='USD' rate='0'/>")],
    ['a currency twice', ofDay(usual + usual)],
    ['an entry of another form', ofDay(`${usual}<Cube currency='TRY' multiplier='2'/>`)],
  ])('is refused with a sentence: %s', (_, xml) => {
    expect(() => dailyRates(xml, url)).toThrow(/is not the daily file of the European Central Bank/);
  });

  test('gives back whatever rates were written into it', () => {
    const codes = fc.uniqueArray(fc.stringMatching(/^[A-Z]{3}$/), { minLength: 1, maxLength: 30 });
    fc.assert(
      fc.property(
        codes,
        fc.array(fc.integer({ min: 1, max: 10_000_000 }), { minLength: 30 }),
        (names, numbers) => {
          const rates = Object.fromEntries(names.map((name, at) => [name, (numbers[at] ?? 1) / 10_000]));
          const cubes = Object.entries(rates).map(
            ([name, rate]) => `<Cube currency='${name}' rate='${rate}'/>`,
          );
          expect(dailyRates(ofDay(cubes.join('\n')), url).rates).toEqual(rates);
        },
      ),
    );
  });

  test('of any text either says rates or is refused in words', () => {
    fc.assert(
      fc.property(fc.string(), (text) => {
        expect(() => dailyRates(ofDay(`${usual}<Cube ${text}>`), url)).toThrow(/Nothing was changed/);
      }),
    );
  });

  test('is kept as far as somebody needs it', () => {
    expect(usedRates(dailyRates(ofDay(usual), url), new Set(['PLN'])).rates).toEqual({ PLN: 4.2315 });
  });
});
