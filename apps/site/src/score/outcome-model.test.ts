import { localeCodes } from '@vpn-site/core/locale/locale-table.ts';
import type { KnownFact } from '@vpn-site/core/provider/fact.ts';
import { deductionId } from '@vpn-site/core/scoring/differences.ts';
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
    ['open-source-apps', 'all its main apps are open source'],
    ['server-storage', 'its servers have no disks, which an outside check covered in February 2025'],
    ['devices', 'covers 10 devices at once'],
    ['renewal', 'the price rises by 50% when you renew, from $4.00 to $6.00 a month'],
    ['countries', 'measurements found servers in 58 of the 60 countries it lists'],
    ['port-forwarding', 'opens ports for torrents and home servers'],
  ])('of a good answer: %s', (criterion, text) => {
    expect(words('alder', criterion)).toBe(text);
    expect(outcomeOf('alder', criterion, 'overall', english).tone).toBe('good');
  });

  test.each([
    ['logging', 'it logs when or from where you connect'],
    ['ownership', 'its owner, Grove Group, also owns Best Trees, which reviews VPNs'],
    ['port-forwarding', 'no port forwarding'],
    ['renewal', 'the price more than doubles when you renew, from $3.49 to $9.99 a month'],
  ])('of a bad one: %s', (criterion, text) => {
    expect(words('birch', criterion)).toBe(text);
    expect(outcomeOf('birch', criterion, 'overall', english).tone).toBe('bad');
  });

  test('beside a coin that has a name, cryptocurrency means the others', () => {
    const paidWith = (...ways: string[]) =>
      words('alder', 'anonymous-payment', withValue('payment-methods', ways));
    expect(paidWith('card', 'crypto', 'bitcoin')).toMatch(/Bitcoin and other cryptocurrencies/);
    expect(paidWith('card', 'crypto')).toMatch(/ cryptocurrency/);
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

  test('says that only the provider speaks of a check of its servers', () => {
    const outsider = { date: '2025-02', source: 'own' } as const;
    const site = withValue('server-storage', 'ram-only', { basis: 'press-report', outsider });
    expect(words('alder', 'server-storage', site)).toBe(
      'its servers have no disks, which an outside check covered, it says',
    );
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
    const site = withValue('audits', [{ ...audit, ...change }]);
    return withFact(site, 'alder', 'incidents', { value: [] });
  };
  const inspection = { kind: 'inspection', auditor: 'A, B', date: '2025-01', reportPublic: true };

  test.each([
    [inspection, 'keeps no logs about you, as A and B confirmed by searching its servers in January 2025'],
    [
      { ...inspection, testServers: true },
      'promises to keep no logs about you; A and B searched test servers for logs in January 2025, and anyone can read the report',
    ],
    [
      { ...inspection, kind: 'assurance' },
      'keeps no logs about you, as auditors from A and B confirmed in January 2025',
    ],
    [
      { ...inspection, kind: 'infrastructure' },
      'promises to keep no logs about you; A and B tested the security of its servers in January 2025, but not for logs',
    ],
    [{ ...inspection, kind: 'checklist' }, 'we know of no outside check of its promise to keep no logs'],
  ])('is told with who and when: %#', (audit, text) => {
    expect(outcomeOf('alder', 'logging', 'overall', logs(audit), 'for').words).toBe(text);
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
        const { words } = outcomeOf('alder', 'logging', 'overall', logs(audit), side);
        expect(words.startsWith('keeps no logs')).toBe(words.includes(' confirmed '));
      }),
    );
  });

  test.each([
    [
      { ...inspection, date: '2021-02' },
      'outside experts last searched its servers for logs in February 2021',
    ],
    [
      { ...inspection, kind: 'assurance', date: '2021' },
      'auditors last examined its no-logs promise in 2021',
    ],
    [
      { ...inspection, reportPublic: false },
      'its no-logs promise was checked in January 2025, but the report isn’t public',
    ],
    [
      { ...inspection, kind: 'assurance' },
      'its no-logs promise rests on auditors’ word (A and B, January 2025)',
    ],
    [
      { ...inspection, kind: 'infrastructure' },
      'we know of no recent outside search of its servers for logs',
    ],
  ])('is told from what it lacks: %#', (audit, text) => {
    expect(against('alder', 'logging', logs(audit))).toBe(text);
  });
});

