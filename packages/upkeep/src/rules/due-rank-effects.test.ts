import { sampleFact, sampleMethodology, sampleProvider } from '@vpn-site/core/scoring/sample-methodology.ts';
import { expect, test } from 'vitest';
import type { DueItem } from './due-item.ts';
import { rankEffects } from './due-rank-effects.ts';

const [yes, no] = [sampleFact(true), sampleFact(false)];
const providers = [
  sampleProvider('first', { a: yes, b: yes, c: yes, d: yes }),
  sampleProvider('second', { a: yes, b: yes, c: yes, d: no }),
  sampleProvider('third', { a: yes, b: no, c: yes, d: no }),
];
const effectOf = rankEffects(providers, sampleMethodology, '2026-01-02');
const effect = (subject: string, key: string, kind: DueItem['kind'] = 'fact') =>
  effectOf({
    ...{ kind, subject, key, file: '', cell: ['facts', key], expires: '2027-01-01', words: [] },
    source: { url: '', title: '', kind: 'living' },
  }).places;

test('a cell counts by the places that its provider would move without it', () => {
  expect(effect('first', 'a')).toBeGreaterThan(0);
  expect(effect('first', 'a')).toBeGreaterThanOrEqual(effect('first', 'd'));
  expect(effect('third', 'd')).toBe(0);
});

test('what no list weighs moves nobody, nor does what is no fact', () => {
  expect(effect('first', 'unheard-of')).toBe(0);
  expect(effect('first', 'a', 'offer')).toBe(0);
  expect(effect('TR', 'a', 'country')).toBe(0);
});
