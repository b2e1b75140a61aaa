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
const edit = (...edits: Parameters<typeof editYaml>[2]) => editYaml('facts/x.yaml', text, edits);
const changedLines = (after: string) => {
  const before = text.split('\n');
  return after.split('\n').filter((line) => !before.includes(line));
};

describe('only what was asked for changes', () => {
  test('nothing', () => {
    expect(edit()).toBe(text);
    expect(edit({ path: ['facts', 'tor', 'value'], value: true })).toBe(text);
    expect(edit({ path: ['facts', 'prices', 'value', 0, 'charged'], value: 3.5 })).toBe(text);
    expect(
      edit({
        path: ['facts', 'prices', 'value'],
        value: [{ id: 'basic', charged: 3.5, renewal: { charged: 9, months: 12 } }],
      }),
    ).toBe(text);
  });

  test('a value, beside its comment', () => {
    expect(changedLines(edit({ path: ['facts', 'tor', 'value'], value: false }))).toEqual([
      '    value: false # why',
    ]);
  });

  test('a day stays a plain text', () => {
    const after = edit({ path: ['facts', 'tor', 'checked'], value: '2026-02-03' });
    expect(changedLines(after)).toEqual(['    checked: 2026-02-03']);
  });

  test('a map on one line stays there', () => {
    const after = edit({
      path: ['facts', 'prices', 'value', 0, 'renewal'],
      value: { charged: 10, months: 12 },
    });
    expect(changedLines(after)).toEqual(['        renewal: { charged: 10, months: 12 }']);
  });

  test('a list or a map in place of a value, beside its comment', () => {
    const after = edit({ path: ['facts', 'tor', 'value'], value: ['partly'] });
    expect(changedLines(after)).toEqual(['    value: [ partly ] # why']);
    const again = editYaml('facts/x.yaml', after, [{ path: ['facts', 'tor', 'value'], value: ['no'] }]);
    expect(changedLines(again)).toEqual(['    value: [ no ] # why']);
  });

  test('a field within it', () => {
    const after = edit({ path: ['facts', 'tor', 'quotes', 0, 'text'], value: 'No: never' });
    expect(changedLines(after)).toEqual(['      - { source: page, text: "No: never" }']);
  });

  test('a new field, and a new item of a list', () => {
    const after = edit(
      { path: ['facts', 'tor', 'asOf'], value: '2026-02-03' },
      { path: ['facts', 'tor', 'quotes', 1], value: { source: 'paper', text: 'Yes' } },
    );
    expect(changedLines(after)).toEqual(['      - { source: paper, text: Yes }', '    asOf: 2026-02-03']);
  });

  test('a field that is removed', () => {
    const after = edit({ path: ['facts', 'tor', 'checked'], value: undefined });
    expect(text.split('\n').filter((line) => !after.split('\n').includes(line))).toEqual([
      '    checked: 2026-01-02',
    ]);
  });

  test('made twice, an edit is made once', () => {
    const value = fc.oneof(fc.string({ minLength: 1 }), fc.integer(), fc.boolean());
    fc.assert(
      fc.property(value, (written) => {
        const edits = [{ path: ['facts', 'tor', 'value'], value: written }];
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
