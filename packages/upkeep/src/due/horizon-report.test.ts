import { expect, test } from 'vitest';
import type { DueItem } from '#rules/due-item.ts';
import type { Horizon } from '#rules/horizon.ts';
import { horizonMarkdown, horizonText } from './horizon-report.ts';

const item = (kind: DueItem['kind'], subject: string, key: string): DueItem => ({
  ...{ kind, subject, key, file: 'f.yaml', cell: [], expires: '2027-02-08', words: [] },
  source: { url: 'https://a.example', title: 'A', kind: 'living' },
});
const list = 'overall';
const seen: Horizon = {
  asOf: '2027-02-01',
  days: 45,
  events: [
    {
      day: '2027-02-02',
      expires: [item('offer', 'alder', 'destination'), item('document', 'guides/x', 'en')],
      losses: [],
    },
    {
      day: '2027-02-08',
      expires: [
        item('fact', 'alder', 'prices'),
        item('fact', 'birch', 'prices'),
        item('plan', 'alder', 'year'),
        item('plan', 'alder', 'month'),
      ],
      losses: [
        { kind: 'leader', list, lost: ['alder'], left: ['birch'] },
        { kind: 'first-place', list, lost: ['alder'], left: ['birch', 'cedar'] },
        { kind: 'prices', list, lost: ['alder'], left: [] },
        { kind: 'third-place', list, lost: ['elm'], left: ['birch', 'cedar'] },
        { kind: 'everybody', list: 'free', lost: ['fir', 'elm'], left: [] },
      ],
    },
  ],
};

test('a terminal shows each day on which something happens, what lists lose first', () => {
  expect(horizonText(seen)).toBe(`2027-02-02, in 1 day
  offer destination: alder
  document: guides/x

2027-02-08, in 7 days
  overall: led by birch instead of alder
    because alder/prices, birch/prices expire; remedy: read their sources again
  overall: alder no longer in first place; now only birch, cedar
    because alder/prices expire; remedy: read their sources again
  overall: prices of alder are too old; recent prices: none
    because their captures are past the lifetime of prices; remedy: npm run site -- import price-index with newer snapshots
  overall: elm no longer ranked; only birch, cedar left
    because older evidence counts less every day; nothing expires. Remedy: newer evidence for them
  free: no provider is ranked anymore; the last were fir, elm
    because older evidence counts less every day; nothing expires. Remedy: newer evidence for them
  fact prices: alder, birch
  plan: alder (2)

In the 45 days after 2027-02-01, 6 entries expire and lists lose something on 1 of these days.`);
});

test('an issue begins with the sum', () => {
  expect(
    horizonMarkdown({ ...seen, events: seen.events.slice(0, 1) }),
  ).toBe(`In the 45 days after 2027-02-01, 2 entries expire and no list loses anything.

## 2027-02-02, in 1 day

- offer destination: alder
- document: guides/x`);
});

test('a day on which very much expires names the sources behind it, and what to do', () => {
  const expires = Array.from({ length: 16 }, (_, index) => item('fact', `p${index}`, 'tor'));
  const text = horizonText({
    asOf: '2027-02-01',
    days: 45,
    events: [{ day: '2027-02-08', expires, losses: [] }],
  });
  expect(text).toContain('16 facts expire on one day:\n    16 rest on A. A living source. Read it');
  expect(text).toMatch(/no list loses anything\. More than 15 facts expire on 2027-02-08 \(16\)\.$/);
  const fewer = horizonText({
    asOf: '2027-02-01',
    days: 45,
    events: [{ day: '2027-02-08', expires: expires.slice(1), losses: [] }],
  });
  expect(fewer).not.toContain('rest on');
});

test('prices that expire on one day are renewed by one import', () => {
  const expires = Array.from({ length: 16 }, (_, index) => item('fact', `p${index}`, 'prices'));
  const text = horizonText({
    asOf: '2027-02-01',
    days: 45,
    events: [{ day: '2027-02-08', expires, losses: [] }],
  });
  expect(text).toContain('16 rest on A. One import renews them: npm run site -- import price-index');
  expect(text).toMatch(/expire on 2027-02-08 \(16, of which one import renews 16\)\.$/);
});
