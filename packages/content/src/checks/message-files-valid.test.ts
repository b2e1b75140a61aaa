import { expect, test } from 'vitest';
import { problemsIn } from './check.fixture.ts';
import { messageFilesValid } from './message-files-valid.ts';
import { messageKeysEqual } from './message-keys-equal.ts';

const file = 'messages/pl.json';
const problemsOfText = (text: string | undefined) => problemsIn({ [file]: text }, messageFilesValid);

const aComma = expect.stringMatching(/^Look here and at the end of the line above: a comma is missing/);

test.each([
  ['{\n  "a": "x"\n  "b": "y"\n}', 3, aComma],
  ['{\n  "a": "x",\n}', 3, aComma],
  ['{\n  "a": ,\n  "b": "y"\n}', 2, aComma],
  ['{\n  "a": yes\n}', 2, aComma],
  ['{\n  "a": "x"', 2, expect.any(String)],
  ['', 1, 'The file ends too early: a quotation mark or a closing } is missing.'],
])('%j is not JSON, and the line is named', (text, line, remedy) => {
  expect(problemsOfText(text)).toEqual([{ file, line, message: 'The file is not JSON.', remedy }]);
});

test('a missing file is named', () => {
  expect(problemsOfText(undefined)).toEqual([
    { file, message: 'The file is missing.', remedy: 'Copy messages/en.json and translate it.' },
  ]);
});

test('a message that is not text is named with its line', () => {
  expect(problemsOfText('{\n  "a": {\n    "b": null,\n    "c": 5,\n    "d": ["x"]\n  }\n}')).toMatchObject([
    { file, line: 3, message: 'The message "a.b" is not text.', remedy: 'Write it in double quotes.' },
    { file, line: 4, message: 'The message "a.c" is not text.' },
    { file, line: 5, message: 'The message "a.d" is not text.' },
  ]);
  expect(problemsOfText('[]')).toMatchObject([{ file, line: 1, message: 'The file has the wrong shape.' }]);
});

test('a byte order mark is no mistake', () => {
  expect(problemsOfText('\uFEFF{}')).toEqual([]);
});

test('the messages of a broken file are not called missing as well', () => {
  const files = { 'messages/en.json': '{ "a": "x" }', [file]: '{', 'messages/tr.json': '{ "a": "x" }' };
  expect(problemsIn(files, messageKeysEqual)).toEqual([]);
  expect(problemsIn({ 'messages/en.json': '{', [file]: '{ "a": "x" }' }, messageKeysEqual)).toEqual([]);
});
