import { readFileSync } from 'node:fs';
import { ProblemsError } from '@vpn-site/content/problem.ts';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { siteWith } from './dataset-file.fixture.ts';
import type { DatasetFile, ImporterFacts, ImportInput } from './importer.ts';
import type { FeedRecord } from './price-index/feed.ts';
import { priceIndex } from './price-index.ts';

const snapshot = JSON.parse(
  readFileSync('packages/fixture/src/upkeep/prices/snapshots/20260819T020236Z.json', 'utf8'),
) as { records: FeedRecord[] };
const page = 'https://alder.example/pricing';
const record = {
  ...snapshot.records[0],
  provider_id: 'alder',
  plan_id: 'two-year',
  upfront_total: 60,
  service_months: 24,
  free_months: 0,
  renewal_total: 48,
  renewal_period_months: 12,
  refund_days: 30,
  tax_treatment: 'not_disclosed',
  source_url: page,
} as FeedRecord;

/** Returns a snapshot at noon of a day, with our provider among others that are not requested. */
function given(day: string, ...own: Partial<FeedRecord>[]): DatasetFile {
  const at = `${day}T12:00:00Z`;
  const records = [
    ...own.map((fields) => ({ ...record, observed_at: at, ...fields })),
    ...snapshot.records.map((other) => ({ ...other, provider_id: 'ignored', observed_at: at })),
  ].slice(0, 10);
  return {
    name: `${day}.json`,
    text: JSON.stringify({ ...snapshot, generated_at: at, observation_date: day, records }),
    capture: day,
    url: `https://github.com/steveprice-dev/vpn-price-data/blob/1/${day}.json`,
    readOn: day,
    reportedOn: day,
  };
}

const plan = (more = '') => `
      - id: two-year
        name: Alder
        currency: USD
        market: US
        months: 24
        charged: 60
        renewal: { charged: 48, months: 12 }
        refundDays: 30
        tax: unknown
        observed: 2026-08-01
        source: dataset${more}`;

function site(
  plans = plan(),
  { quote = 'all plans', url = 'https://github.com/steveprice-dev/vpn-price-data/' } = {},
): ImporterFacts {
  const text = `id: alder
facts:
  prices:
    value:${plans}
    asOf: 2026-08-01
    checked: 2026-08-01
    sources: [ dataset ]
    quotes:
      - { source: dataset, text: "${quote}" }
sources:
  dataset: { url: ${url}, title: All, publisher: dataset, kind: living }
`;
  return siteWith(text, { 'price-index': { providers: {}, plans: {}, ignored: ['ignored'] } });
}

const run = (files: readonly DatasetFile[], facts = site(), memory?: unknown) =>
  priceIndex.run({ files, missing: [], memory } satisfies ImportInput, facts);
const dearer = { upfront_total: 66 };
const kinds = ({ proposals, findings }: ReturnType<typeof run>) =>
  [...proposals, ...findings].map(({ kind }) => kind);

test('an amount waits for a second capture, also from one run to the next', () => {
  const first = run([given('2026-08-02', dearer)]);
  expect(kinds(first)).toEqual([]);
  expect(first.remarks?.[0]).toContain(
    'alder, two-year waits for another capture: alder, two-year: upfront_total 66',
  );
  expect(kinds(run([given('2026-08-03', dearer)], site(), first.memory))).toEqual(['price']);
});

test('a record that is only repeated is no second capture', () => {
  const repeated = {
    ...dearer,
    observed_at: '2026-08-02T12:00:00Z',
    freshness_status: 'last_known_good',
  } as const;
  expect(kinds(run([given('2026-08-02', dearer), given('2026-08-03', repeated)]))).toEqual([]);
});

