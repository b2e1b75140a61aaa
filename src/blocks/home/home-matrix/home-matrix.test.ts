import { describe, expect, test } from 'vitest';
import { allDefinitions } from '#domain/provider/vocabulary.ts';
import { evidenceCount } from '#evidence/tally/evidence-tally.ts';
import { testContext } from '#fixtures/test-context.ts';
import { groupLabels } from './group-labels.ts';
import { selectMatrix } from './select.ts';

const english = testContext();

describe('home-matrix', () => {
  const model = selectMatrix({}, english);
  const facts = allDefinitions(english.vocabulary).length;

  test('has every provider once, in the order of the overall ranking, its first as the pick', () => {
    expect(model.rows.map(({ provider, isPick }) => [provider, isPick])).toEqual([
      ['alder', true],
      ['elm', false],
      ['birch', false],
      ['fir', false],
      ['cedar', false],
      ['dogwood', false],
    ]);
  });

  test('every fact of everyone is one cell, and the counts tell all of them', () => {
    for (const { provider, cells, counts } of model.rows) {
      expect(cells).toHaveLength(facts);
      expect(counts.sound + counts.weak + counts.stale + counts.unknown).toBe(facts);
      expect(counts.sound + counts.weak).toBe(evidenceCount(provider, english).known);
    }
  });

  test('sound, weak, too old and unknown are told apart', () => {
    const counts = new Map(model.rows.map((row) => [row.provider, row.counts]));
    expect(counts.get('alder')).toMatchObject({ stale: 0, unknown: 0 });
    expect(counts.get('fir')?.weak).toBeGreaterThan(counts.get('fir')?.sound ?? facts);
    expect(counts.get('cedar')?.stale).toBeGreaterThan(facts / 2);
    expect(counts.get('dogwood')).toEqual({ sound: 0, weak: 0, stale: 0, unknown: facts });
  });

  test('what is unknown has no strength, and everything else has one', () => {
    for (const { state, strength } of model.rows.flatMap(({ cells }) => cells)) {
      expect(strength > 0).toBe(state !== 'unknown');
      expect(strength).toBeLessThanOrEqual(model.strongest);
    }
  });

  test('facts grow old', () => {
    const stale = (rows: typeof model.rows) => rows.reduce((sum, { counts }) => sum + counts.stale, 0);
    expect(stale(selectMatrix({}, { ...english, asOf: '2029-11-15' }).rows)).toBeGreaterThan(
      stale(model.rows),
    );
  });

  test('says about what least is known', () => {
    expect(model.leastKnown).toMatch(
      /^Least is known about Speed measured by others \(1 of 6\), Owner \(4 of 6\), and .+ \(4 of 6\)\./,
    );
  });
});

describe('groupLabels', () => {
  test('short names share a row; a name that would run into the next one steps up', () => {
    expect(groupLabels([0, 0.5, 0.9], ['One', 'Two', 'Three']).map(({ row }) => row)).toEqual([0, 0, 0]);
    expect(groupLabels([0, 0.05, 0.9], ['A long name', 'Two', 'Three']).map(({ row }) => row)).toEqual([
      1, 0, 0,
    ]);
  });

  test('the last name ends with the strip', () => {
    expect(groupLabels([0, 0.9], ['One', 'The last one'])[1]).toMatchObject({ at: 1, anchor: 'end' });
  });
});
