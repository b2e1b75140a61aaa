import type { Country, CountryFact } from '@vpn-site/core/country/country.ts';
import { formatDays } from '@vpn-site/core/i18n/formats.ts';
import { testContext } from '@vpn-site/fixture/test-context.ts';
import { describe, expect, test } from 'vitest';
import { providerAccessModels } from './access-methods-model.ts';
import { countryAnswer } from './answer-model.ts';
import { countsModels } from './counts-model.ts';
import { moneyModel } from './money-model.ts';
import { namedModel } from './named-model.ts';
import { ruleModels } from './rules-model.ts';
import { eventRows } from './timeline-model.ts';

const english = testContext('en');
const later = testContext('en', { asOf: '2030-01-01' });
const countryOf = (code: string): Country => {
  const country = english.countries.get(code);
  if (!country) throw new Error('The fixture has this country.');
  return country;
};
const turkey = countryOf('TR');
const poland = countryOf('PL');

const withFacts = (change: (fact: CountryFact) => CountryFact): Country => ({
  ...turkey,
  facts: turkey.facts.map(change),
});
const orderWith = (value: Partial<CountryFact<'order'>['value']>) =>
  withFacts((fact) => (fact.kind === 'order' ? { ...fact, value: { ...fact.value, ...value } } : fact));

const tileValue = (id: string, country: Country) =>
  countryAnswer(country, english).tiles.find((tile) => tile.id === id)?.value;

describe('the answer', () => {
  test('is a sentence with its date and its card; who is blocked by name is told beside it', () => {
    const { use, tiles } = countryAnswer(turkey, english);
    expect(use).toMatchObject({
      lead: 'We found no law against using a VPN here, but VPNs are restricted.',
      tone: 'partly',
      sourceSummary: 'Based on one source (press report), as of September 2024. We read it on Jun 1, 2025.',
      stale: undefined,
      mark: { evidence: 'country-tr/vpn-use' },
    });
    expect(tiles.map(({ value, tone, detail }) => [value, tone, detail])).toEqual([
      ['2 of our 6', 'bad', 'Newest list we found: December 2023.'],
      ['4 of our 6', 'good', expect.stringMatching(/^Alder VPN, Cedar .*doesn’t prove they work\.$/)],
    ]);
  });

  test('warns of nothing where no order stands, and tells of the tax instead', () => {
    const { use, tiles } = countryAnswer(poland, english);
    expect(use).toMatchObject({ lead: 'Yes, using a VPN is legal here.', tone: 'good' });
    expect(tiles.map(({ value, tone }) => [value, tone])).toEqual([
      ['None we know of', 'good'],
      ['VAT: 23%', 'neutral'],
    ]);
    expect(tileValue('named', orderWith({ state: 'lifted' }))).toBe('None we know of');
  });

  test('says what other sources say, and that it is too old', () => {
    const country = withFacts((fact) =>
      fact.kind === 'use'
        ? { ...fact, dissent: [{ choice: { en: 'Illegal', pl: 'a', tr: 'b' }, claim: fact.claim }] }
        : fact,
    );
    expect(countryAnswer(country, later).use).toMatchObject({
      dissent: 'One source disagrees: “Illegal”.',
      stale: 'Out of date',
    });
  });

  test('names nobody as left out where everybody is named', () => {
    const all = countryAnswer(orderWith({ providers: [...english.providers.keys()] }), english).tiles;
    expect(all.find(({ id }) => id === 'unnamed')).toMatchObject({
      ...{ value: '0 of our 6', tone: 'bad', detail: 'The orders leave none of them out.' },
    });
    const none = orderWith({ providers: [] });
    expect([tileValue('named', none), tileValue('unnamed', none)]).toEqual(['0 of our 6', '6 of our 6']);
  });
});

