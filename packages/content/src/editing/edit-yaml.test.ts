import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { ProblemsError } from '../problem.ts';
import { editYaml } from './edit-yaml.ts';

const text = `# Kept.
facts:
  tor:
    value: true # why
    checked: 2026-01-02
    sources: [ page, paper ]
    quotes:
      - { source: page, text: "Yes: always" }
  prices:
    value:
      - id: basic
        charged: 3.50
        renewal: { charged: 9, months: 12 }
`;
type Edit = Parameters<typeof editYaml>[2][number];
const edit = (...edits: readonly Edit[]) => editYaml('facts/x.yaml', text, edits);
const changedLines = (after: string) => {
  const before = text.split('\n');
  return after.split('\n').filter((line) => !before.includes(line));
};

describe('only what was asked for changes', () => {
  const tor = (field: string, value: Edit['value']) => ({ path: ['facts', 'tor', field], value });
  const prices = ['facts', 'prices', 'value'];
  const renewal = (charged: number) => ({ charged, months: 12 });

  test.each([
    [],
    [tor('value', true)],
    [{ path: [...prices, 0, 'charged'], value: 3.5 }],
    [{ path: prices, value: [{ id: 'basic', charged: 3.5, renewal: renewal(9) }] }],
  ])('nothing, by %j', (...edits) => {
    expect(edit(...edits)).toBe(text);
  });

  test.each([
    ['a value, beside its comment', tor('value', false), '    value: false # why'],
    ['a list in place of a value', tor('value', ['partly']), '    value: [ partly ] # why'],
    ['a day stays a plain text', tor('checked', '2026-02-03'), '    checked: 2026-02-03'],
    [
      'a map on one line stays there',
      { path: [...prices, 0, 'renewal'], value: renewal(10) },
      '        renewal: { charged: 10, months: 12 }',
    ],
    [
      'a field within it',
      { path: ['facts', 'tor', 'quotes', 0, 'text'], value: 'No: never' },
      '      - { source: page, text: "No: never" }',
    ],
    [
      'a new item of a list',
      { path: ['facts', 'tor', 'quotes', 1], value: { source: 'paper', text: 'Yes' } },
      '      - { source: paper, text: Yes }',
    ],
    ['a new field', tor('asOf', '2026-02-03'), '    asOf: 2026-02-03'],
  ])('%s', (_what, made, line) => {
    expect(changedLines(edit(made))).toEqual([line]);
  });

  test('a field that is removed', () => {
    expect(edit(tor('checked', undefined))).toBe(text.replace('    checked: 2026-01-02\n', ''));
  });

  test('made twice, an edit is made once', () => {
    const plain = fc.oneof(fc.string({ minLength: 1 }), fc.integer(), fc.boolean());
    const value = fc.oneof(plain, fc.array(plain, { minLength: 1, maxLength: 3 }));
    fc.assert(
      fc.property(value, (written) => {
        const edits = [tor('value', written)];
        const once = edit(...edits);
        expect(editYaml('facts/x.yaml', once, edits)).toBe(once);
      }),
    );
  });
});

test('a file in another form is refused with the line as it should be', () => {
  const other = () => editYaml('facts/x.yaml', 'a: {b:  1}\n', []);
  expect(other).toThrow(ProblemsError);
  expect(other).toThrow('Write: a: { b: 1 }');
});
