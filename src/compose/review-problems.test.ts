import { expect, test } from 'vitest';
import { parseMarkdoc } from '#catalog/parse-markdoc.ts';
import { DocumentIndex } from '#domain/document/document-index.ts';
import { fixtureCatalog } from '#fixtures/fixture-site.ts';
import { reviewProblems } from './review-problems.ts';

const review = {
  id: 'reviews/alder',
  kind: 'reviews',
  locale: 'en',
  slug: 'reviews/alder',
  frontMatter: { title: 'x', description: 'x', updated: '2025-06-10' },
  file: 'content/reviews/alder.en.md',
} as const;
const problemsOf = (source: string) =>
  reviewProblems({ documents: new DocumentIndex([review]), body: () => parseMarkdoc(source) });
const sections = ['good-at', 'not-for', 'not-verified', 'change-our-mind']
  .map((id) => `## Heading {% #${id} %}\n\nText.\n`)
  .join('\n');

test('whole reviews are fine', () => {
  expect(reviewProblems(fixtureCatalog())).toEqual([]);
});

test('a verdict and four sections are all that is asked for', () => {
  expect(problemsOf(`{% verdict provider="alder" %}\nYes.\n{% /verdict %}\n\n${sections}`)).toEqual([]);
});

test('a verdict on somebody else is none', () => {
  expect(problemsOf(`{% verdict provider="birch" %}\nYes.\n{% /verdict %}\n\n${sections}`)).toEqual([
    {
      file: review.file,
      message: 'The review does not lead with a verdict on "alder".',
      remedy: 'Begin with {% verdict provider="alder" %} and one sentence.',
    },
  ]);
});

test('every section that is not written is named', () => {
  expect(problemsOf('Words.').map(({ message }) => message)).toHaveLength(5);
});
