import { localeCodes } from '@vpn-site/core/locale/locale-table.ts';
import { renderElement } from '@vpn-site/fixture/render-html.tsx';
import { testContext } from '@vpn-site/fixture/test-context.ts';
import { describe, expect, test } from 'vitest';
import { CountryFacts } from '#evidence/country/country-sections.tsx';
import { countrySections } from './country-sections.ts';

describe.each(localeCodes)('the facts of a country for search, in %s', (locale) => {
  const site = testContext(locale);

  test.each(['TR', 'PL'])('of %s lead to sections of the page with the same headings', (code) => {
    const country = site.countries.get(code);
    if (!country) throw new Error('The fixture has this country.');
    const page = renderElement(<CountryFacts country={country} site={site} />, locale);
    const sections = countrySections(code, site);
    expect(sections.length).toBeGreaterThan(1);
    const ids = [...page.all('div'), ...page.all('h2')].map(({ attributes }) => attributes.id);
    const plain = (text: string) => text.replaceAll(/\s/g, ' ');
    const headings = page.all('h2').map(({ text }) => plain(text));
    for (const { id, title } of sections) {
      expect(ids).toContain(id);
      expect(headings).toContain(plain(title));
    }
  });
});

test('names of laws and questions are words of their sections', () => {
  const sections = countrySections('TR', testContext());
  expect(sections.find(({ id }) => id === 'rules')?.text).toBe('VPN licensing bill');
  expect(sections.find(({ id }) => id === 'open')?.text).toContain('newer list');
});
