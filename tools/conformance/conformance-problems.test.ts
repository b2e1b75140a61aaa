import { describe, expect, test } from 'vitest';
import type { Clause } from './clause.ts';
import { conformanceProblems } from './conformance-problems.ts';

const proven: Clause = {
  id: 'a',
  section: '1',
  clause: 'A.',
  tests: ['x.test.ts > works'],
  seen: { at: '/' },
};
const pending: Clause = { id: 'b', section: '1', clause: 'B.', pending: 'not built' };
const passed = new Map([['x.test.ts > works', 'passed']]);

describe('conformance', () => {
  test('is fine when every named test passed and the pending number is the budget', () => {
    expect(conformanceProblems([proven, pending], passed, 1)).toEqual([]);
  });

  test('fails when a named test does not exist', () => {
    expect(conformanceProblems([proven], new Map(), 0)).toEqual([
      'a: the test "x.test.ts > works" does not exist; name it as the report does.',
    ]);
  });

  test.each(['skipped', 'failed', 'pending', 'todo'])('fails when a named test is %s', (status) => {
    const [problem] = conformanceProblems([proven], new Map([['x.test.ts > works', status]]), 0);
    expect(problem).toContain(`is ${status}, not passed`);
  });

  test('fails when more clauses are pending than before, and asks to lower the number when fewer are', () => {
    expect(conformanceProblems([pending], passed, 0)[0]).toContain('may only fall');
    expect(conformanceProblems([proven], passed, 1)[0]).toContain('Only 0 clauses are pending');
  });

  test('fails on a doubled id', () => {
    expect(conformanceProblems([pending, pending], passed, 2)).toEqual(['b: this id stands twice.']);
  });
});
