import { expect, test } from 'vitest';
import { parseMarkdoc } from '#catalog/parse-markdoc.ts';
import { draw } from '#fixtures/render-html.tsx';
import { testContext } from '#fixtures/test-context.ts';
import { renderBody } from '../../document/render-body.tsx';

const text = 'See {% repository-link %}the repository{% /repository-link %}.';
const drawn = (repository: string | undefined) =>
  draw(renderBody(parseMarkdoc(text), { ...testContext(), repository }));

test('leads to the repository that the owner names', () => {
  const repository = 'https://git.example/oak/site';
  expect(
    drawn(repository)
      .all('a')
      .map(({ text: words, attributes }) => [words, attributes]),
  ).toEqual([['the repository', { href: repository, rel: 'noopener' }]]);
});

test('is its words alone where none is named', () => {
  expect(drawn(undefined).all('a')).toEqual([]);
  expect(drawn(undefined).text).toBe('See the repository.');
});
