import { expect, test } from 'vitest';
import { menuSchema } from './menu-file.ts';

test('an entry may have every field of the specification, and a description', {
  tags: 'menu-item-fields',
}, () => {
  const item = {
    label: 'x',
    labelI18n: { en: 'x', pl: 'y' },
    labelKey: 'menu.review',
    descriptionI18n: { en: 'x', pl: 'y', tr: 'z' },
    routeName: 'slug',
    params: { slug: ['a', 'b'] },
    paramsI18n: { tr: { slug: 'a' } },
    path: '/x',
    pathI18n: { en: '/x' },
    external: false,
    icon: 'star',
    children: [{ label: 'y', path: '/y' }],
  };
  expect(menuSchema.parse([item])).toEqual([item]);
});
