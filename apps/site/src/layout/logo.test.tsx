import { renderHtml } from '@vpn-site/fixture/render-html.tsx';
import { expect, test } from 'vitest';
import { Logo } from './logo.tsx';

test('the logo is that of the project, or the owner’s in its place', () => {
  const mark = { viewBox: '0 0 8 8', body: '<rect width="8" height="8"/>' };
  expect(renderHtml(<Logo title="Oak" />)).toContain('<circle');
  const own = renderHtml(<Logo title="Oak" mark={mark} />);
  expect(own).toContain('<title>Oak</title>');
  expect(own).toContain('viewBox="0 0 8 8"');
  expect(own).toContain(mark.body);
  expect(own).not.toContain('<circle');
});
