import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  type ChoiceOptions,
  choiceNames,
  emptyChoice,
  formatRankingChoice,
  maxWeight,
  parseRankingChoice,
  type RankingChoice,
} from './ranking-choice.ts';

const options: ChoiceOptions = {
  profiles: [
    { id: 'overall', own: { trust: 60, value: 40 } },
    { id: 'cheap', own: { trust: 10, value: 90 } },
  ],
  needs: ['free-plan', 'router'],
  providers: ['airvpn', 'mullvad'],
};
const parse = (query: string, profile = 'overall') => parseRankingChoice(query, options, profile);

describe('an address', () => {
  test('says profile, weights, needs and the pair', () => {
    expect(parse('?profile=cheap&trust=30&need=router&need=free-plan&a=mullvad&b=airvpn')).toEqual({
      profile: 'cheap',
      weights: { trust: 30 },
      needs: ['free-plan', 'router'],
      above: 'mullvad',
      below: 'airvpn',
    });
  });

  test('that says nothing, or nothing known, is the untouched page', () => {
    for (const query of ['', '?', '?utm=x', '?profile=gaming&need=speed&a=nobody&trust=&value=heavy']) {
      expect(parse(query, 'cheap')).toEqual(emptyChoice('cheap'));
    }
  });

  test('gives weights that are clamped and whole, and forgets the profile’s own', () => {
    expect(parse('?trust=1e9&value=-4').weights).toEqual({ value: 0 });
    expect(parse('?trust=12.6&value=40').weights).toEqual({ trust: 13 });
    expect(parse('?profile=cheap&trust=1e9').weights).toEqual({ trust: maxWeight });
  });

  test('always names its profile, so that it means the same on every page', () => {
    const choice = { ...emptyChoice('overall'), needs: ['router'] };
    expect(formatRankingChoice(choice, 'overall')).toBe('?profile=overall&need=router');
    expect(formatRankingChoice(emptyChoice('cheap'), 'overall')).toBe('?profile=cheap');
    expect(formatRankingChoice(emptyChoice('cheap'), 'cheap')).toBe('');
  });

  const choices: fc.Arbitrary<RankingChoice> = fc
    .record({
      profile: fc.constantFrom('overall', 'cheap'),
      trust: fc.integer({ min: 0, max: maxWeight }),
      value: fc.integer({ min: 0, max: maxWeight }),
      needs: fc.subarray([...options.needs]),
      above: fc.constantFrom(undefined, ...options.providers),
      below: fc.constantFrom(undefined, ...options.providers),
    })
    .map(({ profile, trust, value, ...rest }) => {
      const own = options.profiles.find(({ id }) => id === profile)?.own ?? {};
      const moved = Object.entries({ trust, value }).filter(([group, weight]) => own[group] !== weight);
      return { profile, weights: Object.fromEntries(moved), ...rest };
    });

  test('is read as it was written', () => {
    fc.assert(
      fc.property(choices, fc.constantFrom('overall', 'cheap'), (choice, page) => {
        expect(parse(formatRankingChoice(choice, page), page)).toEqual(choice);
      }),
    );
  });

  test('of any shape is read without failing, into something that can be written', () => {
    const name = fc.constantFrom(...choiceNames(options), '__proto__', 'constructor');
    const query = fc.oneof(
      fc.string(),
      fc.array(fc.tuple(name, fc.oneof(fc.string(), fc.double().map(String)))).map((pairs) => {
        return `?${new URLSearchParams(pairs)}`;
      }),
    );
    fc.assert(
      fc.property(query, (text) => {
        const choice = parse(text);
        expect(parse(formatRankingChoice(choice, 'overall'))).toEqual(choice);
        for (const weight of Object.values(choice.weights)) {
          expect(Number.isInteger(weight) && weight >= 0 && weight <= maxWeight).toBe(true);
        }
      }),
    );
  });
});
