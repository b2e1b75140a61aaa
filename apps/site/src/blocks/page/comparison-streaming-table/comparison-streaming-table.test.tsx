import Markdoc from '@markdoc/markdoc';
import type { StreamingReport } from '@vpn-site/core/provider/measured-tests.ts';
import { streamingServices } from '@vpn-site/core/streaming/streaming-reports.ts';
import { renderElement } from '@vpn-site/fixture/render-html.tsx';
import { testContext } from '@vpn-site/fixture/test-context.ts';
import { withFact } from '@vpn-site/fixture/with-fact.ts';
import { describe, expect, test } from 'vitest';
import { documentProblems } from '#blocks/document/document-problems.ts';
import { selectStreamingTable } from './comparison-streaming-table.block.ts';
import { ComparisonStreamingTable } from './comparison-streaming-table.tsx';

const english = testContext();
const services = streamingServices(english.vocabulary);
const tableOf = (attributes: Parameters<typeof selectStreamingTable>[0], site = english) =>
  selectStreamingTable(attributes, site);
const columnsOf = (...args: Parameters<typeof tableOf>) =>
  tableOf(...args).grid.columns.map(({ name }) => name);
const wordsOf = (...args: Parameters<typeof tableOf>) =>
  tableOf(...args).grid.rows.map(({ cells }) => cells.map(({ word }) => word));

const seen: StreamingReport = {
  service: 'netflix',
  result: 'works',
  region: 'US',
  claim: 'independently-reported',
  source: 'magazine',
  asOf: '2025-03-25',
};
const withReports = (...reports: readonly Partial<StreamingReport>[]) =>
  withFact(english, 'birch', 'streaming', { value: reports.map((report) => ({ ...seen, ...report })) });

test('rows and columns keep the order of the author, each once', () => {
  const attributes = {
    providers: ['birch', 'alder', 'birch'],
    services: ['disney-plus', 'netflix', 'disney-plus'],
  };
  expect(tableOf(attributes).grid.rows.map(({ badge: face }) => face.id)).toEqual(['birch', 'alder']);
  expect(columnsOf(attributes)).toEqual(['Disney+', 'Netflix']);
});

test('without providers everybody who was tested, without services those tested, or every one where nothing was', () => {
  expect(tableOf({}).grid.rows.map(({ badge }) => badge.id)).toEqual(['birch', 'alder', 'elm']);
  expect(columnsOf({ providers: ['birch', 'alder'] })).toEqual(['Netflix', 'Disney+', 'BBC iPlayer', 'ITVX']);
  expect(columnsOf({ providers: ['dogwood'] })).toHaveLength(services.length);
  expect(tableOf({ providers: ['dogwood'] }).untested).toBe('BBC iPlayer, Disney+, ITVX, Max or Netflix');
});

test('of one service the columns are the countries, those first in which most is tested', () => {
  const site = withReports({ region: 'JP' }, { region: 'US', result: 'blocked' }, { region: 'GB' });
  expect(columnsOf({ providers: ['birch'], services: ['netflix'] }, site)).toEqual(['US', 'UK', 'Japan']);
  expect(wordsOf({ providers: ['birch', 'elm'], services: ['netflix'] }, site)).toEqual([
    ['Blocked', 'Opens', 'Opens'],
    ['Mixed', 'Not tested', 'Not tested'],
  ]);
  expect(columnsOf({ providers: ['dogwood'], services: ['netflix'] })).toEqual(['Netflix']);
});

test('a cell counts the countries, and says where it does not open if only somewhere', () => {
  const site = withReports({}, { region: 'GB', result: 'mixed' }, { region: 'JP', result: 'blocked' });
  const [row] = tableOf({ providers: ['birch'], services: ['netflix', 'itvx'] }, site).grid.rows;
  expect(row?.cells[0]).toMatchObject({
    tone: 'partly',
    word: 'Mixed',
    count: '1 of 3',
    short: '1/3',
    note: 'UK: mixed. Japan: blocked',
  });
  expect(row?.cells[1]).toMatchObject({ tone: 'unknown', word: 'Not tested', count: undefined });
});

