import { expect, test } from 'vitest';
import { problemsIn } from '../check.fixture.ts';
import { factKeysDeclaredOnce } from './fact-keys-declared-once.ts';
import { smallFacts } from './facts.fixture.ts';

test('a key that two groups declare is refused at the second', () => {
  expect(problemsIn(smallFacts, factKeysDeclaredOnce)).toEqual([]);
  const files = { ...smallFacts, 'facts/vocabulary/value.yaml': 'group: value\nkeys:\n  tor: {}\n' };
  expect(problemsIn(files, factKeysDeclaredOnce)).toEqual([
    {
      file: 'facts/vocabulary/value.yaml',
      line: 3,
      message: 'The key "tor" is already declared in facts/vocabulary/trust.yaml.',
      remedy: 'Keep one of the two declarations.',
    },
  ]);
});
