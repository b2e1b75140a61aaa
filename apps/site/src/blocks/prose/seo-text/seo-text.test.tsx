import Markdoc from '@markdoc/markdoc';
import type { LocaleCode } from '@vpn-site/core/locale/locale-table.ts';
import { renderElement } from '@vpn-site/fixture/render-html.tsx';
import { testContext } from '@vpn-site/fixture/test-context.ts';
import { describe, expect, test } from 'vitest';
import { documentConfig } from '#blocks/document/document-config.ts';
import { renderBody } from '#blocks/document/render-body.tsx';
import { selectSeoText } from './seo-text.block.ts';

function modelOf(
  body: string,
  attributes: Parameters<typeof selectSeoText>[0] = {},
  locale: LocaleCode = 'en',
) {
  const site = testContext(locale);
  const nodes = Markdoc.transform(Markdoc.parse(body).children, documentConfig(site));
  return selectSeoText(attributes, site, nodes);
}

describe('seo-text', () => {
  test('what stands before the first paragraph stays with it', () => {
    const { lead, rest } = modelOf('### Title\nFirst.\n\nSecond.');
    expect(lead).toMatchObject([{ name: 'h3' }, { name: 'p' }]);
    expect(rest).toHaveLength(1);
  });

  test('without a paragraph nothing is lost', () => {
    expect(modelOf('- a').rest).toHaveLength(1);
    expect(modelOf('')).toMatchObject({ lead: [], rest: [] });
  });

  test.each([
    ['en', 'Read more'],
    ['pl', 'Czytaj dalej'],
    ['tr', 'Devamını oku'],
  ] as const)('in %s the label is "%s" unless the author writes one', (locale, label) => {
    expect(modelOf('A.\n\nB.', {}, locale)).toMatchObject({ label, title: undefined });
    expect(modelOf('A.\n\nB.', { title: 'T', summaryLabel: 'All of it' }, locale)).toMatchObject({
      label: 'All of it',
      title: 'T',
    });
  });
});

test('the rest opens on request, as soon as there is any, and a title is a heading', () => {
  const rendered = (attributes: string, body: string) =>
    renderElement(
      renderBody(Markdoc.parse(`{% seo-text ${attributes} %}\n${body}\n{% /seo-text %}`), testContext()),
    );
  const two = rendered('title="In short" summaryLabel="More"', 'First.\n\nSecond.');
  expect(two.all('h2').map(({ text }) => text)).toEqual(['In short']);
  expect(two.all('details').map(({ text }) => text)).toEqual(['More Second.']);
  expect(two.all('.more-text-titled')).toHaveLength(1);
  const one = rendered('', 'Only.');
  expect(one.all('.more-text')).toHaveLength(1);
  expect(one.all('.more-text-titled')).toEqual([]);
  expect(one.all('h2')).toEqual([]);
  expect(one.all('details')).toEqual([]);
});
