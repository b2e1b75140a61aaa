import { expect, test } from 'vitest';
import { problemsIn } from './check.fixture.ts';
import { messageArgumentsEqual } from './message-arguments-equal.ts';

const inPolish = (english: string, polish: string) =>
  problemsIn(
    {
      'messages/en.json': JSON.stringify({ a: english }),
      'messages/pl.json': `{\n  "a": ${JSON.stringify(polish)}\n}`,
    },
    messageArgumentsEqual,
  );

test('a misspelt argument is named with its line', () => {
  expect(inPolish('© {year} {name}', '© {yaer} {name}')).toEqual([
    {
      file: 'messages/pl.json',
      line: 2,
      message: 'The message "a" and messages/en.json have different arguments: {yaer} instead of {year}.',
      remedy: 'Use exactly: {name}, {year}.',
    },
  ]);
});

test('a forgotten and a superfluous argument are refused, a tag too', () => {
  expect(inPolish('{n} x', 'x')).toMatchObject([
    { message: expect.stringMatching(/nothing instead of \{n\}/) },
  ]);
  expect(inPolish('x', '{n} x')).toMatchObject([{ remedy: 'Use no arguments.' }]);
  expect(inPolish('<date></date>', '<data></data>')).toMatchObject([
    { message: expect.stringMatching(/<data> instead of <date>/) },
  ]);
});

test('the same arguments in another order or form are accepted', () => {
  expect(
    inPolish(
      '{n, plural, one {# of {all}} other {# of {all}}}',
      '{all}: {n, plural, one {#} few {#} many {#} other {#}}',
    ),
  ).toEqual([]);
  expect(inPolish('{k, select, a {<b>{n, number}</b>} other {}}', '{k} <b>{n}</b>')).toEqual([]);
});

test('what is missing or not ICU is left to the other rules', () => {
  expect(inPolish('{n}', '{n')).toEqual([]);
  expect(problemsIn({ 'messages/en.json': '{ "a": "{n}" }' }, messageArgumentsEqual)).toEqual([]);
});
