import { describe, expect, test } from 'vitest';
import { loadCatalog } from '#catalog/catalog.ts';
import { composeBlockContext } from '#compose/block-context.ts';
import { messagesOf } from '#compose/locale-setting.ts';
import { type LocaleCode, localeCodes } from '#domain/locale/locale-table.ts';
import { emptyContext } from '#fixtures/empty-context.ts';
import { translator } from '#i18n/translator.ts';
import { selectPriceChanges } from './select.ts';

const catalog = loadCatalog(process.cwd());
const overviewIn = (locale: LocaleCode) => {
  const t = translator(locale, messagesOf(catalog, locale));
  const { overview } = selectPriceChanges(composeBlockContext(catalog, locale, t, '2026-11-15'));
  if (!overview) throw new Error('there are histories');
  return overview;
};

describe('price changes', () => {
  const { changed, unchanged, intro } = overviewIn('en');

  test('who changed prices, the largest change first, a cut and a rise weighed alike', () => {
    expect(changed.map(({ provider, share }) => [provider, share])).toEqual([
      ['expressvpn', '−20%'],
      ['private-internet-access', '+20%'],
      ['tunnelbear', '+17%'],
      ['surfshark', '+15%'],
      ['cyberghost', '−9.1%'],
    ]);
  });

  test('what changed, between which days, and whether it is back', () => {
    expect(changed[0]?.detail).toMatch(
      /^Express Pro, 28 months: \$209\.72 → \$167\.72, September 9\s–\s13, 2026\. Back at \$209\.72 by September 24, 2026\. 4 changes in all\.$/,
    );
    // Its plan has its own name, which stands above.
    expect(changed[2]?.detail).toMatch(/^12 months: .* 2 changes in all\.$/);
  });

  test('the others are named; a partner’s page is no change', () => {
    expect(unchanged.map(({ title }) => title)).toEqual([
      'AirVPN',
      'hide.me VPN',
      'IVPN',
      'Mullvad VPN',
      'NordVPN',
      'Proton VPN',
      'Windscribe',
    ]);
    expect(intro).toContain('between August 11, 2026 and October 11, 2026, market: United States');
  });

  test.each(localeCodes)('in %s every provider is named once and leads to its section', (locale) => {
    const overview = overviewIn(locale);
    const all = [...overview.changed, ...overview.unchanged];
    expect(all.map(({ provider }) => provider).toSorted()).toEqual(
      catalog.facts.providers.map(({ id }) => id),
    );
    for (const { href } of all) expect(href).toMatch(/^\/.+#price-history$/);
  });

  test('without captures there is nothing to show', () => {
    expect(selectPriceChanges(emptyContext)).toEqual({ overview: undefined });
  });
});
