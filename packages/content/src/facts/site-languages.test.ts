import type { LocaleCode } from '@vpn-site/core/locale/locale-table.ts';
import { expect, test } from 'vitest';
import { inSiteLanguages } from './site-languages.ts';

const none = new Map<LocaleCode, Readonly<Record<string, string>>>();

test('a language that is not in the table is left out of texts and of addresses', () => {
  const data = {
    label: { en: 'Yes', pl: 'Tak', xx: '?' },
    params: [{ en: { slug: 'a' }, xx: { slug: 'b' } }],
  };
  expect(inSiteLanguages(data, none)).toEqual({
    label: { en: 'Yes', pl: 'Tak' },
    params: [{ en: { slug: 'a' } }],
  });
});

test('a text that a language lacks is taken from its own words, and one that is written stays', () => {
  const words = new Map([['tr', { Yes: 'Evet', No: 'Hayır' }] as const]);
  expect(
    inSiteLanguages([{ en: 'Yes', pl: 'Tak' }, { en: 'No', tr: 'Yok' }, { en: 'Perhaps' }], words),
  ).toEqual([{ en: 'Yes', pl: 'Tak', tr: 'Evet' }, { en: 'No', tr: 'Yok' }, { en: 'Perhaps' }]);
});

test('what is not a text in languages stays as it is', () => {
  const data = { en: 'x', name: 'y', list: [1, null, 'z'], xx: { pl: 'only' } };
  expect(inSiteLanguages(data, none)).toEqual(data);
});
