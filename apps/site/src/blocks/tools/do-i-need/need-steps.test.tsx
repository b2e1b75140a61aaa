import { type RenderedElement, renderElement } from '@vpn-site/fixture/render-html.tsx';
import { testContext } from '@vpn-site/fixture/test-context.ts';
import { describe, expect, test } from 'vitest';
import { selectDoINeed } from './do-i-need.block.ts';
import { DoINeed } from './do-i-need.tsx';

const tool = '/tools/do-i-need-a-vpn';
const rendered = (query: string) =>
  renderElement(<DoINeed {...selectDoINeed({ ...testContext(), query })} />);
const links = (element: RenderedElement | undefined) =>
  element?.all('a').map(({ text, attributes }) => [text, attributes.href]);

describe('a question', () => {
  const page = rendered('?worry=streaming');

  test('is answered with links, each to the next step', () => {
    expect(links(page.all('.need-answers')[0])).toEqual([
      ['On phones and computers', `${tool}?worry=streaming&device=common#step`],
      ['On Linux', `${tool}?worry=streaming&device=linux#step`],
      ['On a TV or a streaming stick', `${tool}?worry=streaming&device=tv#step`],
      ['On the router', `${tool}?worry=streaming&device=router#step`],
    ]);
  });

  test('is followed by the answers so far, of which the first question has none', () => {
    expect(page.all('.need-trail')[0]?.all('h3')[0]?.text).toBe('Your answers so far');
    expect(rendered('').all('.need-trail')).toEqual([]);
    expect(rendered('').all('.need-answers')).toHaveLength(1);
  });
});

describe('the way that led to a step', () => {
  const [way] = rendered('?worry=wifi&network=contents').all('.need-trail');

  test('names each answer with the way to another one, then one step back and the beginning', () => {
    expect(way?.all('dt').map(({ text }) => text)).toEqual(['What it is about', 'What others must not get']);
    expect(links(way)).toEqual([
      ['Change', `${tool}#step`],
      ['Change', `${tool}?worry=wifi#step`],
      ['Back one question', `${tool}?worry=wifi#step`],
      ['Start again', `${tool}#step`],
    ]);
    expect(way?.all('a')[0]?.attributes['aria-label']).toBe(
      'Change the answer to “What made you think of a VPN?”',
    );
  });
});

describe('a refusal', () => {
  const page = rendered('?worry=wifi&network=contents');

  test('says what helps instead, with a link where the site explains it', () => {
    const helps = page.all('.need-helps')[0];
    expect(helps?.all('dt').map(({ text }) => text)).toEqual([
      'HTTPS only',
      'The browser’s warnings',
      'A second step at sign-in',
    ]);
    expect(helps?.all('dd').map((help) => help.all('a')[0]?.attributes.href)).toEqual([
      '/privacy/what-is-a-vpn#faq-https',
      undefined,
      '/glossary#two-factor',
    ]);
  });
});