describe('who is named', () => {
  test('everybody has a row: those whom no order names first, each half best for travel first', () => {
    const rows = namedModel(turkey, english)?.rows ?? [];
    const ranked = english.ranking('travel').ranking;
    const order = [...ranked.ranked, ...ranked.unranked].map(({ score }) => score.provider);
    const isNamed = (id: string) => ['birch', 'elm'].includes(id);
    expect(rows.map(({ badge: face }) => face.id)).toEqual([
      ...order.filter((id) => !isNamed(id)),
      ...order.filter(isNamed),
    ]);
  });

  test('an order is told by its month; one that nobody dates by the month of the report', () => {
    const rowOf = (country: Country) =>
      namedModel(country, english)?.rows.find(({ badge: face }) => face.id === 'elm');
    expect(rowOf(turkey)?.orders).toMatchObject([
      { when: 'Dec 2023', mark: { evidence: 'country-tr/order-2023' } },
    ]);
    expect(rowOf(orderWith({ issued: 'unknown' }))?.orders[0]?.when).toBe('reported Sep 2024');
  });

  test('says what helps against a block, and which other services are named', () => {
    const { columns, rows, others } = namedModel(turkey, english) ?? { rows: [] };
    expect(columns).toEqual(['Obfuscation', 'Apps in Polish or Turkish']);
    const alder = rows.find(({ badge: face }) => face.id === 'alder');
    expect(alder?.cells[0]).toMatchObject({ text: 'Shadowsocks', tone: 'good' });
    expect(others).toEqual([{ name: 'Hazel VPN', review: undefined }]);
  });
});

describe('what happened', () => {
  test('is told with its kind, its words, who measured it and its source', () => {
    const rows = eventRows(turkey, english);
    expect(rows.map(({ when, kind, tone }) => [when, kind, tone])).toEqual([
      ['May 2025', 'Proposal', 'neutral'],
      [formatDays('2025-03-19', '2025-03-20', 'en'), 'Slowed down', 'partly'],
      ['December 2023', 'Blocking order', 'bad'],
    ]);
    expect(rows).toMatchObject([
      {
        rule: 'VPN licensing bill',
        text: 'A draft became known.',
        mark: { evidence: 'country-tr/licensing-bill' },
      },
      { detail: 'Measured by Open Probe' },
      {
        text: 'BTK, the regulator: 3 services, among them Birch VPN and Elm VPN.',
        detail: 'Not known to be lifted',
      },
    ]);
  });

  test('an order that is counted by its names alone may name more', () => {
    const [row] = eventRows(orderWith({ named: undefined, issued: 'unknown' }), english).slice(-1);
    expect(row?.when).toBe('Reported September 2024');
    expect(row?.text).toMatch(/^BTK, the regulator: at least 3 services/);
    const others = eventRows(orderWith({ providers: [] }), english).slice(-1);
    expect(others[0]?.text).toBe('BTK, the regulator: 3 services.');
  });

  test('dates are as precise as they are known', () => {
    const when = (began: string, ended?: string) => {
      const country = withFacts((fact) =>
        fact.kind === 'interference' ? { ...fact, value: { ...fact.value, began, ended } } : fact,
      );
      return eventRows(country, english).find(({ kind }) => kind === 'Slowed down')?.when;
    };
    expect(when('2025-03-19')).toBe('March 19, 2025');
    expect(when('2025-03', '2025-04')).toBe('March 2025 – April 2025');
    expect(when('2025', '2025')).toBe('2025');
  });
});

