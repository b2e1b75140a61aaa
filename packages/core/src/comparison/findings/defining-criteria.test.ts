import { describe, expect, test } from 'vitest';
import { sampleMethodology } from '#scoring/sample-methodology.ts';
import { definingCriteria } from './defining-criteria.ts';

/** Weights of a streaming profile, which also gives devices and cost slightly more weight than the overall profile. */
const weights = { tests: 30, televisions: 8, devices: 5, cost: 12, logs: 45 };
const overall = { tests: 0, televisions: 0, devices: 1, cost: 8, logs: 91 };
const [profile] = sampleMethodology.profiles;
const [criterion] = sampleMethodology.criteria;
if (!profile || !criterion) throw new Error('The sample has profiles and criteria.');
const methodology = {
  ...sampleMethodology,
  criteria: Object.entries(overall).map(([id, weight]) => ({ ...criterion, id, keys: [id], weight })),
  profiles: [profile, { ...profile, id: 'streaming', weights }],
};

describe('what a need is about', () => {
  test('never what its list raises only a little: the number of devices is no reason to stream', () => {
    expect([...definingCriteria(methodology, 'streaming')]).toEqual(['tests', 'televisions']);
  });

  test('what it asks for belongs to it, whatever it weighs', () => {
    const asking = {
      ...methodology,
      profiles: [profile, { ...profile, id: 'x', weights, requires: [{ criterion: 'logs', above: 0 }] }],
    };
    expect([...definingCriteria(asking, 'x')]).toEqual(['logs', 'tests', 'televisions']);
  });

  test('the overall list is about nothing in particular', () => {
    expect([...definingCriteria(methodology, 'overall')]).toEqual([]);
  });
});
