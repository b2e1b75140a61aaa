import Markdoc from '@markdoc/markdoc';
import { emptyContext } from '@vpn-site/fixture/empty-context.ts';
import { renderElement } from '@vpn-site/fixture/render-html.tsx';
import { expect, test } from 'vitest';
import { documentProblems } from '#blocks/document/document-problems.ts';
import { renderBody } from '#blocks/document/render-body.tsx';

const block = (body: string) => Markdoc.parse(`{% article-pros-cons %}\n${body}\n{% /article-pros-cons %}`);

test('a body of another form is an error that says what to write', () => {
  expect(documentProblems(block('- good\n- bad'), emptyContext)).toMatchObject([
    { line: 1, message: expect.stringMatching(/^"article-pros-cons" must have a heading, a list, a second/) },
  ]);
});

test('what speaks for it stands under a thumb that points up, what speaks against it under one that points down', {
  tags: 'content-article-pros-cons',
}, () => {
  const source = '### For {% #for %}\n- good\n- **better**\n\n### Against\n- bad\n- worse';
  const [columns] = renderElement(renderBody(block(source), emptyContext)).all('.two-columns');
  const [pros, cons] = columns?.all('div').filter((column) => column.all('h3').length > 0) ?? [];
  expect([pros, cons].map((column) => column?.all('li').map(({ text }) => text))).toEqual([
    ['good', 'better'],
    ['bad', 'worse'],
  ]);
  expect([pros, cons].map((column) => column?.all('h3')[0]?.attributes.id)).toEqual(['for', undefined]);
  expect(pros?.all('svg.sign-drawing-for')).toHaveLength(2);
  expect(cons?.all('svg.sign-drawing-against')).toHaveLength(2);
});