test('a head says the countries and the days once for all cells below it', () => {
  const site = withReports({}, { region: 'GB', asOf: '2025-03-01' });
  const [netflix] = tableOf({ providers: ['birch'], services: ['netflix', 'max'] }, site).grid.columns;
  expect(netflix).toMatchObject({
    countries: 'UK, US',
    dates: expect.stringMatching(/^March 1\s–\s25, 2025$/),
    href: '/streaming/netflix',
  });
  expect(tableOf({ providers: ['birch'] }).grid.columns[0]?.dates).toBe('March 2025');
});

test('what a provider claims is no test; it stands apart, as does what is old', () => {
  const claim = { claim: 'provider-claim', source: 'own', service: 'max' } as const;
  const old = { asOf: '2021-03', service: 'itvx' };
  const { grid, others } = tableOf(
    { providers: ['birch'], services: ['max', 'itvx'] },
    withReports(claim, old),
  );
  expect(grid.rows[0]?.cells.map(({ word }) => word)).toEqual(['Not tested', 'Not tested']);
  expect(others).toMatchObject([
    { service: 'Max', text: 'Works', reportedBy: 'Provider’s statement', stale: undefined },
    { service: 'ITVX', text: 'Works', reportedBy: 'Magazine', stale: 'Out of date' },
  ]);
});

test('each source is listed once, with the providers that rest on it', () => {
  const { sources } = tableOf({ providers: ['birch', 'alder'] });
  expect(sources.map(({ url, providers }) => [url, providers])).toEqual([
    ['https://magazine.example/birch', 'Birch VPN'],
    ['https://magazine.example/alder-review', 'Alder VPN'],
  ]);
});

test('what editors note about the tests stands below', () => {
  const note = { en: 'One tester only.', pl: 'Tylko jeden tester.', tr: 'Yalnızca bir test.' };
  const noted = withFact(english, 'birch', 'streaming', { note });
  expect(tableOf({ providers: ['alder', 'birch'] }, noted).notes).toMatchObject([
    { id: 'birch', note: note.en },
  ]);
});

test('names that do not exist are refused by the checks and draw nothing', () => {
  const source = '{% comparison-streaming-table providers=["brich"] services=["netflicks", "works"] /%}';
  const problems = documentProblems(Markdoc.parse(source), english);
  expect(problems.map(({ remedy }) => remedy)).toEqual(
    expect.arrayContaining(['Did you mean "birch"?', 'Did you mean "netflix"?']),
  );
  const { grid } = tableOf({ providers: ['brich'], services: ['works'] });
  expect(grid).toMatchObject({ columns: [], rows: [] });
});

describe('comparison-streaming-table as drawn', () => {
  const rendered = renderElement(
    <ComparisonStreamingTable
      {...tableOf({ providers: ['alder', 'birch', 'fir'], services: ['netflix', 'max'] })}
    />,
  );
  const rows = rendered.all('tbody')[0]?.all('tr') ?? [];

  test('the words of a cell lead to its evidence, and say aloud of whom they speak', () => {
    const link = rows[1]?.all('td')[0]?.all('a')[0];
    expect(link?.attributes).toMatchObject({
      href: expect.stringMatching(/^https:\/\/magazine\.example\/birch/),
      'data-evidence': 'birch/streaming:netflix',
    });
    expect(link?.text).toMatch(/^Opens .*: Birch VPN, Netflix\. Source: /);
    expect(rows[2]?.all('td')[0]?.all('a')).toEqual([]);
  });

  test('it says what to beware of and who tested; where nobody has, that unknown is not no', () => {
    expect(rendered.all('.streaming-caution')[0]?.text).toMatch(
      /from day to day.* Tests by The Magazine, March 2025\.$/,
    );
    expect(rendered.all('details.streaming-more')[0]?.text).toMatch(/Alder VPN , Max: Works/);
    const silent = renderElement(<ComparisonStreamingTable {...tableOf({ providers: ['dogwood'] })} />);
    expect(silent.all('.streaming-caution')[0]?.text).toMatch(
      /^We know of no recent independent test of .* Unknown isn’t “no”/,
    );
  });
});
