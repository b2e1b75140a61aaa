import { expect, test } from 'vitest';
import { explainer, problemsIn } from './check.fixture.ts';
import { newsAddresses } from './news-addresses.ts';

const written = (file: string, slug: string) =>
  problemsIn({ [file]: explainer(`slug: ${slug}`) }, newsAddresses);

test('a post stands below the list of its language', () => {
  expect(written('content/news/x.en.md', 'news/x')).toEqual([]);
  expect(written('content/news/x.tr.md', 'haberler/x')).toEqual([]);
  expect(written('content/news/x.tr.md', 'news/x')).toMatchObject([
    { remedy: 'Write haberler/ and a few words, for example haberler/x.' },
  ]);
  expect(written('content/news/x.en.md', 'news')).toHaveLength(1);
});

test('nothing else does', () => {
  expect(written('content/explainers/x.en.md', 'news')).toHaveLength(1);
  expect(written('content/explainers/x.pl.md', 'aktualnosci/x')).toHaveLength(1);
  expect(written('content/explainers/x.en.md', 'newspapers')).toEqual([]);
});
