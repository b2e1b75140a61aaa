import { parseMarkdoc } from '@vpn-site/content/parse-markdoc.ts';
import { renderElement } from '@vpn-site/fixture/render-html.tsx';
import { testContext } from '@vpn-site/fixture/test-context.ts';
import { expect, test } from 'vitest';
import { renderBody } from '#blocks/document/render-body.tsx';

test('leads to the repository that the owner names, and is its words alone where none is named', () => {
  const text = 'See {% repository-link %}the repository{% /repository-link %}.';
  const links = (repository: string | undefined) =>
    renderElement(renderBody(parseMarkdoc(text), { ...testContext(), repository })).all('a');
  const repository = 'https://git.example/oak/site';
  expect(links(repository)).toMatchObject([
    { text: 'the repository', attributes: { href: repository, rel: 'noopener' } },
  ]);
  expect(links(undefined)).toEqual([]);
});
