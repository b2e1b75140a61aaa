import { renderElement } from '@vpn-site/fixture/render-html.tsx';
import { testContext } from '@vpn-site/fixture/test-context.ts';
import { expect, test } from 'vitest';
import { PlatformsSection } from './platforms-section.tsx';

const rendered = (provider: string, locale: 'en' | 'pl' | 'tr' = 'en') =>
  renderElement(<PlatformsSection provider={provider} site={testContext(locale)} />);
const texts = (elements: readonly { readonly text: string }[]) => elements.map(({ text }) => text);

test('platforms come first, then how many devices, and apps in the language of the reader alone', () => {
  const cedar = rendered('cedar');
  expect(texts(cedar.all('li')).slice(0, 4)).toEqual(['Android', 'iOS', 'macOS', 'Windows']);
  expect(texts(cedar.all('p'))).toEqual([expect.stringMatching(/^Devices at once: 6 .*\(out of date\)$/)]);
  expect(rendered('cedar', 'pl').all('p').at(-1)?.text).toBe('Aplikacje po polsku: nie wiadomo');
  expect(rendered('cedar', 'tr').all('p').at(-1)?.text).toBe('Türkçe uygulamalar: bilinmiyor');
});
