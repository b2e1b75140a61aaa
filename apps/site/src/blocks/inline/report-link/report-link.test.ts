import { parseMarkdoc } from '@vpn-site/content/parse-markdoc.ts';
import { renderElement } from '@vpn-site/fixture/render-html.tsx';
import { testContext } from '@vpn-site/fixture/test-context.ts';
import { expect, test } from 'vitest';
import { renderBody } from '#blocks/document/render-body.tsx';
import { selectReportLink } from './report-link.block.ts';

const hrefWith = (reportErrors: string | undefined) =>
  selectReportLink({ ...testContext(), siteName: 'A site', reportErrors }).href;

test('leads to the configured address, with the site named', () => {
  expect(hrefWith('mailto:a@site.example')).toMatch(/^mailto:a@site\.example\?subject=A%20site/);
  expect(hrefWith('https://tracker.example/new?title={title}')).toBe(
    'https://tracker.example/new?title=A%20site',
  );
});

test('leads nowhere where nobody is asked to report', () => {
  expect(hrefWith(undefined)).toBeUndefined();
});

test('is drawn as a link, or as its words alone', () => {
  const rendered = (reportErrors: string | undefined) =>
    renderElement(
      renderBody(parseMarkdoc('Please {% report-link %}write{% /report-link %}.'), {
        ...testContext(),
        reportErrors,
      }),
    );
  const link = rendered('https://tracker.example/new');
  expect(link.all('a').map(({ text, attributes }) => [text, attributes])).toEqual([
    ['write', { href: 'https://tracker.example/new', rel: 'noopener' }],
  ]);
  expect(rendered(undefined).all('a')).toEqual([]);
  expect(rendered(undefined).text).toBe('Please write.');
});
