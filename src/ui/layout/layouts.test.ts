import { expect, test } from 'vitest';
import { DefaultLayout } from './default-layout.tsx';
import { layoutNamed } from './layouts.ts';

test.each(['default', 'unknown', 'constructor'])('the layout for "%s" is the default one', (name) => {
  expect(layoutNamed(name)).toBe(DefaultLayout);
});

test('a page can choose another layout by its name', () => {
  const Wide = () => null;
  expect(layoutNamed('wide', { default: DefaultLayout, wide: Wide })).toBe(Wide);
});
