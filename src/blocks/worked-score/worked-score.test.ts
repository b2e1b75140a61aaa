import { describe, expect, test } from 'vitest';
import { loadCatalog } from '#catalog/catalog.ts';
import { composeBlockContext } from '#compose/block-context.ts';
import { messagesOf } from '#compose/locale-setting.ts';
import { type LocaleCode, localeCodes } from '#domain/locale/locale-table.ts';
import { translator } from '#i18n/translator.ts';
import { scoreView } from '../evidence/score-view.ts';
import { selectWorkedScore } from './select.ts';

const catalog = loadCatalog(process.cwd());
const contextOf = (locale: LocaleCode) =>
  composeBlockContext(catalog, locale, translator(locale, messagesOf(catalog, locale)), '2026-11-15');
const english = contextOf('en');
const number = (text: string) => Number(text.replaceAll(',', ''));
const sum = (texts: readonly string[]) => texts.reduce((total, text) => total + number(text), 0);

describe('worked-score', () => {
  test.each(catalog.facts.providers.map(({ id }) => id))('the sum of %s comes out as published', (id) => {
    const { lines, earned, counted, score } = selectWorkedScore(id, 'overall', english);
    // Lines are shown with two decimals, so their sum may be off by half a cent each.
    expect(Math.abs(sum(lines.map(({ product }) => product)) - number(earned))).toBeLessThan(0.2);
    expect(number(earned) / number(counted)).toBeCloseTo(number(score), 1);
    const published = scoreView(id, 'overall', english).value ?? 0;
    expect(number(score)).toBe(published);
  });

  test('points times weight is what stands in the line', () => {
    const { lines } = selectWorkedScore('mullvad', 'overall', english);
    for (const { points, weight, product } of lines) {
      const [own = '', factor = '1'] = weight.split(' × ');
      expect(number(points) * number(own) * number(factor)).toBeCloseTo(number(product), 1);
    }
  });

  test('what does not count is listed with the reason, and no criterion is lost', () => {
    const { lines, leftOut } = selectWorkedScore('expressvpn', 'overall', english);
    const weighty = catalog.methodology.criteria.filter(({ weight }) => weight > 0);
    expect(lines.length + leftOut.length).toBe(weighty.length);
    expect(leftOut.map(({ why }) => why)).toContain('not known');
  });

  test('a price is shown as what a month costs, not as a number of plans', () => {
    const { lines } = selectWorkedScore('mullvad', 'overall', english);
    expect(lines.find(({ id }) => id === 'cost')?.facts).toMatchObject([
      { text: '€5.00 a month, over three years', mark: { evidence: 'mullvad/prices' } },
    ]);
  });

  test.each(localeCodes)('is titled in %s', (locale) => {
    expect(selectWorkedScore('mullvad', 'privacy', contextOf(locale)).title).toContain('Mullvad VPN');
  });
});
