import Markdoc from '@markdoc/markdoc';
import { renderElement } from '@vpn-site/fixture/render-html.tsx';
import { testContext } from '@vpn-site/fixture/test-context.ts';
import { expect, test } from 'vitest';
import { documentConfig } from '#blocks/document/document-config.ts';
import { renderBody } from '#blocks/document/render-body.tsx';
import { selectSeoText } from './seo-text.block.ts';

function modelOf(body: string) {
  const site = testContext();
  return selectSeoText({}, site, Markdoc.transform(Markdoc.parse(body).children, documentConfig(site)));
}

test('what stands before the first paragraph stays with it', () => {
  const { lead, rest } = modelOf('### Title\nFirst.\n\nSecond.');
  expect(lead).toMatchObject([{ name: 'h3' }, { name: 'p' }]);
  expect(rest).toHaveLength(1);
});

test('without a paragraph nothing is lost', () => {
  expect(modelOf('- a').rest).toHaveLength(1);
  expect(modelOf('')).toMatchObject({ lead: [], rest: [] });
});

test('the rest opens on request, as soon as there is any, and a title is a heading', () => {
  const rendered = (attributes: string, body: string) =>
    renderElement(
      renderBody(Markdoc.parse(`{% seo-text ${attributes} %}\n${body}\n{% /seo-text %}`), testContext()),
    );
  const two = rendered('title="In short" summaryLabel="More"', 'First.\n\nSecond.');
  expect(two.all('h2').map(({ text }) => text)).toEqual(['In short']);
  expect(two.all('details').map(({ text }) => text)).toEqual(['More Second.']);
  const one = rendered('', 'Only.');
  expect([one.all('h2'), one.all('details')]).toEqual([[], []]);
  expect(rendered('', 'First.\n\nSecond.').all('summary')[0]?.text).toBe('Read more');
});
