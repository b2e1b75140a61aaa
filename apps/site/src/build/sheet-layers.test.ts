import { expect, test } from 'vitest';
import { moveIntoLayer } from './sheet-layers.ts';

test('the layer of a sheet holds its components, so that those of a kind of page win, and leaves an order of layers as it is', () => {
  expect(moveIntoLayer('@layer base {a{}}@layer components {\n.a{}}@layer components{.b{}}', 'shared')).toBe(
    '@layer base {a{}}@layer components.shared {\n.a{}}@layer components.shared {.b{}}',
  );
  const order = '@layer theme, base, components, utilities;';
  expect(moveIntoLayer(order, 'parts')).toBe(order);
});
