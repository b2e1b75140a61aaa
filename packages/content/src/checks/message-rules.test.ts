import { describe, expect, test } from 'vitest';
import type { Problem } from '../problem.ts';
import { problemsIn } from './check.fixture.ts';
import { messageArgumentsEqual } from './message-arguments-equal.ts';
import { messageFilesValid } from './message-files-valid.ts';
import { messageIcuParses } from './message-icu-parses.ts';
import { messageKeysEqual } from './message-keys-equal.ts';
import { pluralCategories } from './plural-categories.ts';

const file = 'messages/pl.json';
const inWords = ({ line, message, remedy }: Problem) => `${line ?? ''} ${message} ${remedy}`;

describe('a file of messages', () => {
  const problems = (text: string | undefined) => problemsIn({ [file]: text }, messageFilesValid).map(inWords);
  const aComma = 'Look here and at the end of the line above: a comma is missing';

  test.each([
    ['{\n  "a": "x"\n  "b": "y"\n}', `3 The file is not JSON. ${aComma}`],
    ['{\n  "a": "x",\n}', `3 The file is not JSON. ${aComma}`],
    ['{\n  "a": ,\n  "b": "y"\n}', `2 The file is not JSON. ${aComma}`],
    ['{\n  "a": yes\n}', `2 The file is not JSON. ${aComma}`],
    ['{\n  "a": "x"', '2 The file is not JSON.'],
    ['', '1 The file is not JSON. The file ends too early: a quotation mark or a closing } is missing.'],
    [undefined, ' The file is missing. Copy messages/en.json and translate it.'],
    ['[]', '1 The file has the wrong shape.'],
    ['{\n  "a": {\n    "b": null\n  }\n}', '3 The message "a.b" is not text. Write it in double quotes.'],
    ['{\n  "c": 5\n}', '2 The message "c" is not text.'],
    ['{\n  "d": ["x"]\n}', '2 The message "d" is not text.'],
  ])('%j is refused', (text, problem) => {
    expect(problems(text)).toEqual([expect.stringContaining(problem)]);
  });

  test('may begin with a byte order mark', () => {
    expect(problems('\uFEFF{}')).toEqual([]);
  });

  test('has the messages of English, and no others', () => {
    const files = {
      'messages/en.json': '{\n  "a": {\n    "b": "x"\n  }\n}',
      [file]: '{\n  "a": {\n    "c": "x"\n  }\n}',
      'messages/tr.json': '{ "a": { "b": "x" } }',
    };
    expect(problemsIn(files, messageKeysEqual).map(inWords)).toEqual([
      ' The message "a.b" is missing. Translate it from messages/en.json:3.',
      expect.stringContaining('3 The message "a.c" does not exist in messages/en.json.'),
    ]);
    // The messages of a broken file are not called missing as well.
    expect(problemsIn({ ...files, [file]: '{' }, messageKeysEqual)).toEqual([]);
    expect(problemsIn({ ...files, 'messages/en.json': '{' }, messageKeysEqual)).toEqual([]);
  });
});

test('a message that is not ICU is named with its line', () => {
  const files = { [file]: '{\n  "good": "{n} serwer",\n  "bad": "{n serwer"\n}' };
  expect(problemsIn(files, messageIcuParses)).toMatchObject([{ file, line: 3 }]);
});

describe('the arguments of a translation', () => {
  const inPolish = (english: string, polish: string) =>
    problemsIn(
      {
        'messages/en.json': JSON.stringify({ a: english }),
        [file]: `{\n  "a": ${JSON.stringify(polish)}\n}`,
      },
      messageArgumentsEqual,
    ).map(inWords);

  test.each([
    ['© {year} {name}', '© {yaer} {name}', '{yaer} instead of {year}. Use exactly: {name}, {year}.'],
    ['{n} x', 'x', 'nothing instead of {n}'],
    ['x', '{n} x', 'Use no arguments.'],
    ['<date></date>', '<data></data>', '<data> instead of <date>'],
  ])('of "%s" are not those of "%s"', (english, polish, problem) => {
    expect(inPolish(english, polish)).toEqual([expect.stringContaining(problem)]);
  });

  test.each([
    ['{n, plural, one {# of {all}} other {#}}', '{all}: {n, plural, one {#} few {#} many {#} other {#}}'],
    ['{k, select, a {<b>{n, number}</b>} other {}}', '{k} <b>{n}</b>'],
    // A message that is not ICU is left to the other rule.
    ['{n}', '{n'],
  ])('of "%s" may be those of "%s"', (english, polish) => {
    expect(inPolish(english, polish)).toEqual([]);
  });

  test('of a missing one are left to the other rule', () => {
    expect(problemsIn({ 'messages/en.json': '{ "a": "{n}" }' }, messageArgumentsEqual)).toEqual([]);
  });
});

test.each([
  ['pl', '{n, plural, one {#} other {#}}', ['The plural {n} of "a" lacks: few, many.']],
  ['en', '{n, plural, one {#} other {#}}', []],
  ['pl', '{n, plural, one {#} few {#} many {#} other {#}}', []],
  ['tr', '{n, plural, one {#} other {#}}', []],
  // Inside a select, a tag or another plural.
  ['en', '{k, select, a {<b>{n, plural, other {x}}</b>} other {{n, plural, other {x}}}}', ['', '']],
  ['en', '{n, selectordinal, one {#st} other {#th}}', ['lacks: two, few.']],
])('in %s the plural of %s has the forms of the language, or %j', (locale, text, problems) => {
  const files = { [`messages/${locale}.json`]: JSON.stringify({ a: text }) };
  expect(problemsIn(files, pluralCategories).map(inWords)).toEqual(
    problems.map((words) => expect.stringContaining(words)),
  );
});
