import { layoutNames } from '@vpn-site/core/document/layout-names.ts';
import { expect, test } from 'vitest';
import { DefaultLayout } from './default-layout.tsx';
import { layoutNamed, layouts } from './layouts.ts';
import { WideLayout } from './wide-layout/wide-layout.tsx';

test.each(['default', 'unknown', 'constructor'])(
  'the layout for "%s" is the default one',
  { tags: 'layout-choice' },
  (name) => {
    expect(layoutNamed(name)).toBe(DefaultLayout);
    expect(layoutNamed('wide')).toBe(WideLayout);
  },
);

test('pages may choose exactly the layouts that there are', () => {
  expect(Object.keys(layouts)).toEqual(layoutNames);
});
