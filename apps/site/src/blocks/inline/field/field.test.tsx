import { parseMarkdoc } from '@vpn-site/content/parse-markdoc.ts';
import { emptyContext } from '@vpn-site/fixture/empty-context.ts';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { documentProblems } from '#blocks/document/document-problems.ts';
import { renderBody } from '#blocks/document/render-body.tsx';

const site = { ...emptyContext, customFields: new Map([['colour', 'dark <b>green</b>']]) };

test('says in a sentence what the front matter says, as words and never as HTML', () => {
  expect(renderToStaticMarkup(renderBody(parseMarkdoc('It is *{% field name="colour" /%}*.'), site))).toBe(
    '<p>It is <em>dark &lt;b&gt;green&lt;/b&gt;</em>.</p>',
  );
});

test('a field that the text does not have is a mistake with the nearest name', () => {
  expect(documentProblems(parseMarkdoc('{% field name="color" /%}'), site)).toMatchObject([
    { message: expect.stringContaining('"color"'), remedy: expect.stringContaining('colour') },
  ]);
});
