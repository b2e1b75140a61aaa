import { allDefinitions } from '@vpn-site/core/provider/vocabulary.ts';
import { renderElement } from '@vpn-site/fixture/render-html.tsx';
import { testContext } from '@vpn-site/fixture/test-context.ts';
import { expect, test } from 'vitest';
import { evidenceCount } from '#score/evidence-count.ts';
import { selectMatrix } from './evidence-matrix.block.ts';
import { EvidenceMatrix, groupLabels } from './evidence-matrix.tsx';

const english = testContext();

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

test('every fact of everyone is one cell with a strength unless it is unknown, and the counts tell all of them', () => {
  for (const { provider, cells, counts } of model.rows) {
    expect(cells).toHaveLength(facts);
    expect(counts.sound + counts.weak + counts.stale + counts.unknown).toBe(facts);
    expect(counts.sound + counts.weak).toBe(evidenceCount(provider, english).known);
    expect(cells.every(({ state, strength }) => strength > 0 === (state !== 'unknown'))).toBe(true);
    expect(Math.max(...cells.map(({ strength }) => strength))).toBeLessThanOrEqual(model.strongest);
  }
});

test('sound, weak, too old and unknown are told apart', () => {
  const counts = new Map(model.rows.map((row) => [row.provider, row.counts]));
  expect(counts.get('alder')).toMatchObject({ stale: 0, unknown: 0 });
  expect(counts.get('fir')?.weak).toBeGreaterThan(counts.get('fir')?.sound ?? facts);
  expect(counts.get('cedar')?.stale).toBeGreaterThan(facts / 2);
  expect(counts.get('dogwood')).toEqual({ sound: 0, weak: 0, stale: 0, unknown: facts });
});

test('says about what least is known', () => {
  expect(model.leastKnown).toMatch(
    /^Least is known about Speed measured by others \(1 of 6\), Leak tests by others \(3 of 6\) and .+ \(4 of 6\)\./,
  );
});

test('short names of groups share a row; one that would run into the next steps up, and the last ends with the strip', () => {
  const rows = (first: string) => groupLabels([0, 0.05, 0.9], [first, 'Two', 'Three']).map(({ row }) => row);
  expect([rows(''), rows('A long name')]).toEqual([
    [0, 0, 0],
    [1, 0, 0],
  ]);
  expect(groupLabels([0, 0.9], ['One', 'The last one'])[1]).toMatchObject({ at: 1, anchor: 'end' });
});

test('a row has what is known in numbers, and its strip says the counts aloud; names lead to reviews where there are any', () => {
  const site = { ...english, reviewPath: (id: string) => (id === 'elm' ? '/of/elm' : undefined) };
  const [body] = renderElement(<EvidenceMatrix {...selectMatrix(site)} />).all('tbody');
  const rows = body?.all('tr') ?? [];
  expect(rows.map(({ attributes }) => attributes.class)).toEqual([
    'matrix-pick',
    'matrix-pick',
    ...Array.from({ length: 4 }, () => undefined),
  ]);
  expect(rows[1]?.all('.matrix-known')[0]?.text).toBe('30 of 31');
  expect(rows[1]?.all('.strip')[0]?.attributes['aria-label']).toBe(
    'Dated and up to date: 29. Undated or weak: 1. Out of date: 0. Unknown: 1.',
  );
  expect(body?.all('a').map(({ text, attributes }) => [text, attributes.href])).toEqual([
    ['Elm VPN', '/of/elm'],
  ]);
});
