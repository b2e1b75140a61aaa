import { describe, expect, test } from 'vitest';
import type { Fact } from '../provider/fact.ts';
import { answerTone } from './answer-tone.ts';
import type { Criterion } from './methodology.ts';

const criterion = (keys: string[], rule: Criterion['rule']) => ({ keys, rule }) as unknown as Criterion;
const criteria = [
  criterion(['logging', 'audits'], {
    name: 'promise-times-proof',
    promise: { none: 10, brief: 8, 'by-day': 5, connections: 2 },
  } as unknown as Criterion['rule']),
  criterion(['server-storage'], { name: 'choice', points: { 'ram-only': 10, 'encrypted-disks': 5 } }),
  criterion(['open-source-apps'], { name: 'share', of: ['windows', 'macos', 'linux', 'android', 'ios'] }),
  criterion(['port-forwarding'], { name: 'answer', yes: 10, partial: 5, no: 0 }),
  criterion(['platforms'], { name: 'share', of: ['windows'] }),
  criterion(['platforms'], { name: 'share', of: ['apple-tv'] }),
  criterion(['devices'], { name: 'number', zeroAt: 1, tenAt: 10 }),
];
const tone = (key: string, type: string, value: unknown, protective?: 'yes' | 'no') =>
  answerTone({ type, value, sources: [] } as unknown as Fact, { key, protective }, { criteria });

describe('what an answer means for the reader', () => {
  test('is not known where nobody says', () => {
    expect(tone('port-forwarding', 'yes-no', 'unknown')).toBe('unknown');
  });

  test.each([
    ['yes', true, 'good'],
    ['yes', false, 'bad'],
    ['no', true, 'bad'],
    ['no', false, 'good'],
    ['no', 'partial', 'partly'],
  ] as const)('where "%s" protects, %j is %s', (protective, value, expected) => {
    expect(tone('signup-email', 'yes-no', value, protective)).toBe(expected);
  });

  test.each([
    ['logging', 'choice', 'none', 'good'],
    ['logging', 'choice', 'brief', 'good'],
    ['logging', 'choice', 'by-day', 'partly'],
    ['logging', 'choice', 'connections', 'bad'],
    ['server-storage', 'choice', 'encrypted-disks', 'partly'],
    ['server-storage', 'choice', 'disks', 'bad'],
    ['port-forwarding', 'yes-no', true, 'good'],
    ['port-forwarding', 'yes-no', 'partial', 'partly'],
    ['port-forwarding', 'yes-no', false, 'bad'],
  ])('by the points it earns, %s of %s %j is %s', (key, type, value, expected) => {
    expect(tone(key, type, value)).toBe(expected);
  });

  test('a list is bad only where it is empty', () => {
    const lists = [['windows', 'macos', 'linux', 'android', 'ios'], ['linux'], []];
    const tones = lists.map((value) => tone('open-source-apps', 'platform-list', value));
    expect(tones).toEqual(['good', 'partly', 'bad']);
  });

  test('a free plan is good, and none harms nobody', () => {
    expect(tone('free-plan', 'free-plan', { available: true })).toBe('good');
    expect(tone('free-plan', 'free-plan', { available: false })).toBe('neutral');
  });

  test('is neutral where no criterion reads it, where two do, and where it is a number or a record', () => {
    expect(tone('jurisdiction', 'country', 'PA')).toBe('neutral');
    expect(tone('ipv6', 'yes-no', false)).toBe('neutral');
    expect(tone('platforms', 'platform-list', [])).toBe('neutral');
    expect(tone('devices', 'devices', 1)).toBe('neutral');
    expect(tone('audits', 'audits', [])).toBe('neutral');
  });
});
