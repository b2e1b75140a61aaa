import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  type GivenAnswer,
  type NeedProgress,
  needQuery,
  questionsLeft,
  walkNeedTree,
} from './need-progress.ts';
import { answersTo, isRefusal, maxQuestions, needTree, type QuestionId, refusals } from './need-tree.ts';

const questions = Object.keys(needTree) as QuestionId[];

/** Returns every possible series of answers, including unfinished ones. */
function everyPath(taken: readonly GivenAnswer[] = []): NeedProgress[] {
  const path = walkNeedTree(needQuery(taken));
  if (path.step.kind === 'end') return [path];
  const { question } = path.step;
  return [path, ...answersTo(question).flatMap((answer) => everyPath([...taken, { question, answer }]))];
}

const paths = everyPath();
const finished = paths.flatMap(({ step, ...path }) => (step.kind === 'end' ? [{ ...path, ...step }] : []));
const anyPath = fc.constantFrom(...paths);

describe('the questions', () => {
  test('every path ends, asks nothing twice and asks at most six questions', () => {
    expect(Math.max(...paths.map(({ taken }) => taken.length))).toBe(maxQuestions);
    for (const { taken } of paths) {
      expect(new Set(taken.map(({ question }) => question)).size).toBe(taken.length);
    }
  });

  test('every question is asked on some path, and every end is reached', () => {
    const asked = new Set(paths.flatMap(({ step }) => (step.kind === 'ask' ? [step.question] : [])));
    expect([...asked].toSorted()).toEqual(questions.toSorted());
    const ends = new Set(finished.map(({ outcome }) => outcome));
    expect([...ends].toSorted()).toEqual([...Object.keys(refusals), 'free', 'list'].toSorted());
  });

  test('no answer has the name of another', () => {
    const names = questions.flatMap(answersTo);
    expect(new Set(names).size).toBe(names.length);
  });

  test('what ends in providers names a ranking and a must-have; what ends in "no" asks for nothing', () => {
    for (const { outcome, profile, demands } of finished) {
      expect([profile !== undefined, demands.length > 0]).toEqual(
        isRefusal(outcome) ? [false, false] : [true, true],
      );
    }
  });

  test.each([
    ['', 6],
    ['?worry=wifi', 5],
    ['?worry=streaming', 1],
    ['?worry=nothing', 0],
  ])('after "%s" at most %i may come', (query, left) => {
    expect(questionsLeft(walkNeedTree(query).step)).toBe(left);
  });
});

describe('walkNeedTree', () => {
  test('collects what the answers ask for', () => {
    const query = '?worry=blocked&place=turkey&budget=payable&device=tv';
    const { taken, ...found } = walkNeedTree(query);
    expect(needQuery(taken)).toBe(query);
    expect(found).toEqual({
      step: { kind: 'end', outcome: 'list' },
      profile: 'travel',
      demands: ['obfuscation', 'tv'],
      cautions: ['law'],
      country: 'TR',
    });
  });

  test('where VPNs are blocked, a reader may ask for a free one', () => {
    for (const place of ['turkey', 'restricted']) {
      const { profile, demands } = walkNeedTree(`?worry=blocked&place=${place}&budget=unpaid&device=common`);
      expect([profile, demands]).toEqual(['free', ['obfuscation', 'free-plan', 'main-platforms']]);
    }
  });

  test.each([
    ['an unknown answer', '?worry=everything'],
    ['an answer to another question', '?worry=tv'],
    ['an answer that is not reached', '?device=tv&port=open'],
    ['a name that every object has', '?worry=constructor&toString=1'],
    ['nothing that can be read', '?%E0%A4%A&&=&worry'],
  ])('%s is ignored', (_what, query) => {
    expect(walkNeedTree(query)).toEqual(walkNeedTree(''));
  });

  test('whatever stands in an address, the path is one of the tree and has one address', () => {
    const known = new Set(paths.map(({ taken }) => needQuery(taken)));
    const name = fc.oneof(fc.constantFrom(...questions), fc.string());
    const answer = fc.oneof(fc.constantFrom(...questions.flatMap(answersTo)), fc.string());
    fc.assert(
      fc.property(fc.array(fc.tuple(name, answer)), (pairs) => {
        const path = walkNeedTree(`?${new URLSearchParams(pairs)}`);
        expect(known.has(needQuery(path.taken))).toBe(true);
        expect(walkNeedTree(needQuery(path.taken))).toEqual(path);
      }),
    );
  });

  test('one answer less leads back to the question it answered', () => {
    fc.assert(
      fc.property(anyPath, ({ taken }) => {
        const last = taken.at(-1);
        fc.pre(last !== undefined);
        const back = walkNeedTree(needQuery(taken.slice(0, -1)));
        expect(back.step).toEqual({ kind: 'ask', question: last?.question });
        expect(back.taken).toEqual(taken.slice(0, -1));
      }),
    );
  });

  test('the order of an address does not matter, nor what else stands in it', () => {
    fc.assert(
      fc.property(anyPath, fc.string(), ({ taken }, other) => {
        const turned = needQuery(taken.toReversed());
        const asked = `${turned === '' ? '?' : `${turned}&`}x=${encodeURIComponent(other)}`;
        expect(walkNeedTree(asked).taken).toEqual(taken);
      }),
    );
  });
});
