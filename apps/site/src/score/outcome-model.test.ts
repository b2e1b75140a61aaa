import { localeCodes } from '@vpn-site/core/locale/locale-table.ts';
import type { KnownFact } from '@vpn-site/core/provider/fact.ts';
import { testContext } from '@vpn-site/fixture/test-context.ts';
import { withFact, withPlans } from '@vpn-site/fixture/with-fact.ts';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { priceView } from '#price/price-model.ts';
import { groupLine } from './group-line.ts';
import { outcomeOf, strengthsOf, weaknessesOf } from './outcome-model.ts';

const english = testContext();
const words = (provider: string, criterion: string, site = english) =>
  outcomeOf(provider, criterion, 'overall', site).words;
const against = (provider: string, criterion: string, site = english) =>
  outcomeOf(provider, criterion, 'overall', site, 'against').words;
const withValue = (key: string, value: unknown, change: Partial<KnownFact> = {}) =>
  withFact(english, 'alder', key, { ...change, value } as Partial<KnownFact>);

describe('an outcome', () => {
  test.each([
    [
      'logging',
      'promises to keep no logs about you; Keel & Sons searched its servers for logs in February 2025, but the report isn’t public',
    ],
    ['ownership', 'is independent, with no VPN group or review site behind it'],
    ['server-storage', 'its servers have no disks, which an outside check covered in February 2025'],
    ['renewal', 'the price rises by 50% when you renew, from $4.00 to $6.00 a month'],
  ])('of a good answer: %s', (criterion, text) => {
    expect(words('alder', criterion)).toBe(text);
    expect(outcomeOf('alder', criterion, 'overall', english).tone).toBe('good');
  });

  test.each([
    ['logging', 'it logs when or from where you connect'],
    ['ownership', 'its owner, Grove Group, also owns Best Trees, which reviews VPNs'],
    ['renewal', 'the price more than doubles when you renew, from $3.49 to $9.99 a month'],
  ])('of a bad one: %s', (criterion, text) => {
    expect(words('birch', criterion)).toBe(text);
    expect(outcomeOf('birch', criterion, 'overall', english).tone).toBe('bad');
  });

  test('nobody’s word is taken for a no', () => {
    expect(outcomeOf('dogwood', 'kill-switch', 'overall', english)).toMatchObject({
      tone: 'unknown',
      words: 'nobody has shown that it has a kill switch',
      mark: undefined,
    });
  });

  test('says so where only one weak source speaks of disks, for or against', () => {
    const weak = { basis: 'dataset', confidence: 'low', outsider: undefined } as const;
    const hedged = words('alder', 'server-storage', withValue('server-storage', 'disks', weak));
    const flat = words(
      'alder',
      'server-storage',
      withValue('server-storage', 'disks', { ...weak, confidence: undefined }),
    );
    expect(hedged).not.toBe(flat);
    expect(hedged).toContain(flat);
  });

  test('says where it rests on little: one source, the provider alone, an old fact', () => {
    expect(words('fir', 'obfuscation')).toBe(
      'it cannot disguise its traffic where VPNs are blocked, as far as one source says',
    );
    expect(words('fir', 'devices')).toBe('only 5 devices at once, by its own account');
    expect(words('cedar', 'devices')).toBe('covers 6 devices at once, as of 2021');
  });

  test('a good answer that is weakly known is told with its doubt, and the doubt is its flaw', () => {
    const site = withValue('obfuscation', true, { confidence: 'low', basis: 'press-report' });
    expect(words('alder', 'obfuscation', site)).toBe(
      'can disguise its traffic where VPNs are blocked, as far as one source says',
    );
    expect(against('alder', 'obfuscation', site)).toBe(
      'can disguise its traffic where VPNs are blocked, but only one source says so',
    );
  });

  test('leads to what stands behind it: of a measured number, to the measuring', () => {
    expect(outcomeOf('alder', 'countries', 'overall', english).mark?.evidence).toBe(
      'alder/countries-measured',
    );
    expect(outcomeOf('alder', 'logging', 'overall', english).mark?.evidence).toBe('alder/logging');
  });

  test('a question that does not arise harms nobody', () => {
    const site = withValue('two-factor', ['not-applicable']);
    expect(words('alder', 'two-factor', site)).toBe('accounts have no password to steal');
  });
});

