import Markdoc from '@markdoc/markdoc';
import { renderElement } from '@vpn-site/fixture/render-html.tsx';
import { testContext } from '@vpn-site/fixture/test-context.ts';
import { expect, test } from 'vitest';
import { documentProblems } from '#blocks/document/document-problems.ts';
import { renderBody } from '#blocks/document/render-body.tsx';

const english = testContext();

test('another form than two lists under headings is an error', () => {
  const body = Markdoc.parse('{% home-why-use %}\n### Yes\n- one\n{% /home-why-use %}');
  expect(documentProblems(body, english)).toMatchObject([
    { line: 1, message: expect.stringMatching(/^"home-why-use" must have/) },
  ]);
});

test('what helps is ticked, what does not is crossed, in this order and under one heading', () => {
  const source = '### Yes {% #yes %}\n- one\n- two\n\n### No\n- three';
  const body = Markdoc.parse(`{% home-why-use heading="Why" %}\n${source}\n{% /home-why-use %}`);
  const page = renderElement(renderBody(body, english));
  expect(page.all('h2').map(({ text }) => text)).toEqual(['Why']);
  expect(page.all('h3').map(({ text, attributes }) => [text, attributes.id])).toEqual([
    ['Yes', 'yes'],
    ['No', undefined],
  ]);
  const [one, two, three] = page.all('li');
  const drawing = (item: typeof one) => item?.all('path')[0]?.attributes.d;
  expect([one?.text, drawing(one), three?.text]).toEqual(['one', drawing(two), 'three']);
  expect(drawing(three)).not.toBe(drawing(one));
});
