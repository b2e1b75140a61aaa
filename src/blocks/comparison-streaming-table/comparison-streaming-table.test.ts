import Markdoc from '@markdoc/markdoc';
import { describe, expect, test } from 'vitest';
import { loadCatalog } from '#catalog/catalog.ts';
import { composeBlockContext } from '#compose/block-context.ts';
import { messagesOf } from '#compose/locale-setting.ts';
import type { LocaleCode } from '#domain/locale/locale-table.ts';
import { emptyContext } from '#fixtures/empty-context.ts';
import { translator } from '#i18n/translator.ts';
import type { BlockAttributes } from '../block-contract.ts';
import { documentProblems } from '../document-problems.ts';
import { selectStreamingTable } from './select.ts';
import { streamingServices } from './streaming-services.ts';

const catalog = loadCatalog(process.cwd());
const contextIn = (locale: LocaleCode, asOf = '2026-11-15') =>
  composeBlockContext(catalog, locale, translator(locale, messagesOf(catalog, locale)), asOf);

const tableOf = (attributes: BlockAttributes, locale: LocaleCode = 'en', asOf?: string) =>
  selectStreamingTable(attributes, contextIn(locale, asOf));

const cellOf = (provider: string, service: string, locale?: LocaleCode, asOf?: string) =>
  tableOf({ providers: [provider], services: [service] }, locale, asOf).rows[0]?.cells[0]?.answers ?? [];

describe('comparison-streaming-table', () => {
  test('services are the names of the vocabulary without the words for results', () => {
    const services = streamingServices(catalog.facts.vocabulary);
    expect(services).toContain('netflix');
    expect(services).not.toEqual(expect.arrayContaining(['works']));
    expect(services).not.toEqual(expect.arrayContaining(['blocked']));
    expect(streamingServices(emptyContext.vocabulary)).toEqual([]);
  });

  test('columns and rows keep the order of the author, each once', () => {
    const { columns, rows } = tableOf({
      providers: ['proton-vpn', 'ivpn', 'proton-vpn'],
      services: ['disney-plus', 'netflix'],
    });
    expect(columns.map(({ id }) => id)).toEqual(['proton-vpn', 'ivpn']);
    expect(rows.map(({ service }) => service)).toEqual(['Disney+', 'Netflix']);
  });

  test('without services, the rows are those that anyone reports on', () => {
    const rowsOf = (...providers: string[]) => tableOf({ providers }).rows.map(({ id }) => id);
    expect(rowsOf('nordvpn')).toEqual(['netflix', 'disney-plus', 'bbc-iplayer', 'itvx']);
    expect(rowsOf('mullvad')).toEqual(['netflix', 'disney-plus', 'max']);
    expect(rowsOf('tunnelbear')).toEqual(streamingServices(catalog.facts.vocabulary));
  });

  test('regions of one source, day and result are listed together, by name', () => {
    expect(cellOf('nordvpn', 'netflix')).toMatchObject([
      {
        sign: 'yes',
        text: 'Works',
        regions: 'Germany, France, United Kingdom, Japan, United States',
        date: 'June 25, 2026',
        source: { mark: '†', who: 'Dataset' },
        stale: undefined,
        weak: undefined,
      },
    ]);
  });

  test('regions are set apart in Turkish too', () => {
    expect(cellOf('nordvpn', 'disney-plus', 'tr')[0]?.regions).toBe(
      'Birleşik Krallık, Amerika Birleşik Devletleri',
    );
  });

  test('different results stay apart, the newest first', () => {
    const answers = cellOf('surfshark', 'disney-plus', 'pl');
    expect(answers.map(({ sign, text, regions }) => [sign, text, regions])).toEqual([
      ['yes', 'Działa', 'Stany Zjednoczone'],
      ['partial', 'Różnie', 'Wielka Brytania'],
    ]);
    expect(cellOf('cyberghost', 'bbc-iplayer', 'tr')).toMatchObject([{ sign: 'no', text: 'Engelleniyor' }]);
  });

  test('a claim of the provider is marked as one and comes after what others saw', () => {
    const answers = cellOf('proton-vpn', 'netflix');
    expect(answers.map(({ source }) => source?.who)).toEqual(['Dataset', 'Dataset', 'Provider’s claim']);
    expect(answers.at(-1)).toMatchObject({
      source: { mark: '*' },
      regions: 'Region not stated',
      date: 'July 13, 2026',
    });
  });

  test('what nobody reported has no answer', () => {
    expect(cellOf('tunnelbear', 'netflix')).toEqual([]);
    expect(cellOf('nordvpn', 'max')).toEqual([]);
  });

  test('old and weak reports say so and keep their answer', () => {
    expect(cellOf('mullvad', 'max')).toMatchObject([
      {
        sign: 'yes',
        text: 'Works',
        date: '2025',
        stale: 'Out of date',
        weak: 'Low confidence',
      },
    ]);
  });

  test('a report expires by its own date, on the last day of its lifetime', () => {
    const staleOn = (day: string) => cellOf('proton-vpn', 'itvx', 'en', day)[0]?.stale;
    expect(staleOn('2027-03-06')).toBeUndefined();
    expect(staleOn('2027-03-07')).toBe('Out of date');
  });

  test('each source is listed once, with the providers that rest on it', () => {
    const { sources } = tableOf({ providers: ['nordvpn', 'proton-vpn'] });
    expect(sources.map(({ mark, providers }) => [mark, providers])).toEqual([
      ['†', 'NordVPN, Proton VPN'],
      ['*', 'Proton VPN'],
    ]);
  });

  test('notes stand where they explain something', () => {
    const noteOf = (attributes: BlockAttributes) => tableOf(attributes).columns[0]?.note;
    expect(noteOf({ providers: ['nordvpn'] })).toContain('Comparitech');
    expect(noteOf({ providers: ['nordvpn'], services: ['max'] })).toBeUndefined();
    expect(noteOf({ providers: ['private-internet-access'] })).toContain('No result');
  });

  test('names that do not exist are refused by the checks and draw nothing', () => {
    const source = '{% comparison-streaming-table providers=["nordvpm"] services=["netflicks", "works"] /%}';
    const problems = documentProblems(Markdoc.parse(source), contextIn('en'));
    expect(problems.map(({ remedy }) => remedy)).toEqual(
      expect.arrayContaining(['Did you mean "nordvpn"?', 'Did you mean "netflix"?']),
    );
    expect(problems).toHaveLength(3);
    expect(tableOf({ providers: ['nordvpm'], services: ['works'] })).toMatchObject({ columns: [], rows: [] });
    expect(selectStreamingTable({}, emptyContext)).toEqual({ columns: [], rows: [], sources: [] });
  });
});
