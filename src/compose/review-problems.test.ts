import { expect, test } from 'vitest';
import { loadCatalog } from '#catalog/catalog.ts';
import { parseMarkdoc } from '#catalog/parse-markdoc.ts';
import { DocumentIndex } from '#domain/document/document-index.ts';
import { reviewProblems } from './review-problems.ts';

const review = {
  id: 'reviews/mullvad',
  kind: 'reviews',
  locale: 'en',
  slug: 'reviews/mullvad',
  frontMatter: { title: 'x', description: 'x', updated: '2026-11-14' },
  file: 'content/reviews/mullvad.en.md',
} as const;
const problemsOf = (source: string) =>
  reviewProblems({ documents: new DocumentIndex([review]), body: () => parseMarkdoc(source) });
const sections = ['good-at', 'not-for', 'not-verified', 'change-our-mind']
  .map((id) => `## Heading {% #${id} %}\n\nText.\n`)
  .join('\n');

test('the reviews of this site are whole', () => {
  expect(reviewProblems(loadCatalog(process.cwd()))).toEqual([]);
});

test('a verdict and four sections are all that is asked for', () => {
  expect(problemsOf(`{% verdict provider="mullvad" %}\nYes.\n{% /verdict %}\n\n${sections}`)).toEqual([]);
});

test('a verdict on somebody else is none', () => {
  expect(problemsOf(`{% verdict provider="ivpn" %}\nYes.\n{% /verdict %}\n\n${sections}`)).toEqual([
    {
      file: review.file,
      message: 'The review does not lead with a verdict on "mullvad".',
      remedy: 'Begin with {% verdict provider="mullvad" %} and one sentence.',
    },
  ]);
});

test('every section that is not written is named', () => {
  expect(problemsOf('Words.').map(({ message }) => message)).toHaveLength(5);
});