describe('what makes a finding and never a value', () => {
  const twice = (fields: Partial<FeedRecord>) => [given('2026-08-02', fields), given('2026-08-03', fields)];

  test('another source', () => {
    const facts = site(plan(), { url: 'https://alder.example/pricing' });
    expect(kinds(run(twice(dearer), facts))).toEqual(['differs']);
    expect(kinds(run(twice({}), facts))).toEqual([]);
  });

  test('another currency', () => {
    expect(kinds(run(twice(dearer), site(plan().replace('USD', 'EUR'))))).toEqual(['differs']);
  });

  test('another page than that of the quote', () => {
    const quote = `alder, two-year: upfront_total 60, source_url ${page}`;
    expect(kinds(run(twice(dearer), site(plan(), { quote })))).toEqual(['price']);
    const elsewhere = { ...dearer, source_url: 'https://alder.example/partner' };
    expect(kinds(run(twice(elsewhere), site(plan(), { quote })))).toEqual(['moved']);
  });

  test('the price of a partner’s page, where nobody noted which', () => {
    const partner = site(plan('\n        standard: false'));
    expect(kinds(run(twice(dearer), partner))).toEqual(['moved']);
    expect(kinds(run(twice({}), partner))).toEqual(['still-true']);
  });

  test('a plan and a provider without a name of ours, each once', () => {
    const strangers = [{ provider_id: 'birch' }, { plan_id: 'monthly' }];
    const { proposals, findings } = run([
      given('2026-08-02', ...strangers),
      given('2026-08-03', ...strangers),
    ]);
    expect(proposals).toEqual([]);
    expect(findings.map(({ id }) => id)).toEqual([
      'price-index:unmapped:alder:alder/monthly',
      'price-index:unmapped:birch:birch',
    ]);
  });

  test('a plan that the feed no longer has', () => {
    const facts = site(plan().replace('source: dataset', 'source: price-feed'));
    expect(kinds(run([given('2026-08-02')], facts))).toEqual(['gone']);
    expect(kinds(run([given('2026-08-01')], facts))).toEqual([]);
  });

  test('amounts that come and go, however often', () => {
    const days = [dearer, {}, dearer, {}].map((fields, index) => given(`2026-08-0${index + 2}`, fields));
    const { findings } = run(days);
    expect(findings.map(({ kind, on, summary }) => ({ kind, on, summary }))).toEqual([
      {
        kind: 'flapped',
        on: '2026-08-04',
        summary:
          'alder, two-year: 66 came and went 2 times, last on 2026-08-04; 60 stays. If this continues, describe it in the note.',
      },
    ]);
  });
});

test('what the index does not say stays as it is written', () => {
  const silent = {
    renewal_total: null,
    renewal_period_months: null,
    renewal_total_status: 'ambiguous',
    billing_type: undefined,
    refund_days: null,
    tax_treatment: 'new_words',
  } as const;
  expect(kinds(run([given('2026-08-02', silent), given('2026-08-03', silent)]))).toEqual(['still-true']);
});

test('a snapshot of a day to come is refused', () => {
  expect(() => run([{ ...given('2026-08-02'), readOn: '2026-08-01' }])).toThrow(ProblemsError);
  expect(() => run([given('2026-08-02', { observed_at: '2099-01-01T00:00:00Z' })])).toThrow(ProblemsError);
});

test('whatever the order and the amounts, no date goes back and nothing is written without its words', () => {
  const day = fc.integer({ min: 1, max: 28 }).map((one) => `2026-08-${String(one).padStart(2, '0')}`);
  const look = fc.record({ day, amount: fc.constantFrom(60, 66, 72) });
  fc.assert(
    fc.property(fc.array(look, { maxLength: 12 }), fc.anything(), (looks, memory) => {
      const files = looks.map((one) => given(one.day, { upfront_total: one.amount }));
      for (const { edits, quote, read } of run(files, site(), memory).proposals) {
        const dates = edits.filter(({ path }) =>
          ['observed', 'asOf', 'checked'].includes(String(path.at(-1))),
        );
        expect(dates.every(({ value }) => typeof value === 'string' && value > '2026-08-01')).toBe(true);
        expect(read).not.toEqual([]);
        const charged = edits.find(({ path }) => path.at(-1) === 'charged');
        if (charged) expect(quote).toContain(`upfront_total ${JSON.stringify(charged.value)},`);
      }
    }),
  );
});

/** The columns that all kinds of files have; `days` stands for a plan shorter than a month. */
interface Row {
  readonly plan: string;
  readonly charged: number;
  readonly months?: number | null;
  readonly currency?: string;
  readonly stale?: string;
}

const addressOf = (kind: string, day: string) =>
  `https://github.com/steveprice-dev/vpn-price-data/blob/1/${kind}/${day}.json`;

function fileOf(kind: string, day: string, feed: object): DatasetFile {
  const name = `${kind}/${day}.json`;
  return {
    name,
    text: JSON.stringify(feed),
    capture: `${kind} ${day}`,
    url: addressOf(kind, day),
    readOn: day,
    reportedOn: day,
  };
}

/** Returns a file of the comparison catalog. */
function catalog(day: string, ...rows: Row[]): DatasetFile {
  const { reference_price_total: _, reference_price_basis: __, ...columns } = record;
  const records = rows.map(({ plan: plan_id, charged, months = 24 }) => ({
    ...columns,
    plan_id,
    upfront_total: charged,
    service_months: months,
    observed_at: `${day}T12:00:00Z`,
    refund_status: 'machine_extracted',
  }));
  const generated_at = `${day}T12:01:00Z`;
  return fileOf('comparison', day, {
    schema_version: '1.0.0',
    feed_type: 'dovpn_comparison_catalog',
    generated_at,
    records,
  });
}

