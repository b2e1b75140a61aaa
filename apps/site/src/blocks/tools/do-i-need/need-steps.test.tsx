import { renderElement } from '@vpn-site/fixture/render-html.tsx';
import { testContext } from '@vpn-site/fixture/test-context.ts';
import { expect, test } from 'vitest';
import { selectDoINeed } from './do-i-need.block.ts';
import { DoINeed } from './do-i-need.tsx';

test('the way to a step names each answer with the way to another one, then one step back and the beginning', () => {
  const query = '?worry=wifi&network=contents';
  const page = renderElement(<DoINeed {...selectDoINeed({ ...testContext(), query })} />);
  const [way] = page.all('.need-trail');
  expect(way?.all('dt').map(({ text }) => text)).toEqual(['What it is about', 'What others must not get']);
  const links = way?.all('a').map(({ attributes }) => attributes.href?.replace('/tools/do-i-need-a-vpn', ''));
  expect(links).toEqual(['#step', '?worry=wifi#step', '?worry=wifi#step', '#step']);
  expect(way?.all('a')[0]?.attributes['aria-label']).toBe(
    'Change the answer to “What made you think of a VPN?”',
  );
  const help = page.all('.need-helps')[0]?.all('dd')[0]?.all('a')[0];
  expect(help?.attributes.href).toBe('/privacy/what-is-a-vpn#faq-https');
});