describe('what outsiders saw of logs', () => {
  const logs = (change: object) => {
    const [audit] = (english.providers.get('alder')?.facts.audits?.value ?? []) as readonly object[];
    const inspection = { kind: 'inspection', auditor: 'A, B', date: '2025-01', reportPublic: true };
    const site = withValue('audits', [{ ...audit, ...inspection, ...change }]);
    return withFact(site, 'alder', 'incidents', { value: [] });
  };

  test.each([
    [{}, /, as A and B confirmed by searching its servers in January 2025$/],
    [{ testServers: true }, /; A and B searched test servers .* 2025, and anyone can read the report$/],
    [{ kind: 'assurance' }, /, as auditors from A and B confirmed in January 2025$/],
    [{ kind: 'infrastructure' }, /; A and B tested the security of its servers .*, but not for logs$/],
    [{ kind: 'checklist' }, /^we know of no outside check of its promise to keep no logs$/],
  ])('is told with who and when: %j', (change, text) => {
    expect(outcomeOf('alder', 'logging', 'overall', logs(change), 'for').words).toMatch(text);
  });

  test('"keeps no logs" is printed only with who confirmed it', () => {
    const audits = fc.record({
      kind: fc.constantFrom('inspection', 'assurance', 'infrastructure', 'checklist'),
      auditor: fc.constant('A'),
      date: fc.constantFrom('2025-01', '2021-02'),
      reportPublic: fc.boolean(),
      testServers: fc.boolean(),
      dateInferred: fc.boolean(),
    });
    fc.assert(
      fc.property(audits, fc.constantFrom('for', 'against', undefined), (audit, side) => {
        const text = outcomeOf('alder', 'logging', 'overall', logs(audit), side).words;
        expect(text.startsWith('keeps no logs')).toBe(text.includes(' confirmed '));
      }),
    );
  });

  test.each([
    [{ date: '2021-02' }, /last searched its servers for logs in February 2021$/],
    [{ kind: 'assurance', date: '2021' }, /^auditors last examined its no-logs promise in 2021$/],
    [{ reportPublic: false }, /was checked in January 2025, but the report isn’t public$/],
    [{ kind: 'assurance' }, /rests on auditors’ word \(A and B, January 2025\)$/],
    [{ kind: 'infrastructure' }, /^we know of no recent outside search of its servers for logs$/],
  ])('is told from what it lacks: %j', (change, text) => {
    expect(against('alder', 'logging', logs(change))).toMatch(text);
  });
});

describe('prices', () => {
  const renewal = (charged: number) => withPlans(english, 'alder', { renewal: { charged, months: 12 } });
  test.each([
    [48, 'the price stays the same when you renew'],
    [60, 'the price rises by 25% when you renew, from $4.00 to $5.00 a month'],
    [96, 'the price doubles when you renew, from $4.00 to $8.00 a month'],
    [144, 'the price triples when you renew, from $4.00 to $12.00 a month'],
  ])('a renewal at %i dollars a year', (charged, text) => {
    expect(words('alder', 'renewal', renewal(charged))).toBe(text);
  });

  test('a renewal is that of the plan judged, not of its namesake on a partner’s page', () => {
    const withNamesake = withPlans(english, 'alder', { months: 24, charged: 48, standard: false }, 12);
    expect(words('alder', 'renewal', withNamesake)).toContain('from $4.00 to $6.00 a month');
  });

  test('a cost is told as the page shows it, and includes renewals only where something renews', () => {
    const prepaid = withPlans(english, 'alder', { renewal: 'none' });
    expect(words('alder', 'cost')).toBe('it costs $4.67 a month over three years, renewals included');
    expect(words('alder', 'cost', prepaid)).toMatch(/ over three years$/);
    const polish = testContext('pl');
    const shown = priceView('alder', polish);
    expect(shown.isKnown && words('alder', 'cost', polish)).toContain(shown.isKnown && shown.perMonth);
  });

  test('where paying ahead saves nothing, that is the flaw, whatever a month costs', () => {
    const flat = withPlans(english, 'alder', { months: 1, renewal: { charged: 5, months: 1 }, charged: 5 });
    expect(against('alder', 'cost', flat)).toBe('there’s no discount for paying ahead');
  });
});

describe('both sides', () => {
  test('strengths are told for, weaknesses against, the weightiest first', () => {
    expect(strengthsOf('alder', 'overall', english, 2).map(({ criterion }) => criterion)).toEqual([
      'logging',
      'ownership',
    ]);
    expect(weaknessesOf('birch', 'overall', english, 1)[0]?.words).toMatch(/^it logs when/);
  });

  test('a group is one sentence: the best of it, and what it misses most', () => {
    expect(groupLine('elm', 'privacy', 'overall', english)?.words).toBe(
      'Keeps no logs about you, as Northlight Security confirmed by searching its servers in October 2024, but its servers write to disk.',
    );
    expect(groupLine('alder', 'security', 'overall', english)?.words).toBe(
      'Has a kill switch on Android, iOS, Linux, macOS and Windows.',
    );
    expect(groupLine('alder', 'nothing', 'overall', english)).toBeUndefined();
  });
});

test.each(localeCodes)('in %s a criterion that the messages do not know is told by its label', (locale) => {
  const site = testContext(locale);
  const criteria = site.methodology.criteria.map((criterion) =>
    criterion.id === 'tor' ? { ...criterion, keys: ['torrenting'] } : criterion,
  );
  const changed = { ...site, methodology: { ...site.methodology, criteria } };
  const label = criteria.find(({ id }) => id === 'tor')?.label[locale] ?? '';
  expect(outcomeOf('alder', 'tor', 'overall', changed).words).toContain(label);
});
