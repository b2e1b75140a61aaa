import { expect, test } from 'vitest';
import registered from '#ui/icons/registered-icons.json';
import { drawRegisteredIcons } from './draw-registered-icons.ts';

test('the drawings in apps/site/src/ui/icons are those of the table; run "npm run site -- icons" after changing it', () => {
  expect(registered).toEqual(drawRegisteredIcons());
});

test('no drawing carries a script, a link or a style', () => {
  for (const { body } of Object.values(registered)) {
    expect(body).not.toMatch(/<script|href|style=|\son\w+=/i);
  }
});
