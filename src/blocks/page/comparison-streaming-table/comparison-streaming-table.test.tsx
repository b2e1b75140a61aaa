import Markdoc from '@markdoc/markdoc';
import { describe, expect, test } from 'vitest';
import { addDays } from '#domain/day/day.ts';
import type { LocaleCode } from '#domain/locale/locale-table.ts';
import type { StreamingReport } from '#domain/provider/measured-tests.ts';
import { streamingDefinition, streamingServices } from '#domain/streaming/streaming-reports.ts';
import { emptyContext } from '#fixtures/empty-context.ts';
import { fixtureDay } from '#fixtures/fixture-site.ts';
import { draw } from '#fixtures/render-html.tsx';
import { testContext } from '#fixtures/test-context.ts';
import { withFact } from '#fixtures/with-fact.ts';
import { documentProblems } from '../../document/document-problems.ts';
import { type StreamingTableModel, selectStreamingTable } from './comparison-streaming-table.block.ts';
import { ComparisonStreamingTable } from './comparison-streaming-table.tsx';

const english = testContext();
const services = streamingServices(english.vocabulary);
const tableOf = (attributes: Parameters<typeof selectStreamingTable>[0], site = english) =>
  selectStreamingTable(attributes, site);

const seen = { claim: 'independently-reported', source: 'magazine', asOf: '2025-03-25' } as const;
const claimed = { claim: 'provider-claim', source: 'own', asOf: '2025-05-13' } as const;

/** The site where other reports are known of birch. */
const withReports = (reports: readonly StreamingReport[], locale: LocaleCode = 'en', asOf = fixtureDay) =>
  withFact(testContext(locale, { asOf }), 'birch', 'streaming', { value: reports });

const answersTo = (
  reports: readonly Omit<StreamingReport, 'service'>[],
  locale?: LocaleCode,
  asOf?: string,
) => {
  const named = reports.map((report) => ({ ...report, service: 'netflix' }));
  const table = tableOf({ providers: ['birch'], services: ['netflix'] }, withReports(named, locale, asOf));
  return table.rows[0]?.cells[0]?.answers ?? [];
};

const cellOf = (provider: string, service: string) =>
  tableOf({ providers: [provider], services: [service] }).rows[0]?.cells[0]?.answers ?? [];