/** Returns a file of the captures, which name some columns in another way. */
function captures(day: string, ...rows: Row[]): DatasetFile {
  const records = rows.map(({ plan: plan_id, charged, months = 24, currency = 'USD', stale }) => ({
    ...record,
    plan_id,
    currency,
    captured_at: `${stale ?? day}T12:00:00Z`,
    intro_total: charged,
    service_months: months,
    free_months: months === null ? null : 0,
    tax_treatment_claim: 'vat_included',
    reference_price_total: null,
    reference_price_total_status: 'not_visible',
    freshness_status: stale === undefined ? 'current' : 'carried_forward',
  }));
  const generated_at = `${day}T12:02:00Z`;
  return fileOf('captures', day, {
    schema_version: '1.0.0',
    feed_type: 'all_provider_price_tracking',
    generated_at,
    records,
  });
}

describe('the other files of the index', () => {
  const days = ['2026-08-02', '2026-08-03'];
  const monthly = plan().replace('two-year', 'monthly').replace('months: 24', 'months: 1');
  const both = site(plan() + monthly, { quote: 'alder: two-year 60, monthly 60' });
  const editsOf = (result: ReturnType<typeof run>, ...path: string[]) =>
    result.proposals.flatMap(({ edits }) =>
      edits.filter((edit) => path.every((step) => edit.path.includes(step))),
    );

  test('renew every plan with its own quote, and drop the one that named former amounts', () => {
    const rows: Row[] = [
      { plan: 'two-year', charged: 66 },
      { plan: 'monthly', charged: 60, months: 1 },
    ];
    const result = run(
      days.map((day) => catalog(day, ...rows)),
      both,
    );
    expect(kinds(result)).toEqual(['price']);
    expect(editsOf(result, 'quotes').map(({ value }) => value)).toEqual([
      'price-catalog',
      expect.stringContaining('alder, two-year: upfront_total 66,'),
      { source: 'price-catalog', text: expect.stringContaining('alder, monthly: upfront_total 60,') },
    ]);
    expect(editsOf(result, 'source').map(({ value }) => value)).toContain('price-catalog');
    expect(editsOf(result, 'sources').map(({ value }) => value)).toEqual([
      ['price-catalog'],
      expect.objectContaining({ url: addressOf('comparison', '2026-08-03'), note: 'price-catalog' }),
      undefined,
    ]);
  });

  test('leave a former amount out of a quote on which other plans still rest', () => {
    const result = run(
      days.map((day) => given(day, dearer)),
      both,
    );
    expect(editsOf(result, 'quotes').map(({ value }) => value)).toContain('alder: …, monthly 60');
  });

  test('the fullest kind of file is taken, and a row is quoted with its own columns', () => {
    const rows: Row[] = [
      { plan: 'two-year', charged: 66 },
      { plan: 'monthly', charged: 9, months: 1 },
    ];
    const files = days.flatMap((day) => [given(day, dearer), captures(day, ...rows)]);
    const quotes = editsOf(run(files, both), 'quotes').map(({ value }) => JSON.stringify(value));
    expect(quotes.join()).toContain('alder, monthly: intro_total 9, service_months 1,');
    expect(quotes.join()).toContain('tax_treatment_claim vat_included');
  });

  test('weeks and euros are compared with weeks and euros', () => {
    const week = plan().replace('months: 24', 'days: 7').replaceAll('USD', 'EUR');
    const weekly: Row = { plan: 'two-year', charged: 66, months: null, currency: 'EUR' };
    expect(
      kinds(
        run(
          days.map((day) => captures(day, weekly)),
          site(week),
        ),
      ),
    ).toEqual(['price']);
    const months: Row = { ...weekly, months: 24 };
    expect(
      kinds(
        run(
          days.map((day) => captures(day, months)),
          site(week),
        ),
      ),
    ).toEqual(['differs']);
  });

  test('a plan that is only carried forward is neither renewed nor unknown', () => {
    const old: Row[] = [
      { plan: 'two-year', charged: 66, stale: '2026-07-30' },
      { plan: 'former', charged: 5, stale: '2026-07-30' },
    ];
    expect(kinds(run(days.map((day) => captures(day, ...old))))).toEqual([]);
  });

  test('files that are no snapshots are read past', () => {
    const schema = fileOf('schema', '2026-08-02', { $schema: 'https://json-schema.org/' });
    const result = run([schema, ...days.map((day) => given(day, dearer))]);
    expect(kinds(result)).toEqual(['price']);
    expect(result.remarks).toContain('schema/2026-08-02.json: not a snapshot of prices; skipped.');
    expect(() => run([schema])).toThrow(ProblemsError);
  });
});
