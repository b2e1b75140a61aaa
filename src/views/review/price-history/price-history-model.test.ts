import { describe, expect, test } from 'vitest';
import { loadCatalog } from '#catalog/catalog.ts';
import { composeBlockContext } from '#compose/block-context.ts';
import { messagesOf } from '#compose/locale-setting.ts';
import { type LocaleCode, localeCodes } from '#domain/locale/locale-table.ts';
import { translator } from '#i18n/translator.ts';
import { selectPriceHistory } from './price-history-model.ts';

const catalog = loadCatalog(process.cwd());
const contextOf = (locale: LocaleCode) =>
  composeBlockContext(catalog, locale, translator(locale, messagesOf(catalog, locale)), '2026-11-15');
const english = contextOf('en');
const historyOf = (provider: string, context = english) => {
  const found = selectPriceHistory(provider, context);
  if (!found) throw new Error(`${provider} has no history`);
  return found;
};

describe('how the price moved', () => {
  test('the time, the market and the currency are said', () => {
    expect(historyOf('surfshark').note).toMatch(
      /^August 11\s–\sOctober 11, 2026, market: United States\. .* in USD\.$/,
    );
    expect(historyOf('mullvad').note).toMatch(/in EUR\.$/);
  });

  test('a strip for every plan that changed, the largest change first, with what stands behind it', () => {
    const { summary, chart, steady } = historyOf('surfshark');
    expect(summary).toEqual([
      '4 of 6 plans changed price: 4 rises and 4 cuts.',
      'By the end all of them were back at the first price.',
    ]);
    expect(chart?.lines.map(({ title, captures }) => [title, captures])).toEqual([
      ['Starter, 1 month', '5 captures'],
      ['One, 27 months', '7 captures and 2 entries in the index’s list of changes'],
      ['One, 1 month', '5 captures'],
      ['One+, 1 month', '5 captures'],
    ]);
    expect(chart?.lines[1]?.latest).toBe('$75.33 on October 11, 2026, which is $2.79 a month');
    expect(chart?.lines[1]?.label).toMatch(
      /^One, 27 months: \$75\.33 at first, \$75\.33 at the end, 2 steps/,
    );
    expect(steady).toEqual([
      '2 plans did not change between August 11, 2026 and October 11, 2026, in 7 to 25 captures each.',
    ]);
  });

  test('nothing is drawn between two captures but the field in which the price changed', () => {
    const line = historyOf('surfshark').chart?.lines[1];
    // Seen on the first day only; eighteen days later it was another.
    expect(line?.stretches[0]).toMatchObject({ from: 0, to: 0 });
    expect(line?.gaps[0]).toMatchObject({ from: 0, to: 18 / 61, isPageChange: false });
  });

  test('a price that goes back and forth is neither a rise nor a cut', () => {
    const { summary, chart, table } = historyOf('cyberghost');
    expect(summary).toEqual([
      '1 of 3 plans changed price: 1 rise and 1 cut.',
      'By the end it was back at the first price.',
      '8 more steps go back and forth between the same two amounts. That is neither a rise nor a cut.',
    ]);
    expect(chart?.lines[0]?.backAndForth).toEqual({ from: 0, to: 10 / 61 });
    expect(table.rows.filter(({ share }) => share === 'back and forth')).toHaveLength(8);
    expect(table.rows.filter(({ isMove }) => isMove).map(({ share }) => share)).toEqual(['−9.1%', '+10%']);
  });

  test('a partner’s page is marked, and no price change', () => {
    const { summary, chart, steady, table } = historyOf('proton-vpn');
    expect(summary).toEqual([
      '1 plan is now read on a partner’s page instead of the provider’s own. That is a change of page, neither a rise nor a cut.',
    ]);
    expect(chart?.lines[0]?.stretches.map(({ isStandard }) => isStandard)).toEqual([true, false]);
    expect(chart?.signs).toEqual(['line', 'partner', 'capture']);
    expect(steady[1]).toMatch(/^2 plans .* in 2 captures each of a partner’s page\.$/);
    expect(table.rows.filter(({ page }) => page === 'partner’s page')).toHaveLength(3);
    expect(table.rows.some(({ isMove }) => isMove)).toBe(false);
  });

  test('without a change there is a sentence with its captures instead of a drawing', () => {
    const { summary, chart, steady } = historyOf('mullvad');
    expect([summary, chart]).toEqual([[], undefined]);
    expect(steady).toEqual([
      '1 plan did not change between August 11, 2026 and October 11, 2026, in 4 captures.',
    ]);
  });

  test('a plan seen once or no longer on sale is said to be so', () => {
    expect(historyOf('hide-me').steady).toEqual([
      '1 plan did not change between August 11, 2026 and October 11, 2026, in 3 captures.',
      '1 plan did not change between August 11, 2026 and September 9, 2026, in 3 captures, and was not seen for sale after that.',
      '1 plan did not change between August 11, 2026 and August 30, 2026, in 3 captures, and was not seen for sale after that.',
      '2 plans were captured only once, on October 11, 2026, so no change could show.',
    ]);
  });

  test('the table has every plan and each of its changes', () => {
    for (const [provider, history] of english.priceHistories) {
      const { table, chart } = historyOf(provider);
      const drawn = chart?.lines.reduce((steps, { gaps }) => steps + gaps.length, 0) ?? 0;
      const still = history.plans.length - (chart?.lines.length ?? 0);
      expect(table.rows).toHaveLength(drawn + still);
      expect(new Set(table.rows.map(({ id }) => id)).size).toBe(table.rows.length);
      // How many captures stand behind a plan is said of every plan, once.
      expect(table.rows.filter(({ captures }) => captures !== undefined)).toHaveLength(history.plans.length);
    }
  });

  test.each(localeCodes)(
    'every provider has something to say in %s, with source, licence and date',
    (locale) => {
      const context = contextOf(locale);
      expect([...context.priceHistories.keys()].toSorted()).toEqual([...context.providers.keys()].toSorted());
      for (const provider of context.providers.keys()) {
        const { summary, steady, credit } = historyOf(provider, context);
        expect([...summary, ...steady].join(' ')).toMatch(/\d/);
        expect(credit).toMatchObject({
          href: 'https://github.com/steveprice-dev/vpn-price-data',
          licence: { name: 'CC BY 4.0', href: 'https://creativecommons.org/licenses/by/4.0/' },
          date: expect.stringMatching(/2026/),
        });
      }
    },
  );

  test('amounts are written as the language writes them', () => {
    const levels = (locale: LocaleCode) =>
      historyOf('tunnelbear', contextOf(locale)).chart?.lines[0]?.levels.map(({ text }) => text);
    expect(levels('en')).toEqual(['59.88', '69.99']);
    expect(levels('pl')).toEqual(['59,88', '69,99']);
    expect(historyOf('tunnelbear', contextOf('tr')).table.rows[0]).toMatchObject({ share: '+%17' });
  });

  test('a provider without captures has none to show', () => {
    expect(selectPriceHistory('mullvad', { ...english, priceHistories: new Map() })).toBeUndefined();
  });
});
