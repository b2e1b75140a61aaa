import type { LocaleCode } from '@vpn-site/core/locale/locale-table.ts';
import { renderElement } from '@vpn-site/fixture/render-html.tsx';
import { testContext } from '@vpn-site/fixture/test-context.ts';
import { describe, expect, test } from 'vitest';
import { namedModel } from './named-model.ts';
import { NamedSection } from './named-section.tsx';

/** Renders the section with `open` rows shown. Four of the six providers are not named. */
const renderSection = (open?: number, locale: LocaleCode = 'en') => {
  const site = testContext(locale);
  const country = site.countries.get('TR');
  const model = country && namedModel(country, site, open);
  if (!model) throw new Error('The fixture has a country that blocks by name.');
  return renderElement(<NamedSection {...model} offerOf={(id) => <a href={`/to/${id}`}>Visit</a>} />, locale);
};

describe('rows that open on request', () => {
  test('their names and who of them is blocked can be read before', () => {
    const section = renderSection(2);
    const [fold] = section.all('.country-more');
    expect(fold?.all('small').map(({ text }) => text)).toEqual([
      'Not named: Cedar VPN and Dogwood',
      'Blocked: Elm VPN and Birch VPN',
    ]);
    expect(section.all('tbody').map(({ all }) => all('tr').length)).toEqual([2, 4]);
    expect(fold?.all('a').filter(({ attributes }) => attributes.href?.startsWith('/to/'))).toHaveLength(2);
  });

  test('no column is kept for offers where all of them are blocked', () => {
    const [open, more] = renderSection(4).all('thead');
    expect([open, more].map((head) => head?.all('th').length)).toEqual([5, 4]);
    expect(renderSection(4).all('.country-more')[0]?.all('small')).toHaveLength(1);
  });
});
