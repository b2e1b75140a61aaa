import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { Fact, TypedValue } from '../provider/fact.ts';
import { namedKeys } from '../provider/provider.ts';
import type { Ranking } from '../scoring/rank.ts';
import { sampleFact, sampleProvider } from '../scoring/sample-methodology.ts';
import { answerToDemand, type DemandId, demands } from './need-demands.ts';
import { shortList, shortListLength } from './short-list.ts';

/** The types of the facts that demands are about. */
const types: Readonly<Record<string, string>> = {
  ...namedKeys,
  protocols: 'choice-list',
  'signup-email': 'yes-no',
};

const asOf = '2026-11-15';
const lifetimes = { platforms: 100 };
const answer = (id: DemandId, fact: Fact) =>
  answerToDemand(sampleProvider('a', { [demands[id].key]: fact }), id, lifetimes, asOf);

describe('answerToDemand', () => {
  test.each<[DemandId, TypedValue['value'], 'met' | 'missed']>([
    ['free-plan', { available: true, dataCapGb: 2 }, 'met'],
    ['free-plan', { available: false }, 'missed'],
    ['free-unlimited', { available: true, dataCapGb: 'unlimited' }, 'met'],
    ['free-unlimited', { available: true, dataCapGb: 10 }, 'missed'],
    ['free-unlimited', { available: true }, 'missed'],
    ['obfuscation', true, 'met'],
    ['port-forwarding', 'partial', 'missed'],
    ['port-forwarding', false, 'missed'],
    ['no-logs', 'none', 'met'],
    ['no-logs', 'aggregate', 'missed'],
    ['audited', [], 'missed'],
    ['known-cost', [], 'missed'],
    ['many-devices', 'unlimited', 'met'],
    ['many-devices', 10, 'met'],
    ['many-devices', 9, 'missed'],
    ['main-platforms', ['windows', 'macos', 'android', 'ios', 'linux'], 'met'],
    ['main-platforms', ['windows', 'macos', 'android'], 'missed'],
    ['tv', ['fire-tv'], 'met'],
    ['tv', ['windows'], 'missed'],
    ['router', ['router'], 'met'],
    ['linux', ['router'], 'missed'],
    ['unlimited-devices', 'unlimited', 'met'],
    ['unlimited-devices', 10, 'missed'],
    ['wireguard', ['openvpn', 'nordlynx'], 'met'],
    ['wireguard', ['openvpn'], 'missed'],
    ['no-email', false, 'met'],
    ['no-email', true, 'missed'],
    ['open-source', ['windows', 'macos', 'android', 'ios'], 'met'],
    ['open-source', ['windows', 'macos', 'android'], 'missed'],
    ['steady-price', [], 'missed'],
  ])('%s: %j is %s', (id, value, expected) => {
    const typed = { type: types[demands[id].key], value } as TypedValue;
    expect(answer(id, sampleFact(typed))).toBe(expected);
  });

  test('what nobody says and what is too old is neither met nor missed', () => {
    expect(answer('linux', { value: 'unknown' })).toBe('unknown');
    const linux: TypedValue = { type: 'platform-list', value: ['linux'] };
    expect(answer('linux', sampleFact(linux, { asOf: '2026-01-01' }))).toBe('stale');
  });
});

const given = {
  profile: 'p',
  value: 5,
  possible: 10,
  evidence: 1,
  deduction: 0,
  unmet: undefined,
  reasons: [],
};
const score = (id: string) => ({ provider: id, ...given });

describe('shortList', () => {
  const ranked = fc.uniqueArray(fc.string({ minLength: 1 }), { maxLength: 8 });
  const values = fc.array(fc.subarray(['linux', 'router'] as const), { minLength: 8, maxLength: 8 });

  test('everybody is shown, further down, or left out with a rule; the order is the ranking’s', () => {
    fc.assert(
      fc.property(
        ranked,
        values,
        fc.nat(8),
        fc.subarray(['linux', 'router'] as const),
        (ids, sets, cut, asked) => {
          const ranking: Ranking = {
            ranked: ids.slice(0, cut).map((id, place) => ({ rank: place + 1, score: score(id) })),
            unranked: ids.slice(cut).map((id) => ({
              score: score(id),
              reason: { why: 'too-little-known' as const, evidence: 0.1 },
            })),
          };
          const runsOn = (value: readonly string[]) => sampleFact({ type: 'platform-list', value });
          const providers = new Map(
            ids.map((id, place) => [id, sampleProvider(id, { platforms: runsOn(sets[place] ?? []) })]),
          );
          const { shown, further, excluded } = shortList(asked, { ranking, providers, lifetimes, asOf });
          const fit = [...shown, ...further].map((entry) => entry.score.provider);
          expect([...fit, ...excluded.map((entry) => entry.provider)].toSorted()).toEqual(ids.toSorted());
          expect(fit).toEqual(ids.filter((id) => fit.includes(id)));
          expect(shown.length).toBe(Math.min(fit.length, shortListLength));
          for (const { misses, unranked } of excluded) {
            expect(misses.length > 0 || unranked !== undefined).toBe(true);
          }
          for (const id of fit) {
            const set = sets[ids.indexOf(id)] ?? [];
            expect(asked.every((platform) => set.includes(platform))).toBe(true);
          }
        },
      ),
    );
  });
});
