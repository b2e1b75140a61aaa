import { expect, test } from 'vitest';
import { problemsIn } from './check.fixture.ts';
import { messageIcuParses } from './message-icu-parses.ts';

test('a message that is not ICU is named with its line', () => {
  const files = { 'messages/tr.json': '{\n  "good": "{n} sunucu",\n  "bad": "{n sunucu"\n}' };
  expect(problemsIn(files, messageIcuParses)).toMatchObject([{ file: 'messages/tr.json', line: 3 }]);
});
