import { parseMarkdoc } from '@vpn-site/content/parse-markdoc.ts';
import { renderElement } from '@vpn-site/fixture/render-html.tsx';
import { testContext } from '@vpn-site/fixture/test-context.ts';
import { expect, test } from 'vitest';
import { renderBody } from '#blocks/document/render-body.tsx';

const text = 'See {% repository-link %}the repository{% /repository-link %}.';
const rendered = (repository: string | undefined) =>
  renderElement(renderBody(parseMarkdoc(text), { ...testContext(), repository }));

test('leads to the repository that the owner names', () => {
  const repository = 'https://git.example/oak/site';
  expect(
    rendered(repository)
      .all('a')
      .map(({ text: words, attributes }) => [words, attributes]),
  ).toEqual([['the repository', { href: repository, rel: 'noopener' }]]);
});

test('is its words alone where none is named', () => {
  expect(rendered(undefined).all('a')).toEqual([]);
  expect(rendered(undefined).text).toBe('See the repository.');
});
