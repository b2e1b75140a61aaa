import { describe, expect, test } from 'vitest';
import { loadCatalog } from '#catalog/catalog.ts';
import { composeBlockContext } from '#compose/block-context.ts';
import { messagesOf } from '#compose/locale-setting.ts';
import type { LocaleCode } from '#domain/locale/locale-table.ts';
import { allDefinitions } from '#domain/provider/vocabulary.ts';
import { translator } from '#i18n/translator.ts';
import { evidenceCount } from '../evidence/evidence-count.ts';
import { groupLabels } from './group-labels.ts';
import { selectMatrix } from './select.ts';

const catalog = loadCatalog(process.cwd());
const contextOf = (locale: LocaleCode) =>
  composeBlockContext(catalog, locale, translator(locale, messagesOf(catalog, locale)), '2026-11-15');
const english = contextOf('en');

describe('home-matrix', () => {
  const model = selectMatrix({}, english);
  const facts = allDefinitions(english.vocabulary).length;

  test('has every provider once, the first of the overall ranking as the pick', () => {
    expect(model.rows.map(({ provider }) => provider).toSorted()).toEqual(
      [...english.providers.keys()].toSorted(),
    );
    expect(model.rows.map(({ isPick }) => isPick)).toEqual([true, ...model.rows.slice(1).map(() => false)]);
    expect(model.rows[0]?.provider).toBe(english.ranking('overall').ranking.ranked[0]?.score.provider);
  });

  test('every fact of everyone is one cell, and the counts tell all of them', () => {
    for (const { provider, cells, counts } of model.rows) {
      expect(cells).toHaveLength(facts);
      expect(counts.sound + counts.weak + counts.stale + counts.unknown).toBe(facts);
      expect(counts.sound + counts.weak).toBe(evidenceCount(provider, english).known);
    }
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
    expect(model.leastKnown).toMatch(/^Least is known about .+ \(\d+ of 12\), .+ and .+ \(\d+ of 12\)\./);
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
