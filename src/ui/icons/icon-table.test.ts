import { expect, test } from 'vitest';
import { iconNames, isIconName } from './icon-table.ts';

test.each([
  [
    'features',
    'check-circle minus thumbs-up thumbs-down lightning plus speedometer star tag trophy tv x-circle',
  ],
  ['topics', 'gamepad globe movie rocket server shield undo download-cloud gift apps-grid'],
  ['networks', 'linkedin mastodon'],
  ['platforms', 'android apple windows linux fire-tv chrome firefox'],
  ['the menu', 'star badge-check git-compare book-open shield globe wrench tag newspaper info'],
])('icons are registered for %s', (_kind, names) => {
  expect(iconNames).toEqual(expect.arrayContaining(names.split(' ')));
});

test('no other name is an icon', () => {
  expect(isIconName('skull')).toBe(false);
  expect(isIconName('constructor')).toBe(false);
});