describe('comparison-streaming-table', () => {
  test('services are the names of the vocabulary without the words for results', () => {
    expect(services).toEqual(['netflix', 'disney-plus', 'bbc-iplayer', 'itvx', 'max']);
    expect(Object.keys(streamingDefinition(english.vocabulary)?.options ?? {})).toContain('works');
    expect(streamingServices(emptyContext.vocabulary)).toEqual([]);
  });

  test('columns and rows keep the order of the author, each once', () => {
    const { columns, rows } = tableOf({
      providers: ['birch', 'alder', 'birch'],
      services: ['disney-plus', 'netflix'],
    });
    expect(columns.map(({ id }) => id)).toEqual(['birch', 'alder']);
    expect(rows.map(({ service }) => service)).toEqual(['Disney+', 'Netflix']);
    for (const { cells } of rows) expect(cells.map(({ provider }) => provider)).toEqual(['birch', 'alder']);
  });

  test('without services, the rows are those that anyone reports on', () => {
    const rowsOf = (...providers: string[]) => tableOf({ providers }).rows.map(({ id }) => id);
    expect(rowsOf('birch')).toEqual(['netflix', 'disney-plus', 'bbc-iplayer', 'itvx']);
    expect(rowsOf('elm')).toEqual(['netflix']);
    expect(rowsOf('elm', 'alder')).toEqual(['netflix', 'disney-plus', 'bbc-iplayer', 'max']);
    expect(rowsOf('dogwood')).toEqual(services);
  });

  test('regions of one source, day and result are listed together, by name', () => {
    const works = ['DE', 'FR', 'GB'].map((region) => ({ ...seen, result: 'works' as const, region }));
    expect(answersTo(works)).toEqual([
      {
        sign: 'yes',
        text: 'Works',
        regions: 'Germany, France, United Kingdom',
        date: 'March 25, 2025',
        source: expect.objectContaining({
          mark: '¶',
          who: 'Press',
          url: 'https://magazine.example/birch#:~:text=Netflix%2C%20Disney%2B%20and%20BBC%20iPlayer%20played%3B%20ITVX%20did%20not.',
        }),
        stale: undefined,
        weak: undefined,
      },
    ]);
    expect(answersTo(works, 'tr')[0]?.regions).toBe('Almanya, Fransa, Birleşik Krallık');
  });

  test('a region and no stated region are two answers', () => {
    const answers = answersTo([
      { ...seen, result: 'works' },
      { ...seen, result: 'works', region: 'US' },
    ]);
    expect(answers.map(({ regions }) => regions)).toEqual(['United States', 'Region not stated']);
  });

  test('different results stay apart, the newest first', () => {
    const answers = answersTo(
      [
        { ...seen, result: 'mixed', region: 'GB', asOf: '2025-02' },
        { ...seen, result: 'works', region: 'US' },
        { ...seen, result: 'blocked', region: 'JP', asOf: '2025-01' },
      ],
      'pl',
    );
    expect(answers.map(({ sign, text, regions }) => [sign, text, regions])).toEqual([
      ['yes', 'Działa', 'Stany Zjednoczone'],
      ['partial', 'Różnie', 'Wielka Brytania'],
      ['no', 'Blokada', 'Japonia'],
    ]);
  });

  test('a claim of the provider is marked as one and comes after what others saw', () => {
    const answers = answersTo([
      { ...claimed, result: 'works' },
      { ...seen, result: 'mixed' },
    ]);
    expect(answers).toMatchObject([
      { source: { mark: '¶', who: 'Press' } },
      { source: { mark: '*', who: 'Provider’s claim' }, date: 'May 13, 2025' },
    ]);
  });

  test('another statement beside the fact is shown too', () => {
    const disputed = withFact(english, 'elm', 'streaming', {
      claims: [
        {
          type: 'streaming',
          value: [{ service: 'netflix', result: 'works', claim: 'provider-claim', source: 'own' }],
          basis: 'provider-claim',
          checked: '2025-06-01',
          sources: ['own'],
        },
      ],
    });
    const [row] = tableOf({ providers: ['elm'] }, disputed).rows;
    expect(row?.cells[0]?.answers).toMatchObject([
      { sign: 'partial', date: 'December 2024', weak: undefined },
      { sign: 'yes', date: 'undated', weak: 'Low confidence' },
    ]);
  });

  test('what nobody reported has no answer', () => {
    expect(cellOf('dogwood', 'netflix')).toEqual([]);
    expect(cellOf('birch', 'max')).toEqual([]);
  });

  test('old and weak reports say so and keep their answer', () => {
    expect(cellOf('alder', 'max')).toMatchObject([
      { sign: 'yes', text: 'Works', date: '2024', stale: 'Out of date', weak: undefined },
    ]);
    expect(answersTo([{ ...seen, result: 'works', asOf: '2023', confidence: 'low' }])).toMatchObject([
      { sign: 'yes', text: 'Works', date: '2023', stale: 'Out of date', weak: 'Low confidence' },
    ]);
  });

  test('a fresh claim comes before an old report', () => {
    const answers = answersTo([
      { ...seen, result: 'blocked', asOf: '2023-01' },
      { ...claimed, result: 'works' },
    ]);
    expect(answers.map(({ sign, stale }) => [sign, stale])).toEqual([
      ['yes', undefined],
      ['no', 'Out of date'],
    ]);
  });

  test('a report expires by its own date, on the last day of its lifetime', () => {
    const lifetime = Number(streamingDefinition(english.vocabulary)?.lifetime);
    const staleAfter = (days: number) =>
      answersTo([{ ...seen, result: 'works' }], 'en', addDays(seen.asOf, days))[0]?.stale;
    expect(staleAfter(lifetime - 1)).toBeUndefined();
    expect(staleAfter(lifetime)).toBe('Out of date');
  });

  test('each source is listed once, with the providers that rest on it', () => {
    const birch = english.providers.get('birch');
    const alder = english.providers.get('alder');
    if (!birch || !alder) throw new Error('The fixture has both.');
    const { magazine } = birch.sources;
    if (!magazine) throw new Error('birch has a magazine');
    const shared = { ...alder, sources: { ...alder.sources, magazine } };
    const site = { ...english, providers: new Map([...english.providers, ['alder', shared]]) };
    const { sources } = tableOf({ providers: ['birch', 'alder'] }, site);
    expect(sources.map(({ mark, who, providers }) => [mark, who, providers])).toEqual([
      ['¶', 'Press', 'Birch VPN, Alder VPN'],
      ['*', 'Provider’s claim', 'Alder VPN'],
    ]);
    expect(tableOf({ providers: ['birch', 'alder'] }).sources).toHaveLength(3);
    expect(tableOf({ providers: ['birch', 'alder'], services: ['max'] }).sources).toHaveLength(1);
  });

  test('notes stand where they explain something', () => {
    const note = { en: 'One tester only.', pl: 'Tylko jeden tester.', tr: 'Yalnızca bir test.' };
    const noted = withFact(english, 'birch', 'streaming', { note });
    const noteOf = (attributes: Parameters<typeof tableOf>[0], site = noted) =>
      tableOf(attributes, site).columns[0]?.note;
    expect(noteOf({ providers: ['birch'] })).toBe('One tester only.');
    expect(noteOf({ providers: ['birch'], services: ['max'] })).toBeUndefined();
    const dogwood = english.providers.get('dogwood');
    if (!dogwood) throw new Error('The fixture has dogwood.');
    const explained = {
      ...dogwood,
      facts: { ...dogwood.facts, streaming: { value: 'unknown', note } as const },
    };
    const site = { ...english, providers: new Map([['dogwood', explained]]) };
    expect(noteOf({ providers: ['dogwood'], services: ['max'] }, site)).toBe('One tester only.');
  });

  test('names that do not exist are refused by the checks and draw nothing', () => {
    const source = '{% comparison-streaming-table providers=["brich"] services=["netflicks", "works"] /%}';
    const problems = documentProblems(Markdoc.parse(source), english);
    expect(problems.map(({ remedy }) => remedy)).toEqual(
      expect.arrayContaining(['Did you mean "birch"?', 'Did you mean "netflix"?']),
    );
    expect(problems).toHaveLength(3);
    expect(tableOf({ providers: ['brich'], services: ['works'] })).toMatchObject({ columns: [], rows: [] });
    expect(selectStreamingTable({ providers: [] }, emptyContext)).toEqual({
      columns: [],
      rows: [],
      sources: [],
    });
  });
});

