import { renderElement } from '@vpn-site/fixture/render-html.tsx';
import { testContext } from '@vpn-site/fixture/test-context.ts';
import { describe, expect, test } from 'vitest';
import { sourceViews } from '../fact/fact-view.ts';
import { NotedSource, SourceLink } from './source-link.tsx';

const copy = { en: 'read in a copy', pl: 'czytane w kopii', tr: 'kopyasından okundu' };
const page = {
  url: 'https://www.gazette.example/alder',
  title: 'Gazette: who owns Alder',
  publisher: 'press',
  kind: 'document',
} as const;
const sources = {
  english: page,
  german: { ...page, title: 'Wem gehört Alder?', language: 'de' },
  elsewhere: { ...page, url: 'https://www.elsewhere.example/a' },
  described: { ...page, language: 'pl', titleLanguage: 'en', note: copy },
};
const view = (locale: 'en' | 'pl' | 'tr', id: keyof typeof sources) => {
  const [source] = sourceViews({ sources: [id] }, { sources }, testContext(locale));
  if (!source) throw new Error(`No source ${id}`);
  return source;
};
const link = (locale: 'en' | 'pl' | 'tr', id: keyof typeof sources) =>
  renderElement(<SourceLink source={view(locale, id)} />).all('a')[0]?.attributes;

describe('a source', () => {
  test('has the language of its title where the page has another, and that of its words apart', () => {
    expect(link('en', 'english')).not.toHaveProperty('lang');
    expect(link('pl', 'english')).toMatchObject({ lang: 'en' });
    expect(link('en', 'german')).toMatchObject({ lang: 'de' });
    expect(link('en', 'described')).not.toHaveProperty('lang');
    expect(link('pl', 'described')).toMatchObject({ lang: 'en' });
    expect(view('en', 'described').language).toBe('pl');
    expect(view('pl', 'described').language).toBeUndefined();
    expect(view('tr', 'english').language).toBe('en');
  });

  test('has the name of its publisher, or else its host, and says where it has no date', () => {
    expect(view('pl', 'english').name).toBe('Gazette');
    expect(view('pl', 'elsewhere').name).toBe('elsewhere.example');
    expect(view('en', 'english').published).toBe('undated');
  });

  test('says in the language of the page which it speaks, unless that is English, and what to know of it', () => {
    const words = (locale: 'en' | 'pl' | 'tr', id: keyof typeof sources) =>
      renderElement(<NotedSource source={view(locale, id)} />).text;
    expect(words('pl', 'english')).toBe('Gazette: who owns Alder');
    expect(words('en', 'german')).toBe('Wem gehört Alder? (in German)');
    expect(words('pl', 'german')).toBe('Wem gehört Alder? (język niemiecki)');
    expect(words('tr', 'german')).toBe('Wem gehört Alder? (Almanca)');
    expect(words('en', 'described')).toBe('Gazette: who owns Alder (in Polish, read in a copy)');
    expect(words('pl', 'described')).toBe('Gazette: who owns Alder (czytane w kopii)');
  });
});
