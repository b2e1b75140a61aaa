import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { StreamingReport } from '../provider/measured-tests.ts';
import type { Provider } from '../provider/provider.ts';
import type { FactDefinition } from '../provider/vocabulary.ts';
import { countriesOf, openingProviders } from './opening-providers.ts';
import { serviceTests } from './playback-tests.ts';

const asOf = '2026-11-15';
const words = { en: '', pl: '', tr: '' };
const named = { key: 'streaming', group: 'reach', label: words, explanation: words };
const definition: FactDefinition = { ...named, type: 'streaming', lifetime: 270, options: {} };

type Reports = readonly StreamingReport[];
const providerWith = (id: string, value: Reports, beside: Reports = []) => {
  const evidence = { type: 'streaming', basis: 'dataset', checked: asOf, sources: ['s'] } as const;
  const streaming = { ...evidence, value, claims: [{ ...evidence, value: beside }] };
  return { id, name: id, facts: { streaming }, sources: {} } as unknown as Provider;
};
const testsOf = (reports: Reports, id = 'p') =>
  serviceTests(providerWith(id, reports), 'netflix', definition, asOf);

const seen = (change: Partial<StreamingReport> = {}): StreamingReport => ({
  service: 'netflix',
  region: 'US',
  result: 'works',
  claim: 'independently-reported',
  asOf: '2026-06-25',
  source: 's',
  ...change,
});

const report: fc.Arbitrary<StreamingReport> = fc.record({
  service: fc.constantFrom('netflix', 'itvx'),
  region: fc.constantFrom(undefined, 'US', 'GB', 'JP'),
  result: fc.constantFrom('works' as const, 'mixed' as const, 'blocked' as const),
  claim: fc.constantFrom('independently-reported' as const, 'provider-claim' as const),
  asOf: fc.constantFrom(undefined, '2024-01', '2026-06-12', '2026-06-25', '2026-06'),
  tester: fc.constantFrom(undefined, 'A', 'B'),
  source: fc.constantFrom('s', 'r'),
});
const reports = fc.array(report, { maxLength: 12 });

describe('what others’ tests showed of a service', () => {
  test('it opens where it opened in every country tried', () => {
    expect(testsOf([seen(), seen({ region: 'GB', asOf: '2026-06-12', tester: 'A' })])).toMatchObject({
      state: 'opens',
      opened: 2,
      newest: '2026-06-25',
      testers: ['A'],
      tried: [
        { region: 'US', state: 'opens', newest: '2026-06-25' },
        { region: 'GB', state: 'opens', newest: '2026-06-12' },
      ],
    });
  });

  test('one country that is blocked makes it mixed; none that opens, blocked', () => {
    const blocked = seen({ region: 'GB', result: 'blocked' });
    expect(testsOf([seen(), blocked])).toMatchObject({ state: 'mixed', opened: 1 });
    expect(testsOf([blocked])).toMatchObject({ state: 'blocked', opened: 0 });
  });

  test('where testers disagree about a country it is mixed', () => {
    const disagreeing = [seen({ tester: 'A' }), seen({ tester: 'B', result: 'blocked' })];
    expect(testsOf(disagreeing).tried).toEqual([{ region: 'US', state: 'mixed', newest: '2026-06-25' }]);
  });

  test('what a provider says of itself, what is old, undated or beside the fact is no test', () => {
    const none = { state: 'untested', tried: [], opened: 0, newest: undefined };
    expect(testsOf([seen({ claim: 'provider-claim' })])).toMatchObject(none);
    expect(testsOf([seen({ asOf: '2024-01' })])).toMatchObject(none);
    expect(testsOf([seen({ asOf: undefined })])).toMatchObject(none);
    expect(serviceTests(providerWith('p', [], [seen()]), 'netflix', definition, asOf)).toMatchObject(none);
  });

  test('counts and state always agree, and no claim or order changes them', () => {
    fc.assert(
      fc.property(reports, (all) => {
        const { state, opened, tried, newest } = testsOf(all);
        expect(opened).toBeLessThanOrEqual(tried.length);
        expect(new Set(tried.map(({ region }) => region)).size).toBe(tried.length);
        expect(state === 'untested').toBe(tried.length === 0);
        expect(state === 'opens').toBe(tried.length > 0 && opened === tried.length);
        if (state === 'blocked') expect(opened).toBe(0);
        expect(newest === undefined).toBe(tried.length === 0);
        const without = all.filter(({ claim }) => claim !== 'provider-claim');
        expect(testsOf(without)).toEqual(testsOf(all));
        expect(testsOf(all.toReversed())).toMatchObject({ state, opened, newest });
      }),
    );
  });
});

describe('who opens a service', () => {
  const sets = fc.array(reports, { maxLength: 5 });
  const tested = (all: readonly (readonly StreamingReport[])[]) =>
    all.map((each, index) => testsOf(each, `p${index}`));

  test('in a country by what was seen there, else wherever it was tried', () => {
    const tests = [
      testsOf([seen(), seen({ region: 'GB' })], 'a'),
      testsOf([seen(), seen({ region: 'GB', result: 'mixed', asOf: '2026-07-01' })], 'b'),
      testsOf([seen({ result: 'blocked' })], 'c'),
      testsOf([], 'd'),
    ];
    const [opens, mixed, blocked, openedLast] = [['a'], ['b'], ['c'], '2026-06-25'];
    expect(openingProviders(tests)).toEqual({ opens, mixed, blocked, openedLast, countries: ['GB', 'US'] });
    const there = openingProviders(tests, 'US');
    expect(there).toMatchObject({ opens: ['a', 'b'], mixed: [], blocked, openedLast });
    const nowhere = { opens: [], mixed: [], blocked: [], openedLast: undefined };
    expect(openingProviders(tests, 'JP')).toMatchObject(nowhere);
    expect(countriesOf(tests)).toEqual(['US', 'GB']);
  });

  test('nobody stands in two places, and only who was tested stands anywhere', () => {
    fc.assert(
      fc.property(sets, fc.constantFrom(undefined, 'US', 'GB'), (all, region) => {
        const tests = tested(all);
        const { opens, mixed, blocked } = openingProviders(tests, region);
        const listed = [...opens, ...mixed, ...blocked];
        expect(new Set(listed).size).toBe(listed.length);
        // A provider that opens it everywhere does so in each country where it was tried.
        const everywhere = openingProviders(tests);
        if (everywhere.countries.some((country) => country === region))
          for (const provider of everywhere.opens) expect(opens).toContain(provider);
        expect(listed.toSorted()).toEqual(
          tests
            .filter(({ tried }) => tried.some((there) => region === undefined || there.region === region))
            .map(({ provider }) => provider)
            .toSorted(),
        );
      }),
    );
  });
});
