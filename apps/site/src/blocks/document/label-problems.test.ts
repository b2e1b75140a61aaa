import { parseMarkdoc } from '@vpn-site/content/parse-markdoc.ts';
import { testContext } from '@vpn-site/fixture/test-context.ts';
import { expect, test } from 'vitest';
import { labelProblems } from './label-problems.ts';

const law = '{% fact provider="alder" key="jurisdiction" /%}';
const problems = (source: string) => labelProblems(parseMarkdoc(source), testContext());

test('a label in a sentence is told with its line and what to write', () => {
  expect(problems(`Text.\n\nOne thing. The law of Alder: ${law}.`)).toEqual([
    {
      line: 3,
      message: '"The law of Alder:" is a label, not a sentence.',
      remedy: expect.stringContaining('{% fact provider="alder" key="jurisdiction" is="…" %}…{% /fact %}'),
    },
  ]);
});

test.each([
  ['in a list', `- **Law:** ${law}.`],
  ['twice in a line', `It is so. Law: ${law}. Owner: {% fact provider="alder" key="parent-company" /%}`],
  ['over two lines', `Law:\n${law}; and more.`],
  ['in a block', `{% verdict provider="alder" %}\nAlder. Law: ${law}.\n{% /verdict %}`],
])('a label is found %s', (_, source) => {
  expect(problems(source)).toHaveLength(1);
});

test.each([
  ['a row of a list', `- Law: ${law}`],
  ['a cell', `| Law | Owner |\n|---|---|\n| Law: ${law}. | x |`],
  ['a heading', `## Law: ${law}.`],
  [
    'words that were written for the value',
    'It’s so: {% fact provider="alder" key="jurisdiction" is="SE" %}Swedish law rules{% /fact %}.',
  ],
  [
    'forms of a number',
    'Few: {% fact provider="alder" key="countries" one="# country" other="# countries" /%}.',
  ],
])('%s is no label', (_, source) => {
  expect(problems(source)).toEqual([]);
});
