import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { numbersIn, typedFigures } from './typed-figures.ts';

const context = { allowed: ['IKEv2', 'WCAG 2.2'], providers: ['Alder', 'Birch'], isAboutProviders: false };
const review = { ...context, isAboutProviders: true };

describe('typed figures', () => {
  test.each([
    ['It costs $3.49 a month, or 20% less.', ['$3.49', '20%']],
    ['Alder runs on 10.', ['10.']],
    ['Birch kosztuje 12 zł.', ['12']],
    ['Alder is small. Refunds take 30 days.', ['30']],
    ['Dünyada 60 ülkede sunucu var.', ['60']],
    ['Alder lists 2000 servers.', ['2000']],
    ['Half is ½ of the audits.', ['½']],
    ['IKEv22 of Alder and xIKEv2.', ['IKEv22', 'xIKEv2.']],
  ])('%s', (text, found) => {
    expect(typedFigures(text, context)).toEqual(found);
  });

  test.each([
    'Open Settings on Windows 11 or Android 14.',
    'Alder needs Windows 10 or macOS 13.1.',
    'Follow step 3, then wait 30 seconds.',
    'Wykonaj krok 2 i odczekaj 10 minut.',
    '3. adımda telefonu yeniden başlatın.',
    'Alder changed its owner on March 5, 2024.',
    'W maju 2024 r. i 5 marca 2024 roku Alder milczał.',
    '5 Mart 2024’te Alder sessizdi.',
    'IKEv2 on port 1194, by Article 9 and WCAG 2.2.',
    'Try again after 3 days.',
    'Twelve countries.',
  ])('are not in: %s', (text) => {
    expect(typedFigures(text, context)).toEqual([]);
  });

  test('on a page about providers are all numbers but versions, dates included', () => {
    expect(typedFigures('In March 2018 it took 3 tries on Windows 11.', review)).toEqual(['2018', '3']);
  });

  test('no figure about a provider passes', () => {
    const unit = fc.constantFrom(
      'countries',
      'devices',
      'Mbps',
      '%',
      'USD',
      'zł',
      'ülke',
      'days',
      'months',
      '',
    );
    const frame = fc.constantFrom(
      (figure: string) => `Alder has ${figure}.`,
      (figure: string) => `Alder: ${figure} for everyone`,
      (figure: string) => `What Birch lists, ${figure}, is true.`,
      (figure: string) => `${figure} – tyle ma Birch.`,
      (figure: string) => `Alder’da ${figure} var.`,
    );
    const number = fc.oneof(
      fc.integer({ min: 0, max: 1899 }),
      fc.integer({ min: 2100, max: 9e6 }),
      fc.float({ min: 0, max: 999, noNaN: true }).map((value) => value.toFixed(2)),
    );
    fc.assert(
      fc.property(frame, number, unit, fc.boolean(), (write, value, counted, isReview) => {
        const found = typedFigures(write(`${value} ${counted}`.trim()), isReview ? review : context);
        expect(found.join(' ')).toContain(String(value));
      }),
      { numRuns: 400 },
    );
  });
});

test('numbers are read in either notation', () => {
  expect(numbersIn('698 or 697,86 in 2018-03')).toEqual(['698', '697.86', '2018', '3']);
});
