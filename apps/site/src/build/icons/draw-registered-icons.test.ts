import { expect, test } from 'vitest';
import registered from '#ui/icons/registered-icons.json';
import { drawRegisteredIcons, withShortNumbers } from './draw-registered-icons.ts';

test('the drawings in apps/site/src/ui/icons are those of the table; run "npm run site -- icons" after changing it', () => {
  expect(registered).toEqual(drawRegisteredIcons());
});

test('no drawing carries a script, a link or a style', () => {
  for (const { body } of Object.values(registered)) {
    expect(body).not.toMatch(/<script|href|style=|\son\w+=/i);
  }
});

test('coordinates of logos have two decimals and stay apart', () => {
  expect(withShortNumbers('M12.504 0q-.232 0-.48.021c5.3.999l1.996.567')).toBe(
    'M12.5 0q-.23 0-.48.02c5.3.99l1.99.57',
  );
});
