import { localeCodes } from '@vpn-site/core/locale/locale-table.ts';
import { fixtureRoot } from '@vpn-site/fixture/fixture-site.ts';
import { expect, test } from 'vitest';
import { menuSchema, readGlossary } from './data-files.ts';
import { DataFiles } from './written-files.ts';

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

test.each(localeCodes)('the glossary in %s holds the terms of its file, in their order', (locale) => {
  const glossary = readGlossary(new DataFiles(fixtureRoot), locale);
  expect(glossary.slice(0, 2).map(({ id }) => id)).toEqual(['vpn', 'tunnel']);
  expect(glossary.find(({ id }) => id === 'kill-switch')?.term).toMatch(/kill switch/i);
});
