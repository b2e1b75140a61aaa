import { allDefinitions } from '@vpn-site/core/provider/vocabulary.ts';
import { renderElement } from '@vpn-site/fixture/render-html.tsx';
import { testContext } from '@vpn-site/fixture/test-context.ts';
import { describe, expect, test } from 'vitest';
import { evidenceCount } from '#score/evidence-count.ts';
import { selectMatrix } from './evidence-matrix.block.ts';
import { EvidenceMatrix, groupLabels } from './evidence-matrix.tsx';
import { stripShape } from './fact-strip.tsx';

const english = testContext();

describe('evidence-matrix', () => {
  const model = selectMatrix(english);
  const facts = allDefinitions(english.vocabulary).length;

  test('has every provider once, in the order of the overall ranking; whoever shares the first place is first', () => {
    expect(model.rows.map(({ provider, isFirst }) => [provider, isFirst])).toEqual([
      ['alder', true],
      ['elm', true],
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
    expect(stale(selectMatrix({ ...english, asOf: '2029-11-15' }).rows)).toBeGreaterThan(stale(model.rows));
  });

  test('says about what least is known', () => {
    expect(model.leastKnown).toMatch(
      /^Least is known about Speed measured by others \(1 of 6\), Leak tests by others \(3 of 6\) and .+ \(4 of 6\)\./,
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

describe('evidence-matrix as drawn', () => {
  const rendered = renderElement(<EvidenceMatrix {...selectMatrix(english)} />);
  const rows = rendered.all('tbody')[0]?.all('tr') ?? [];
  test('a row for each provider, all who share the first place marked, with what is known in numbers', () => {
    expect(rows.map((row) => [row.all('th')[0]?.text, row.all('.matrix-known')[0]?.text])).toEqual([
      ['Alder VPN', '31 of 31'],
      ['Elm VPN', '30 of 31'],
      ['Birch VPN', expect.stringMatching(/ of 31$/)],
      ['Fir VPN', expect.stringMatching(/ of 31$/)],
      ['Cedar VPN', expect.stringMatching(/ of 31$/)],
      ['Dogwood', '0 of 31'],
    ]);
    expect(rows.map(({ attributes }) => attributes.class)).toEqual([
      'matrix-pick',
      'matrix-pick',
      ...Array.from({ length: 4 }, () => undefined),
    ]);
    expect(rows[1]?.all('.strip')[0]?.attributes['aria-label']).toBe(
      'Dated and up to date: 29. Undated or weak: 1. Out of date: 0. Unknown: 1.',
    );
  });

  test('a name leads to its review, or is only a name', () => {
    const site = { ...english, reviewPath: (id: string) => (id === 'elm' ? '/of/elm' : undefined) };
    const links = renderElement(<EvidenceMatrix {...selectMatrix(site)} />)
      .all('tbody')[0]
      ?.all('a');
    expect(links?.map(({ text, attributes }) => [text, attributes.href])).toEqual([['Elm VPN', '/of/elm']]);
  });
});

test('a strip begins at 0, has a gap before each further group, and ends with its last bar', () => {
  expect(stripShape([2, 1, 3])).toEqual({ starts: [0, 23, 38], width: 59.5 });
  expect(stripShape([1])).toEqual({ starts: [0], width: 5.5 });
});
