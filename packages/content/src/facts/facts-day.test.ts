import { expect, test } from 'vitest';
import { parseFactFile } from './fact-file.ts';
import { factsDay } from './facts-day.ts';

const file = (text: string) => parseFactFile('facts/x.yaml', text);
const provider = `
facts:
  tor: { value: true, asOf: 2026-09, checked: 2026-10-01, sources: [ s ] }
  prices: { value: [ { plan: a, observed: 2026-10-03 } ], checked: 2026-10-02 }
sources:
  s: { published: "2026" }
`;

test.each([
  ['a fact that was read, or a price that was seen', [provider], '2026-10-03'],
  ['the last capture of a price history', [provider, 'window: { last: 2026-10-11 }'], '2026-10-11'],
  ['an offer or an owner that was looked at', [provider, 'checked: 2026-11-14'], '2026-11-14'],
  ['a methodology that came out', [provider, 'version: a\npublished: 2026-11-15'], '2026-11-15'],
])('the newest day is that of %s', (_what, texts, day) => {
  expect(factsDay(texts.map(file), '2027-01-01')).toBe(day);
  expect(factsDay(texts.toReversed().map(file), '2027-01-01')).toBe(day);
});

test('what is no day, lies in the future or is said by a source of itself does not count', () => {
  const odd = file(
    'checked: soon\nasOf: 2026-12-01\nendsOn: 2026-12-02\nobserved: 2026-13-01\nlast: 2062-11-14',
  );
  for (const today of ['2026-10-03', '2027-01-01', '2040-01-01']) {
    expect(factsDay([file(provider), odd], today)).toBe('2026-10-03');
  }
});

test('files that are no YAML, and none at all, name no day', () => {
  expect(factsDay([file('a: [')], '2027-01-01')).toBeUndefined();
  expect(factsDay([], '2027-01-01')).toBeUndefined();
});
