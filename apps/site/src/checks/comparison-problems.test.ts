import { parseMarkdoc } from '@vpn-site/content/parse-markdoc.ts';
import { DocumentIndex } from '@vpn-site/core/document/document-index.ts';
import { fixtureCatalog } from '@vpn-site/fixture/fixture-site.ts';
import { testContext } from '@vpn-site/fixture/test-context.ts';
import { expect, test } from 'vitest';
import { comparisonProblems } from './comparison-problems.ts';

const comparison = {
  id: 'comparisons/alder-vs-birch',
  kind: 'comparisons',
  locale: 'en',
  slug: 'compare/alder-vs-birch',
  frontMatter: { title: 'x', description: 'x', updated: '2025-06-10' },
  file: 'content/comparisons/alder-vs-birch.en.md',
} as const;
const problemsOf = (source: string) =>
  comparisonProblems(
    {
      ...fixtureCatalog(),
      documents: new DocumentIndex([comparison]),
      body: () => parseMarkdoc(source),
    },
    testContext(),
  );
const decided = (words: string, more = '') =>
  problemsOf(`{% decision first="alder" ${more} second="birch" %}\n${words}\n{% /decision %}`);
const both = 'Choose Alder VPN or Birch VPN.';

test.each([
  ['no decision at all', 'Words.'],
  ['a decision between others', '{% decision first="alder" second="cedar" %}\nx\n{% /decision %}'],
])('%s is refused', (_, source) => {
  expect(problemsOf(source).map(({ message }) => message)).toEqual([
    'The comparison does not begin with a decision between "alder" and "birch".',
  ]);
});

test.each([
  [both, []],
  [`${both} ${'And more. '.repeat(20)}`, [/has 46 words; the limit is 45/]],
  ['Choose Alder VPN.', [/does not name Birch VPN/]],
  ['Alder VPN or Birch VPN?', [/asks a question/]],
])('"%s" has the problems %j', (words, expected) => {
  expect(decided(words).map(({ message }) => message)).toEqual(
    expected.map((part) => expect.stringMatching(part)),
  );
});

test('what the facts do not show asks for a review and stops nothing', () => {
  expect(decided(both, 'firstFor="ownership"')).toEqual([]);
  expect(decided(both, 'firstFor="port-forwarding-on-the-moon"')).toMatchObject([
    { line: 1, severity: 'review', message: expect.stringMatching(/^The facts do not show that Alder VPN/) },
  ]);
});
