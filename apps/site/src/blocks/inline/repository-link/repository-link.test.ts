import { parseMarkdoc } from '@vpn-site/content/parse-markdoc.ts';
import { renderElement } from '@vpn-site/fixture/render-html.tsx';
import { testContext } from '@vpn-site/fixture/test-context.ts';
import { expect, test } from 'vitest';
import { renderBody } from '#blocks/document/render-body.tsx';

const text = 'See {% repository-link %}the repository{% /repository-link %}.';
const drawn = (repository: string | undefined) =>
  renderElement(renderBody(parseMarkdoc(text), { ...testContext(), repository }));

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
