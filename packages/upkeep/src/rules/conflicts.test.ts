import { expect, test } from 'vitest';
import { conflictsAmong } from './conflicts.ts';
import { alderFile, dearer, otherValue, stillTrue, withEdit } from './proposal.fixture.ts';

const about = (...proposals: Parameters<typeof conflictsAmong>[0]) =>
  conflictsAmong(proposals).map((conflict) => conflict.about);
const path = ['facts', 'jurisdiction', 'checked'];

test('proposals about different cells, or with the same words, agree', () => {
  expect(about(stillTrue, dearer)).toEqual([]);
  expect(about(stillTrue, { ...stillTrue, id: 'import:alder' })).toEqual([]);
});

test('a field that two write differently is named', () => {
  const later = withEdit(
    { ...stillTrue, id: 'later', edits: [] },
    { file: alderFile, path, value: '2026-07-01' },
  );
  expect(about(stillTrue, later)).toEqual(['facts.jurisdiction.checked']);
  const whole = withEdit(
    { ...stillTrue, id: 'whole', edits: [] },
    { file: alderFile, path: path.slice(0, 2), value: {} },
  );
  expect(about(stillTrue, whole)).toEqual(['facts.jurisdiction']);
});

test('what one source still says and another says otherwise is disputed', () => {
  expect(about(stillTrue, otherValue)).toEqual(['facts.jurisdiction']);
});
