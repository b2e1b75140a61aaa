import { parseMarkdoc } from '@vpn-site/content/parse-markdoc.ts';
import { emptyContext } from '@vpn-site/fixture/empty-context.ts';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { documentProblems } from '#blocks/document/document-problems.ts';
import { renderBody } from '#blocks/document/render-body.tsx';

const html = (source: string) => renderToStaticMarkup(renderBody(parseMarkdoc(source), emptyContext));

test('with a label it speaks', () => {
  expect(html('Speed: {% icon name="thumbs-down" label="less" /%}')).toMatch(
    /<span role="img" aria-label="less"><svg aria-hidden="true"/,
  );
});

test('one that is not registered is a mistake with the nearest name', () => {
  expect(documentProblems(parseMarkdoc('{% icon name="thumb-up" /%}'), emptyContext)).toMatchObject([
    { remedy: expect.stringContaining('thumbs-up') as string },
  ]);
});