describe('audits of apps', () => {
  const [audit] = (english.providers.get('alder')?.facts.audits?.value ?? []) as readonly object[];
  const old = { ...audit, kind: 'apps-source', auditor: 'A', date: '2021-02', reportPublic: true };
  const newer = { ...old, kind: 'part-unstated', date: '2025-01', reportPublic: 'unknown' };

  test('an old audit is called the last one only if none is newer', () => {
    expect(against('alder', 'audits', withValue('audits', [old]))).toBe(
      'its apps were last audited in February 2021, by A',
    );
    expect(against('alder', 'audits', withValue('audits', [old, newer]))).not.toContain('last');
  });
});

describe('prices', () => {
  const renewal = (charged: number) => withPlans(english, 'alder', { renewal: { charged, months: 12 } });
  test.each([
    [48, 'the price stays the same when you renew'],
    [24, 'the price falls when you renew, from $8.00 to $2.00 a month'],
    [60, 'the price rises by 25% when you renew, from $4.00 to $5.00 a month'],
    [96, 'the price doubles when you renew, from $4.00 to $8.00 a month'],
    [120, 'the price more than doubles when you renew, from $4.00 to $10.00 a month'],
    [144, 'the price triples when you renew, from $4.00 to $12.00 a month'],
    [192, 'the price more than triples when you renew, from $4.00 to $16.00 a month'],
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

  test('what is not published is said', () => {
    const hidden = withPlans(english, 'alder', { renewal: 'unpublished' });
    expect(words('alder', 'renewal', hidden)).toBe('it does not publish what you pay when you renew');
    expect(words('elm', 'renewal')).toBe('it does not publish the renewal price of every plan');
    expect(words('alder', 'cost', hidden)).toBe(
      'nobody can say what three years cost, because the renewal price is not published',
    );
  });
});

describe('a free plan', () => {
  const text = (value: object, side: 'for' | 'against') =>
    outcomeOf('alder', 'free-plan', 'free', withValue('free-plan', value), side).words;

  test('is told by what it gives, and from what it limits', () => {
    const plan = { available: true, dataCapGb: 'unlimited', countries: 10, devices: 1 };
    expect(text(plan, 'for')).toBe('a free plan with unlimited data, 10 countries and 1 device');
    expect(text(plan, 'against')).toBe('a free plan with only 10 countries and 1 device');
    expect(text({ available: true }, 'for')).toBe('a free plan whose limits nobody states');
    expect(text({ available: false }, 'against')).toBe('no free plan');
  });
});

test('incidents are one outcome, worded by the one that costs most', () => {
  expect(outcomeOf('birch', deductionId, 'overall', english)).toMatchObject({
    criterion: deductionId,
    tone: 'bad',
    words: expect.stringMatching(
      /^it let some customers’ data or traffic slip out in \d{4}, and it kept quiet/,
    ),
    mark: { evidence: expect.stringMatching(/^birch\/incidents:\d$/) },
  });
  expect(outcomeOf('alder', deductionId, 'overall', english).tone).toBe('good');
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

describe.each(localeCodes)('in %s', (locale) => {
  const site = testContext(locale);
  const all = site.methodology.criteria.flatMap(({ id }) =>
    [...site.providers.keys()].flatMap((provider) =>
      (['for', 'against', undefined] as const).map(
        (side) => outcomeOf(provider, id, 'overall', site, side).words,
      ),
    ),
  );

  test('words are neither empty nor a label with a value, and end without a stop', () => {
    for (const text of all) expect(text).toMatch(/^(?!.*(?:undefined|outcome\.|: |\{)).*[^.\s]$/);
  });

  test('every criterion of the fixture has words of its own', () => {
    expect(all.filter((text) => /[“„]/.test(text))).toEqual([]);
  });

  test('a criterion that the messages do not know is told by its label', () => {
    const criteria = site.methodology.criteria.map((criterion) =>
      criterion.id === 'tor' ? { ...criterion, keys: ['torrenting'] } : criterion,
    );
    const changed = { ...site, methodology: { ...site.methodology, criteria } };
    const label = criteria.find(({ id }) => id === 'tor')?.label[locale] ?? '';
    expect(outcomeOf('alder', 'tor', 'overall', changed).words).toContain(label);
  });
});
