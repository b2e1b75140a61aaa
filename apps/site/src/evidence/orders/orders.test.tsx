import type { Country, CountryFact } from '@vpn-site/core/country/country.ts';
import { renderElement } from '@vpn-site/fixture/render-html.tsx';
import { testContext } from '@vpn-site/fixture/test-context.ts';
import { describe, expect, test } from 'vitest';
import { NamedInOrders } from './orders.tsx';
import { homeOrders, homeOrdersAmong, orderChip, providerOrders } from './orders-model.ts';

const english = testContext('en');
const turkish = testContext('tr');
const turkey = english.countries.get('TR');
if (!turkey) throw new Error('The fixture has this country.');

function withOrders(change: (order: CountryFact<'order'>) => Partial<CountryFact<'order'>>): Country {
  const facts = turkey?.facts.map((fact) => (fact.kind === 'order' ? { ...fact, ...change(fact) } : fact));
  return { ...(turkey as Country), facts: facts ?? [] };
}

describe('what orders say of a provider', () => {
  test('is that they name it, when, and that nobody knows them lifted; else nothing but their dates', () => {
    expect(providerOrders('birch', turkey, english)).toMatchObject({
      isNamed: true,
      orders: [{ date: 'December 2023', mark: { evidence: 'country-tr/order-2023' } }],
      status: 'We don’t know that it was lifted.',
    });
    expect(providerOrders('alder', turkey, english)).toMatchObject({ isNamed: false, status: '' });
  });

  test('is called old when it is', () => {
    const later = { ...english, asOf: '2027-06-15' };
    expect(providerOrders('birch', turkey, later)?.status).toMatch(/We found no newer list\.$/);
    expect(providerOrders('alder', turkey, later)?.status).toBe('We found no newer list.');
  });

  test('is that they are in force where that is known', () => {
    const country = withOrders(({ value }) => ({ value: { ...value, state: 'in-force' } }));
    expect(providerOrders('birch', country, english)?.status).toBe('In force.');
  });

  test('names no day that nobody gives', () => {
    const country = withOrders(({ value, claim }) => ({
      ...{ value: { ...value, issued: 'unknown' }, claim: { ...claim, asOf: undefined } },
    }));
    expect(providerOrders('birch', country, english)?.orders[0]?.date).toBe(english.t('facts.noDate'));
  });

  test('is nothing once all are lifted', () => {
    const country = withOrders(({ value }) => ({ value: { ...value, state: 'lifted' } }));
    expect(providerOrders('birch', country, english)).toBeUndefined();
  });
});

describe('a page in the language of a country', () => {
  test('says what its orders say and names those among its providers; other languages say nothing', () => {
    expect(homeOrders('birch', turkish)).toMatchObject({ country: 'Türkiye', isNamed: true });
    expect(homeOrders('alder', turkish)).toMatchObject({ country: 'Türkiye', isNamed: false });
    expect(homeOrders('birch', english)).toBeUndefined();
    expect(homeOrders('birch', testContext('pl'))).toBeUndefined();
    expect(homeOrdersAmong(['alder', 'birch'], turkish)?.says).toContain('Birch VPN');
    expect(homeOrdersAmong(['alder', 'birch'], turkish)?.says).not.toContain('Alder VPN');
    expect(homeOrdersAmong(['alder', 'fir'], turkish)).toBeUndefined();
    expect(homeOrdersAmong(['birch'], english)).toBeUndefined();
  });
});

const line = (provider: string) =>
  renderElement(<NamedInOrders notice={homeOrders(provider, turkish)}>Sonuç.</NamedInOrders>, 'tr');

test('the line warns of a provider that is named, with the source and the way to the country', () => {
  expect(line('birch').all('.notice')).toHaveLength(1);
  expect(line('birch').text).toMatch(/^Türkiye: bir engelleme kararında adı geçiyor \( ?Aralık 2023/);
  expect(line('birch').text).toContain('Sonuç.');
  expect(
    line('birch')
      .all('a')
      .map(({ attributes }) => attributes.href),
  ).toEqual([expect.stringContaining('https://paper.example/law'), turkish.countryPath('TR')]);
});

describe('the chip of a provider', () => {
  test('has the dates of the orders that name it and leads to the list; without such an order there is none', () => {
    expect(orderChip('birch', turkish)).toEqual({
      text: 'TR engel kararı: Ara\u00a02023',
      short: 'TR engel kararı',
      href: `${turkish.countryPath('TR')}#named`,
    });
    const lifted = withOrders(({ value }) => ({ value: { ...value, state: 'lifted' } }));
    expect(orderChip('alder', turkish)).toBeUndefined();
    expect(orderChip('birch', english)).toBeUndefined();
    expect(orderChip('birch', { ...turkish, countries: new Map([['TR', lifted]]) })).toBeUndefined();
  });
});
