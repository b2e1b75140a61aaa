import { describe, expect, test } from 'vitest';
import { testContext } from '#fixtures/test-context.ts';
import { verdictBlock } from './verdict.block.ts';

const english = testContext();
const verdict = (attributes: Parameters<typeof verdictBlock.select>[0]) =>
  verdictBlock.select(attributes, english, []);

describe('verdict', () => {
  test('is judged in the overall list where nothing is said', () => {
    expect(verdict({ provider: 'alder' }).standing.place).toBe('Place 1 of 4 · Overall');
    expect(verdict({ provider: 'alder', profile: 'streaming' }).standing.place).toBe(
      'Place 2 of 2 · Streaming',
    );
  });

  test.each([
    ['overall', 'alder'],
    ['streaming', 'birch'],
    ['free', 'elm'],
  ])('only the first of the profile is the pick: %s', (profile, first) => {
    const picks = [...english.providers.keys()].filter(
      (provider) => verdict({ provider, profile }).standing.isPick,
    );
    expect(picks).toEqual([first]);
  });

  test('carries what the author wrote, score, sureness, cost and one link', () => {
    const model = verdict({ provider: 'elm', takeIf: 'you care.', leaveIf: 'you do not.' });
    expect(model).toMatchObject({
      provider: 'Elm VPN',
      takeIf: 'you care.',
      leaveIf: 'you do not.',
      price: { isKnown: true, total: '€227.64 for 36 months' },
      link: { href: '/sendme/elm?from=verdict' },
    });
    expect(model.standing.score?.valueText).toMatch(/^\d\.\d$/);
    expect(model.standing.stability?.text).toMatch(/%$/);
  });

  test('conditions may be left out', () => {
    expect(verdict({ provider: 'fir' })).toMatchObject({ takeIf: undefined, leaveIf: undefined });
  });

  test('whoever is not ranked and sells at no known price has neither place nor total', () => {
    expect(verdict({ provider: 'dogwood' })).toMatchObject({
      standing: { isPick: false, rank: undefined, score: undefined },
      price: { isKnown: false },
    });
  });
});
