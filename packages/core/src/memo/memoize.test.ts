import { describe, expect, test } from 'vitest';
import { memoize, memoizePer } from './memoize.ts';

/** Wraps a function and records the arguments of its calls. */
function recorded<Args extends readonly unknown[], Value>(make: (...args: Args) => Value) {
  const calls: Args[] = [];
  const called = (...args: Args): Value => {
    calls.push(args);
    return make(...args);
  };
  return { calls, called };
}

describe('memoize', () => {
  test('makes a result once per key', () => {
    const { calls, called } = recorded((a: number, b: number) => ({ sum: a + b }));
    const sum = memoize((a, b) => `${a} ${b}`, called);
    expect(sum(1, 2)).toEqual({ sum: 3 });
    expect(sum(1, 2)).toBe(sum(1, 2));
    expect(sum(2, 2)).toEqual({ sum: 4 });
    expect(calls).toHaveLength(2);
  });

  test('remembers undefined as well as any other result, and tries again what threw', () => {
    const results = [new Error('not yet'), undefined, 'made'];
    const { calls, called } = recorded(() => {
      const next = results.shift();
      if (next instanceof Error) throw next;
      return next;
    });
    const result = memoize(() => '', called);
    expect(result).toThrow('not yet');
    expect([result(), result()]).toEqual([undefined, undefined]);
    expect(calls).toHaveLength(2);
  });

  test('shares a promise, keeps what it brings, and tries again when it was rejected', async () => {
    const { calls, called } = recorded(async () => {
      if (calls.length === 1) throw new Error('not yet');
      return 'made';
    });
    const result = memoize(() => '', called);
    const [first, second] = [result(), result()];
    expect(first).toBe(second);
    await expect(first).rejects.toThrow('not yet');
    expect([await result(), await result()]).toEqual(['made', 'made']);
    expect(calls).toHaveLength(2);
  });
});

describe('memoizePer', () => {
  test('keeps results apart by object, however alike two are, and by key', () => {
    const { calls, called } = recorded((owner: { readonly name: string }, end: string) => owner.name + end);
    const joined = memoizePer(
      (owner) => owner,
      called,
      (_owner, end) => end,
    );
    const one = { name: 'a' };
    expect([joined(one, 'x'), joined(one, 'y'), joined(one, 'x')]).toEqual(['ax', 'ay', 'ax']);
    expect(joined({ name: 'a' }, 'x')).toBe('ax');
    expect(calls).toHaveLength(3);
  });

  test('remembers by a part of what it is given', () => {
    const facts = {};
    const result = memoizePer(
      (given: { readonly facts: object }) => given.facts,
      ({ query }: { readonly facts: object; readonly query: string }) => query,
    );
    expect([result({ facts, query: 'a' }), result({ facts, query: 'b' })]).toEqual(['a', 'a']);
  });
});
