import { renderElement } from '@vpn-site/fixture/render-html.tsx';
import { describe, expect, test } from 'vitest';
import type { ErrorStatus } from '#page/page.ts';
import { ErrorView } from './error-view.tsx';

const view = (status: ErrorStatus) =>
  renderElement(
    <ErrorView
      page={{ kind: 'error', status, path: '/pl/404', locale: 'pl', alternates: [] }}
      menu={[{ label: 'About', to: '/pl/about' }]}
    />,
  );
const button = (status: ErrorStatus) => {
  const link = view(status).all('a.button')[0];
  return [link?.text, link?.attributes.href];
};
const entry = (status: ErrorStatus) => view(status).all('li')[0]?.text;

describe('where no page is found', () => {
  test('the button leads to the home page of the language', () => {
    expect(button(404)).toEqual(['Back to the homepage', '/pl']);
  });
});

describe('after any other error', () => {
  test('the server fills in status and advice', () => {
    const rendered = view(500);
    expect(rendered.all('p')[0]?.text).toBe('{status-code}');
    expect(rendered.all('h1')[0]?.text).toBe('Internal Server Error');
    expect(entry(500)).toBe('This page could not be shown just now');
    expect(rendered.text).toContain('{error-text}');
    expect(rendered.text).not.toContain('There is no page at this address.');
  });
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
