import { expect, test } from 'vitest';
import { DefaultLayout } from './default-layout.tsx';
import { layoutNamed } from './layouts.ts';

test.each(['default', 'unknown', 'constructor'])('the layout for "%s" is the default one', (name) => {
  expect(layoutNamed(name)).toBe(DefaultLayout);
});
