import { renderElement } from '@vpn-site/fixture/render-html.tsx';
import { expect, test } from 'vitest';
import type { ErrorStatus } from '#page/page.ts';
import { ErrorView } from './error-view.tsx';

const view = (status: ErrorStatus) =>
  renderElement(
    <ErrorView
      page={{ kind: 'error', status, path: '/pl/404', locale: 'pl', alternates: [] }}
      menu={[{ label: 'About', to: '/pl/about' }]}
    />,
  );
test('the button leads to the home page; after other errors the server fills in status and advice', () => {
  const link = view(404).all('a.button')[0];
  expect([link?.text, link?.attributes.href]).toEqual(['Back to the homepage', '/pl']);
  const rendered = view(500);
  expect(rendered.all('p')[0]?.text).toBe('{status-code}');
  expect(rendered.text).toContain('{error-text}');
  expect(rendered.text).not.toContain('There is no page at this address.');
});

test.each([404, 500] as const)(
  'a page of %i offers search and the main pages',
  { tags: 'error-menu-search' },
  (status) => {
    const rendered = view(status);
    expect(rendered.all('form')[0]?.attributes.action).toMatch(/^\/pl\/\w+$/);
    expect(rendered.all('h2').map(({ text }) => text)).toEqual(['What is here']);
    expect(rendered.all('a.index-link').map(({ attributes }) => attributes.href)).toEqual([
      '/pl',
      '/pl/about',
    ]);
  },
);
