import { describe, expect, test } from 'vitest';
import { type Clause, isPending } from './clauses.ts';
import { proofProblems, type TaggedTest } from './proofs.ts';

const proven: Clause = { id: 'a', clause: 'A.', seen: { at: '/' } };
const pending: Clause = { id: 'b', clause: 'B.', pending: 'not built' };
const tagged = (status: string, ...tags: string[]): TaggedTest => ({
  name: 'x.test.ts > works',
  status,
  tags,
});
const passed = tagged('passed', 'a');

describe('the clauses and the tests tagged with them', () => {
  test('are fine when every tagged test passed and the pending number is the budget', () => {
    expect(proofProblems([proven, pending], [passed], 1)).toEqual([]);
  });

  test('want a test for every clause that is built', () => {
    expect(proofProblems([proven], [], 0)).toEqual(['a: no test has this tag.']);
  });

  test('want a clause for every tag', () => {
    expect(proofProblems([proven], [tagged('passed', 'a', 'gone')], 0)).toEqual([
      'gone: the test "x.test.ts > works" has this tag, but no clause has this id.',
    ]);
  });

  test.each(['skipped', 'failed', 'pending', 'todo'])('want no tagged test that is %s', (status) => {
    expect(proofProblems([proven], [passed, tagged(status, 'a')], 0)).toEqual([
      `a: the test "x.test.ts > works" is ${status}, not passed.`,
    ]);
  });

  test('may not have more clauses pending than before, and ask to lower the number when fewer are', () => {
    expect(proofProblems([pending], [], 0)[0]).toContain('may only fall');
    expect(proofProblems([proven], [passed], 1)[0]).toContain('Only 0 clauses are pending');
  });

  test('have no doubled id', () => {
    expect(proofProblems([pending, pending], [], 2)).toEqual(['b: two clauses have this id.']);
  });

  test('count what only a test reaches as pending', () => {
    expect(isPending(proven)).toBe(false);
    expect(isPending({ id: 'c', clause: 'C.' })).toBe(true);
  });
});
