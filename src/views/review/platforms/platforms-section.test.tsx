import { expect, test } from 'vitest';
import { draw } from '#fixtures/render-html.tsx';
import { testContext } from '#fixtures/test-context.ts';
import { PlatformsSection } from './platforms-section.tsx';

const site = testContext();
const drawn = (provider: string) => draw(<PlatformsSection provider={provider} site={site} />);
const texts = (elements: readonly { readonly text: string }[]) => elements.map(({ text }) => text);

test('platforms come first, each with its icon, then how many devices and the languages of the apps', () => {
  const cedar = drawn('cedar');
  expect(texts(cedar.all('li')).slice(0, 4)).toEqual(['Android', 'iOS', 'macOS', 'Windows']);
  expect(cedar.all('li').at(-1)?.text).toContain('(out of date)');
  expect(
    cedar
      .all('li')
      .slice(0, 4)
      .every((item) => item.all('svg').length === 1),
  ).toBe(true);
  expect(texts(cedar.all('p'))).toEqual([
    expect.stringMatching(/^Devices at once: 6 .*\(out of date\)$/),
    'Apps in Polish or Turkish: unknown',
  ]);
});

test('where nothing is known it says so', () => {
  expect(texts(drawn('dogwood').all('p'))[0]).toBe('unknown');
});