describe('comparison-streaming-table as drawn', () => {
  const drawn = draw(
    <ComparisonStreamingTable
      {...tableOf({ providers: ['alder', 'birch', 'fir'], services: ['netflix', 'max'] })}
    />,
  );
  const rows = drawn.all('tbody')[0]?.all('tr') ?? [];
  const cells = (row: number) => rows[row]?.all('td') ?? [];

  test('a column per provider, which each cell names again, and a row per service', () => {
    expect(
      drawn
        .all('thead')[0]
        ?.all('th')
        .map(({ text }) => text),
    ).toEqual(['Service', 'Alder VPN', 'Birch VPN', 'Fir VPN']);
    expect(rows.map((row) => row.all('th')[0]?.text)).toEqual(['Netflix', 'Max']);
    expect(cells(1).map(({ attributes }) => attributes['data-label'])).toEqual([
      'Alder VPN',
      'Birch VPN',
      'Fir VPN',
    ]);
  });

  test('a cell says the answer with its source, where, who says so and when; silence is said too', () => {
    expect(cells(0).map(({ text }) => text)).toEqual([
      'Blocked ¶ United States Press, March 2025',
      'Works ¶ United States Press, March 2025',
      'Not reported',
    ]);
    expect(cells(0)[1]?.all('a')[0]?.attributes).toMatchObject({
      href: expect.stringMatching(/^https:\/\/magazine\.example\/birch#:~:text=Netflix/),
      'data-evidence': 'birch/streaming:netflix:works:magazine:2025-03:US',
    });
    expect(cells(0)[2]?.all('.sign-faint')).toHaveLength(1);
  });

  test('each source is named once below, with the providers that rest on it', () => {
    const [sources] = drawn.all('.streaming-notes')[0]?.all('ul') ?? [];
    expect(sources?.all('a').map(({ attributes: { href, lang } }) => [href, lang])).toEqual([
      ['https://magazine.example/alder-review', 'en'],
      ['https://alder.example/features', 'en'],
      ['https://magazine.example/birch', 'en'],
    ]);
  });

  test('without reports and notes there is nothing below', () => {
    const silent = draw(<ComparisonStreamingTable columns={[]} rows={[]} sources={[]} />);
    expect(silent.all('.streaming-notes')[0]?.text).toBe('');
  });
});

describe('parts of the streaming table', () => {
  const answer = {
    sign: 'yes',
    text: 'Works',
    regions: 'Germany',
    date: 'May 2025',
    source: undefined,
    stale: undefined,
    weak: undefined,
  } as const;
  const column = { id: 'birch', title: 'Birch VPN', reviewPath: undefined, note: undefined };
  const drawn = (change: Partial<StreamingTableModel>) =>
    draw(<ComparisonStreamingTable columns={[column]} rows={[]} sources={[]} {...change} />);
  const cell = (weak?: string) => {
    const cells = [{ provider: 'birch', answers: [{ ...answer, weak }] }];
    return drawn({ rows: [{ id: 'netflix', service: 'Netflix', cells }] }).all('td')[0];
  };

  test('the name of a provider leads to its review, where there is one', () => {
    const head = (reviewPath: string | undefined) =>
      drawn({ columns: [{ ...column, reviewPath }] }).all('th')[1];
    expect(head('/reviews/birch')?.all('a')[0]?.attributes.href).toBe('/reviews/birch');
    expect(head(undefined)?.text).toBe('Birch VPN');
    expect(head(undefined)?.all('a')).toEqual([]);
  });

  test('an answer without a source has no mark and names nobody', () => {
    expect(cell()?.text).toBe('Works Germany May 2025');
    expect(cell()?.all('a')).toEqual([]);
  });

  test('weak evidence is said in a line of its own, and only there', () => {
    expect(
      cell()
        ?.all('p.faint')
        .map(({ text }) => text),
    ).toEqual(['May 2025']);
    expect(
      cell('Low confidence')
        ?.all('p.faint')
        .map(({ text }) => text),
    ).toEqual(['May 2025', 'Low confidence']);
  });

  test('a single source is listed under its head, in its own language', () => {
    const [source] = tableOf({ providers: ['birch'] }).sources;
    if (!source) throw new Error('birch has a source');
    const [notes] = drawn({ sources: [{ ...source, title: 'A test', language: 'de' }] }).all(
      '.streaming-notes',
    );
    expect(notes?.text).toBe('Where the reports come from ¶ A test (Press; used for Birch VPN)');
    expect(notes?.all('a')[0]?.attributes).toMatchObject({ href: source.url, lang: 'de' });
  });

  test('only providers with a note are explained', () => {
    const columns = [
      { ...column, note: 'One tester only.' },
      { ...column, id: 'elm', title: 'Elm VPN' },
    ];
    expect(drawn({ columns }).all('.streaming-notes')[0]?.text).toBe(
      'What to know about the reports Birch VPN : One tester only.',
    );
    expect(drawn({}).all('.streaming-notes')[0]?.text).toBe('');
  });
});
