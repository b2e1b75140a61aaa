import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { contentKey } from './content-key.ts';

const audit = { auditor: 'Cure53', date: '2025', reportPublic: true, source: 'a' };

describe('contentKey', () => {
  test.each<[string, unknown, unknown]>([
    ['the order of a list', ['linux', 'ios'], ['ios', 'linux']],
    ['the order of records', [audit, { date: '2020' }], [{ date: '2020' }, audit]],
    ['the order of fields', { a: 1, b: 2 }, { b: 2, a: 1 }],
    ['an absent and an undefined field', { available: true }, { available: true, devices: undefined }],
    ['where a record was read', [audit], [{ ...audit, source: 'b', confidence: 'low' }]],
    ['when a record was read', [{ service: 'max', asOf: '2025' }], [{ service: 'max', asOf: '2026' }]],
  ])('%s makes no difference', (_name, first, second) => {
    expect(contentKey(first)).toBe(contentKey(second));
  });

  test.each<[string, unknown, unknown]>([
    ['a yes and the word', true, 'true'],
    ['a number and its digits', 10, '10'],
    ['one item and none', ['ios'], []],
    ['a list and its only item', ['ios'], 'ios'],
    ['two items and one with a comma', ['a', 'b'], ['a","b']],
    ['the date of an audit', [audit], [{ ...audit, date: '2024' }]],
    ['a part of a record', { renewal: { charged: 5, months: 1 } }, { renewal: { charged: 5, months: 12 } }],
    ['one audit and two alike', [audit], [audit, audit]],
  ])('%s makes a difference', (_name, first, second) => {
    expect(contentKey(first)).not.toBe(contentKey(second));
  });

  test('lists are the same exactly when their sorted forms are', () => {
    const letters = fc.array(fc.constantFrom('a', 'b', 'c'), { maxLength: 4 });
    fc.assert(
      fc.property(letters, letters, (first, second) => {
        const same = first.toSorted().join() === second.toSorted().join();
        expect(contentKey(first) === contentKey(second)).toBe(same);
      }),
    );
  });
});
