import { readFileSync } from 'node:fs';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { dropLeft, menuViewportMargin } from './drop-position.client.ts';

test('the margin is that of the specification, in the style sheet too', {
  tags: 'menu-viewport-margin',
}, () => {
  expect(menuViewportMargin).toBe(10);
  const tokens = readFileSync('apps/site/src/ui/styles/tokens.css', 'utf8');
  expect(/--menu-viewport-margin: (\d+)px/.exec(tokens)?.[1]).toBe('10');
});

test.each([
  ['stands under its button where there is room', 411, 368, 1280, 411],
  ['moves left where the screen ends', 820, 368, 1024, 646],
  ['keeps from the left edge first', 40, 368, 360, 10],
])('a drop-down %s', (_what, buttonLeft, dropWidth, screenWidth, left) => {
  expect(dropLeft(buttonLeft, dropWidth, screenWidth)).toBe(left);
});

test('a drop-down that fits never touches the margin', () => {
  const size = fc.integer({ min: 0, max: 3000 });
  fc.assert(
    fc.property(size, size, size, (buttonLeft, dropWidth, more) => {
      const screenWidth = dropWidth + 2 * menuViewportMargin + more;
      const left = dropLeft(buttonLeft, dropWidth, screenWidth);
      expect(left).toBeGreaterThanOrEqual(menuViewportMargin);
      expect(left + dropWidth).toBeLessThanOrEqual(screenWidth - menuViewportMargin);
    }),
  );
});
