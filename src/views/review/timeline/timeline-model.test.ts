import { describe, expect, test } from 'vitest';
import { loadCatalog } from '#catalog/catalog.ts';
import { composeBlockContext } from '#compose/block-context.ts';
import { messagesOf } from '#compose/locale-setting.ts';
import { type LocaleCode, localeCodes } from '#domain/locale/locale-table.ts';
import { translator } from '#i18n/translator.ts';
import { drawTimeline } from './timeline-drawing-model.ts';
import { selectTimeline } from './timeline-model.ts';

const catalog = loadCatalog(process.cwd());
const contextOf = (locale: LocaleCode) =>
  composeBlockContext(catalog, locale, translator(locale, messagesOf(catalog, locale)), '2026-11-15');
const english = contextOf('en');
const everyone = [...english.providers.keys()];

describe('audits and incidents', () => {
  test('the newest come first, each with its own source', () => {
    const { audits, incidents } = selectTimeline('mullvad', english);
    expect(audits).toHaveLength(13);
    expect(audits.at(-1)).toMatchObject({ dateText: 'September 2018', report: 'public', isPublic: true });
    expect(incidents.map(({ dateText }) => dateText)).toEqual(['2026', 'April 18, 2023']);
    for (const { source } of [...audits, ...incidents]) expect(source?.url).toMatch(/^https:/);
  });

  test('an audit of another product says so', () => {
    const { audits } = selectTimeline('ivpn', english);
    expect(audits.find(({ scope }) => scope.startsWith('modDNS'))?.remarks).toContain(
      'Another product of the company; does not score.',
    );
  });

  test('none at all and none known are different words', () => {
    expect(selectTimeline('airvpn', english).noAudits).toBe(
      'There has been no independent audit, according to the source.',
    );
    expect(selectTimeline('tunnelbear', english)).toMatchObject({
      incidents: [],
      noIncidents: 'No incident is known to us. That does not prove that there was none.',
    });
  });

  test('an auditor whom nobody names is unknown in every language', () => {
    const names = localeCodes.map(
      (locale) => selectTimeline('windscribe', contextOf(locale)).audits[0]?.auditor,
    );
    expect(names).toEqual(['Unknown', 'Nie wiadomo', 'Bilinmiyor']);
  });
});

describe('the drawing', () => {
  const event = (date: string, text = date) => ({ id: `${date} ${text}`, date, text });

  test('a year is drawn as a year', () => {
    const { above } = drawTimeline([event('2025'), event('2025-03')], [], '2026-11-15');
    expect(above.map(({ place }) => place.span !== undefined)).toEqual([true, false]);
  });

  test('years that have no room for their names go without, the present one never', () => {
    const { years } = drawTimeline([event('2000')], [], '2026-11-15');
    expect(years).toHaveLength(27);
    expect(years.at(-1)).toMatchObject({ year: 2026, isNamed: true });
    expect(years.filter(({ isNamed }) => isNamed)).toHaveLength(14);
  });

  test.each(everyone)('every audit and incident of %s has its place', (provider) => {
    const { audits, incidents } = selectTimeline(provider, english);
    const drawing = drawTimeline(
      audits.map(({ auditor, ...audit }) => ({ ...audit, text: auditor })),
      incidents.map(({ id, date }) => ({ id, date, text: date })),
      english.asOf,
    );
    expect([drawing.above.length, drawing.below.length]).toEqual([audits.length, incidents.length]);
  });
});
