import { renderElement } from '@vpn-site/fixture/render-html.tsx';
import { testContext } from '@vpn-site/fixture/test-context.ts';
import { expect, test } from 'vitest';
import { selectDoINeed } from './do-i-need.block.ts';
import { DoINeed } from './do-i-need.tsx';

const tool = '/tools/do-i-need-a-vpn';
const rendered = (query: string) =>
  renderElement(<DoINeed {...selectDoINeed({ ...testContext(), query })} />);
const links = (query: string, part: string) =>
  rendered(query)
    .all(part)[0]
    ?.all('a')
    .map(({ attributes }) => attributes.href);

test('the first question has no answers so far', () => {
  expect(rendered('?worry=streaming').all('.need-trail')).toHaveLength(1);
  expect(rendered('').all('.need-trail')).toEqual([]);
});

test('the way to a step names each answer with the way to another one, then one step back and the beginning', () => {
  const query = '?worry=wifi&network=contents';
  const [way] = rendered(query).all('.need-trail');
  expect(way?.all('dt').map(({ text }) => text)).toEqual(['What it is about', 'What others must not get']);
  expect(links(query, '.need-trail')).toEqual([
    `${tool}#step`,
    `${tool}?worry=wifi#step`,
    `${tool}?worry=wifi#step`,
    `${tool}#step`,
  ]);
  expect(way?.all('a')[0]?.attributes['aria-label']).toBe(
    'Change the answer to “What made you think of a VPN?”',
  );
});

test('a refusal says what helps instead, with a link where the site explains it', () => {
  const helps = rendered('?worry=wifi&network=contents').all('.need-helps')[0]?.all('dd');
  expect(helps?.map((help) => help.all('a')[0]?.attributes.href)).toEqual([
    '/privacy/what-is-a-vpn#faq-https',
    undefined,
    '/glossary#two-factor',
  ]);
});
