import { expect, test } from 'vitest';
import { problemsIn } from './check.fixture.ts';
import { messageKeysEqual } from './message-keys-equal.ts';

test('a missing and a superfluous message are both named', () => {
  const files = {
    'messages/en.json': '{\n  "a": {\n    "b": "x"\n  }\n}',
    'messages/pl.json': '{\n  "a": {\n    "c": "x"\n  }\n}',
    'messages/tr.json': '{ "a": { "b": "x" } }',
  };
  expect(problemsIn(files, messageKeysEqual)).toEqual([
    {
      file: 'messages/pl.json',
      message: 'The message "a.b" is missing.',
      remedy: 'Translate it from messages/en.json:3.',
    },
    {
      file: 'messages/pl.json',
      line: 3,
      message: 'The message "a.c" does not exist in messages/en.json.',
      remedy: 'Add it there, or remove it here.',
    },
  ]);
});