test('numbers are bars whose longest is whole, named by year where that tells them apart', () => {
  const [counts] = countsModels(turkey, english);
  expect(counts?.name).toBe('Blocked domains');
  expect(counts?.bars.map(({ label, text, value }) => [label, text, value])).toEqual([
    ['2022', '1,000', 1000 / 2600],
    ['2023', '1,500', 1500 / 2600],
    ['2024', '2,600', 1],
  ]);
  const labels = (...dates: string[]) => {
    const points = dates.map((date) => ({ date, count: 0, source: 'paper' }));
    const country = withFacts((fact) =>
      fact.kind === 'counts' ? { ...fact, value: { ...fact.value, points } } : fact,
    );
    return countsModels(country, english)[0]?.bars.map(({ label, value }) => [label, value]);
  };
  expect(labels('2023-12-31', '2024-12-31')).toEqual([
    ['2023', 0],
    ['2024', 0],
  ]);
  expect(labels('2024-01', '2024-07')?.map(([label]) => label)).toEqual(['Jan 2024', 'Jul 2024']);
});

test('rules say where they stand; a draft stands out', () => {
  expect(ruleModels(turkey, ['rule', 'bill'], english)).toMatchObject([
    { name: 'VPN licensing bill', text: 'Draft or proposal', tone: 'partly', since: undefined },
  ]);
  expect(ruleModels(poland, ['retention'], english)).toMatchObject([
    { name: 'Call and location data', text: 'In force', tone: 'neutral' },
  ]);
});

test('ways in are told by provider, with the address as it is typed', () => {
  const address = 'http://birchbirchbirch.onion';
  expect(providerAccessModels(turkey, english)).toMatchObject([
    { badge: { id: 'birch' }, methods: [{ address, says: 'Opens in Tor Browser.' }] },
  ]);
  expect(providerAccessModels(poland, english)).toEqual([]);
});

test('tax and payment stand together, with the way to the tool', () => {
  const says = { en: 'By post.', pl: 'Pocztą.', tr: 'Postayla.' };
  const taxes = turkey.facts.filter(({ kind }) => kind === 'tax');
  const pays = taxes.map(
    (tax): CountryFact => ({ ...tax, id: 'cash', kind: 'payment', value: { name: 'Cash', says } }),
  );
  expect(moneyModel({ ...turkey, facts: [...turkey.facts, ...pays] }, english)).toMatchObject({
    rows: [{ name: 'VAT: 20%' }, { name: 'Cash', says: 'By post.' }],
    tool: { path: '/tools/true-cost' },
  });
  expect(moneyModel({ ...turkey, facts: [] }, english)).toBeUndefined();
});

describe('facts that a test adds', () => {
  const [bill] = turkey.facts.filter((fact) => fact.kind === 'bill');
  if (!bill) throw new Error('The fixture has a bill.');

  test('a blocked service is listed with since when, in the form that the language needs', () => {
    const choice = { en: 'Blocked', pl: 'Zablokowana', tr: 'Engelli' };
    const blocked = (state: 'blocked' | 'opened', locale: 'en' | 'pl' | 'tr') => {
      const value = { ...bill.value, state, since: '2024-10' };
      const app: CountryFact<'service-block'> = { ...bill, id: 'app', kind: 'service-block', choice, value };
      return ruleModels({ ...turkey, facts: [app] }, ['service-block'], testContext(locale))[0];
    };
    expect(blocked('blocked', 'en')).toMatchObject({ tone: 'bad', since: 'since October 2024' });
    expect(blocked('blocked', 'pl')?.since).toMatch(/^od\spaździernika 2024\sr\.$/);
    expect(blocked('blocked', 'tr')?.since).toMatch(/^Ekim 2024 ayından beri$/);
    expect(blocked('opened', 'en')?.since).toBeUndefined();
  });

  test('a step that only the press reports is no official record', () => {
    const official = { ...bill, claim: { ...bill.claim, basis: 'court-record' as const } };
    const mark = (publisher: 'press' | 'authority') => {
      const sources = Object.fromEntries(
        Object.entries(turkey.sources).map(([id, source]) => [id, { ...source, publisher }]),
      );
      return JSON.stringify(eventRows({ ...turkey, facts: [official], sources }, english)[0]?.mark);
    };
    expect(mark('authority')).toContain('court record');
    expect(mark('press')).not.toContain('court record');
  });
});
