import { readGlossary } from '@vpn-site/content/data-files.ts';
import { DataFiles } from '@vpn-site/content/written-files.ts';
import { localeCodes } from '@vpn-site/core/locale/locale-table.ts';
import { fixtureRoot } from '@vpn-site/fixture/fixture-site.ts';
import { renderElement } from '@vpn-site/fixture/render-html.tsx';
import { expect, test } from 'vitest';
import { selectGlossary } from './glossary.block.ts';
import { Glossary } from './glossary.tsx';

const glossary = (...terms: string[]) =>
  new Map(terms.map((term) => [term, { id: term, term, definition: 'x' }]));

test.each([
  ['pl', ['Zamek', 'Łącze', 'Lista', 'Śledzenie', 'Serwer'], 'LŁSŚZ'],
  ['tr', ['ipucu', 'ısı', 'şifre', 'sunucu'], 'IİSŞ'],
] as const)('is in the order of the alphabet of %s', (locale, terms, order) => {
  const { letters } = selectGlossary({ glossary: glossary(...terms), locale });
  expect(letters.map(({ letter }) => letter).join('')).toBe(order);
});

test('words that begin alike stand under one letter, whatever their case', () => {
  const { letters } = selectGlossary({ glossary: glossary('dns leak', 'DNS', 'data'), locale: 'en' });
  expect(letters).toMatchObject([
    { letter: 'D', entries: [{ id: 'data' }, { id: 'DNS' }, { id: 'dns leak' }] },
  ]);
});

test.each(localeCodes)('no term is lost in %s', (locale) => {
  const entries = readGlossary(new DataFiles(fixtureRoot), locale);
  const byId = new Map(entries.map((entry) => [entry.id, entry]));
  const shown = selectGlossary({ glossary: byId, locale }).letters.flatMap((letter) => letter.entries);
  expect(shown).toHaveLength(entries.length);
  expect(shown).toEqual(expect.arrayContaining([...entries]));
});

test('terms stand under their letter, each with its definition and an address of its own', () => {
  const terms = glossary('Tor', 'DNS', 'data');
  const rendered = renderElement(<Glossary {...selectGlossary({ glossary: terms, locale: 'en' })} />);
  const [letter] = rendered.all('.glossary-letter');
  expect(letter?.text).toBe('D data x DNS x');
  expect(letter?.all('div').map(({ attributes }) => attributes.id)).toEqual(['data', 'DNS']);
});
