import { expect, test } from 'vitest';
import { z } from 'zod';
import { schemaRemedy } from './schema-remedy.ts';

const remedyOf = (schema: z.ZodType, value: unknown) => {
  const [issue] = schema.safeParse(value, { reportInput: true }).error?.issues ?? [];
  return issue && schemaRemedy(issue);
};

test.each([
  [z.number(), 'many', 'Write a number such as 5 or 5.00, without quotes and without words'],
  [z.number(), '11,99', 'Write 11.99, with a point'],
  [z.boolean(), 'yes', 'Write true or false, without quotes'],
  [z.string(), 2012, 'Write a text. Put it in quotes if it looks like a number, a day, or true or false'],
  [z.array(z.string()), 'x', 'Write a list: [ one, two ], or a line that starts with "- " for each item'],
  [z.enum(['a', 'b', 'c']), 'd', 'Write a, b or c'],
  [z.number().max(9), 10, 'Write at most 9'],
  [z.string().min(3), 'x', 'Write at least 3 characters'],
  [z.array(z.string()).min(1), [], 'Write at least 1 entries'],
  [z.union([z.boolean(), z.literal('no')]), 'x', 'Write true or false, without quotes. Or: Write no'],
  [z.number('Write a year.'), 'x', 'Write a year.'],
])('%# the words of the library are replaced, ours stay', (schema, value, remedy) => {
  expect(remedyOf(schema, value)).toBe(remedy);
});

test('a text in place of texts per language', () => {
  expect(remedyOf(z.object({ en: z.string() }), 'Apps')).toContain('{ en: "…", pl: "…", tr: "…" }');
});
