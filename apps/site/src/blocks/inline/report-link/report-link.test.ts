import { parseMarkdoc } from '@vpn-site/content/parse-markdoc.ts';
import { renderElement } from '@vpn-site/fixture/render-html.tsx';
import { testContext } from '@vpn-site/fixture/test-context.ts';
import { expect, test } from 'vitest';
import { renderBody } from '#blocks/document/render-body.tsx';

const rendered = (reportErrors: string | undefined) =>
  renderElement(
    renderBody(parseMarkdoc('Please {% report-link %}write{% /report-link %}.'), {
      ...testContext(),
      siteName: 'A site',
      reportErrors,
    }),
  );

test.each([
  ['mailto:a@site.example', /^mailto:a@site\.example\?subject=A%20site/],
  ['https://tracker.example/new?title={title}', /^https:\/\/tracker\.example\/new\?title=A%20site$/],
])('leads to the configured address, with the site named: %s', (reportErrors, href) => {
  const links = rendered(reportErrors).all('a');
  expect(links.map(({ text, attributes }) => [text, attributes])).toEqual([
    ['write', { href: expect.stringMatching(href), rel: 'noopener' }],
  ]);
});

test('is its words alone where nobody is asked to report', () => {
  expect(rendered(undefined).all('a')).toEqual([]);
  expect(rendered(undefined).text).toBe('Please write.');
});
