import { parseMarkdoc } from '@vpn-site/content/parse-markdoc.ts';
import { DocumentIndex } from '@vpn-site/core/document/document-index.ts';
import { expect, test } from 'vitest';
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
const verdict = (provider: string) => `{% verdict provider="${provider}" %}\nYes.\n{% /verdict %}\n\n`;
const sides =
  '{% article-pros-cons %}\n### For {% #good-at %}\n- Yes.\n\n### Against {% #not-for %}\n- No.\n{% /article-pros-cons %}\n\n';
const sections = ['not-verified', 'change-our-mind']
  .map((id) => `## Heading {% #${id} %}\n\nText.\n`)
  .join('\n');

test('a verdict, two sides and two sections are all that is asked for', () => {
  expect(problemsOf(verdict('alder') + sides + sections)).toEqual([]);
});

test('two sides in sections of their own would stand twice', () => {
  const apart = ['good-at', 'not-for'].map((id) => `## Heading {% #${id} %}\n\nText.\n`).join('\n');
  expect(problemsOf(verdict('alder') + apart + sections)).toMatchObject([
    { message: 'The review does not say what is good and what is not.' },
  ]);
});

test('every section that is not written is named', () => {
  expect(problemsOf('Words.').map(({ message }) => message)).toHaveLength(6);
});

test('a part that other reviews of the language call otherwise is told, in that language alone', () => {
  const whole = verdict('alder') + sides + sections;
  const written = ['alder', 'birch', 'cedar', 'elm'].map((provider) => ({
    ...review,
    id: `reviews/${provider}`,
    slug: `reviews/${provider}`,
    file: `content/reviews/${provider}.en.md`,
  }));
  const polish = { ...review, locale: 'pl', file: 'content/reviews/alder.pl.md' } as const;
  const problems = reviewProblems({
    documents: new DocumentIndex([...written, polish]),
    body: ({ file, id }) => {
      const text = whole.replace('"alder"', `"${id.replace('reviews/', '')}"`);
      if (file.endsWith('.pl.md')) return parseMarkdoc(text.replaceAll('Heading', 'Tytuł'));
      return parseMarkdoc(id === 'reviews/cedar' ? text.replace('### For', '### In favor') : text);
    },
  });
  expect(problems).toMatchObject([
    {
      file: 'content/reviews/cedar.en.md',
      message: 'The heading "In favor" is called "For" in other reviews.',
    },
  ]);
});
