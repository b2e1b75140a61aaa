import { expect, test } from 'vitest';
import { draw } from '#fixtures/render-html.tsx';
import { testContext } from '#fixtures/test-context.ts';
import { PlatformsSection } from './platforms-section.tsx';

const site = testContext();
const drawn = (provider: string) => draw(<PlatformsSection provider={provider} site={site} />);

test('platforms come first, then how many devices, then the languages of the apps', () => {
  const cedar = drawn('cedar');
  expect(cedar.all('p.label').map(({ text }) => text)).toEqual([
    'Platforms * (out of date)',
    'Devices at once',
    'Apps in Polish or Turkish',
  ]);
  expect(cedar.all('li').map(({ text }) => text)).toEqual(['Windows', 'macOS', 'Android', 'iOS']);
});

test('each has its answer with source and doubt, or the word for none', () => {
  const answers = (provider: string) =>
    drawn(provider)
      .all('p')
      .filter(({ attributes }) => attributes.class === undefined)
      .map(({ text }) => text);
  expect(answers('cedar')).toEqual(['6 * (out of date)', 'unknown']);
  expect(answers('dogwood')).toEqual(['unknown', 'unknown', 'unknown']);
});
