import { localeCodes } from '@vpn-site/core/locale/locale-table.ts';
import { renderElement } from '@vpn-site/fixture/render-html.tsx';
import { testContext } from '@vpn-site/fixture/test-context.ts';
import { withFact, withPlans } from '@vpn-site/fixture/with-fact.ts';
import { describe, expect, test } from 'vitest';
import type { SiteContext } from '#site/site-context.ts';
import { selectDeals } from './deals.block.ts';
import { Deals } from './deals.tsx';

const english = testContext();
const asked = (query: string, site: SiteContext = english) => selectDeals({ ...site, query });
const rowOf = (provider: string, site: SiteContext = english, query = '') =>
  asked(query, site).rows.find(({ face }) => face.id === provider);
const listed = (query: string, site?: SiteContext) =>
  asked(query, site).rows.map(({ face, total }) => [face.id, total]);
const notes = (site: SiteContext = english) => selectDeals(site).notes.join(' ');

describe('the list of prices', () => {
  test('has the cheapest plan of every provider with a recent price, the smallest total first', () => {
    expect(listed('')).toEqual([
      ['fir', '$99.00'],
      ['alder', '$168.00'],
      ['birch', '$203.64'],
      ['elm', '€227.64'],
    ]);
    expect(notes()).toContain('No current price: Cedar VPN and Dogwood.');
  });

  test('who publishes no renewal price has no total, a hatched rest, and the last place', () => {
    const site = withPlans(english, 'fir', { renewal: 'unpublished', months: 12 });
    expect(listed('', site).at(-1)).toEqual(['fir', undefined]);
    const fir = rowOf('fir', site);
    expect(fir?.later).toBe('not published');
    expect(fir?.bar.map(({ kind }) => kind)).toEqual(['first', 'unpublished']);
    expect(fir?.bar.reduce((sum, { share }) => sum + share, 0)).toBeCloseTo(1);
  });

  test('is sorted by what is paid today, or by name', () => {
    const today = asked('?sort=today').rows.map((row) => Number(row.today.slice(1)));
    expect(today).toEqual(today.toSorted((a, b) => a - b));
    expect(asked('?sort=name').rows.map(({ face }) => face.id)).toEqual(['alder', 'birch', 'elm', 'fir']);
  });

  test('is limited to plans of one length, or has all of them', () => {
    const plans = (query: string) => asked(query).rows.map(({ id }) => id);
    expect(plans('?length=month')).toContain('alder.monthly');
    expect(plans('?length=year')).toContain('elm.annual');
    expect(plans('?length=long')).toContain('alder.two-year');
    expect(plans('?length=all')).toHaveLength(asked('').lengths.at(-1)?.count ?? 0);
    expect(plans('?length=all').length).toBeGreaterThan(plans('').length);
    // Weekly prepaid tickets are not listed, because they do not suit a stay of years.
    expect(plans('?length=all')).not.toContain('elm.prepaid-week');
  });

  test('every choice is an address of its own, and the usual one is the page itself', () => {
    const { lengths, sorts } = asked('?length=year&sort=name');
    const hrefs = (choices: readonly { readonly href: string }[]) =>
      choices.map(({ href }) => href).slice(0, 2);
    expect(hrefs(lengths)).toEqual(['/deals?sort=name', '/deals?length=month&sort=name']);
    expect(hrefs(sorts)).toEqual(['/deals?length=year', '/deals?length=year&sort=today']);
    const chosen = [...lengths, ...sorts].filter(({ isChosen }) => isChosen);
    expect(chosen.map(({ name }) => name)).toEqual(['year', 'name']);
    expect(asked('').lengths[0]).toMatchObject({ href: '/deals', isChosen: true });
    expect(listed('?sort=luck&length=9')).toEqual(listed(''));
  });
});

describe('a row', () => {
  test('tells today, later and the whole as words and as a bar', () => {
    expect(rowOf('alder')).toMatchObject({
      plan: expect.stringMatching(/^24\smonths$/),
      today: '$96.00',
      later: '$72.00 a year',
      total: '$168.00',
      refund: expect.stringMatching(/^30\sdays$/),
      review: '/reviews/alder',
    });
    expect(rowOf('alder')?.bar.map(({ kind }) => kind)).toEqual(['first', 'higher']);
  });

  test('what renews as it began is no higher price, and what is prepaid is paid again', () => {
    const same = withPlans(english, 'alder', { renewal: { charged: 96, months: 24 } }, 24);
    expect(rowOf('alder', same)?.bar.map(({ kind }) => kind)).toEqual(['first', 'same']);
    const prepaid = withPlans(english, 'alder', { renewal: 'none' });
    expect(rowOf('alder', prepaid, '?length=month')?.later).toBe('prepaid, $8.00 again');
    const enough = withPlans(english, 'alder', { renewal: 'none', months: 36 });
    expect(rowOf('alder', enough)).toMatchObject({ later: 'prepaid', bar: [{ kind: 'first' }] });
  });

  test('has the refund of its plan, or else the provider’s usual one', () => {
    expect(rowOf('alder', withPlans(english, 'alder', { refundDays: 7 }))?.refund).toMatch(/^7\sdays$/);
    const untold = withPlans(english, 'alder', { refundDays: undefined });
    const unknown = withFact(untold, 'alder', 'money-back-days', { value: 'unknown' });
    expect(rowOf('alder', unknown)?.refund).toBe('Unknown');
  });

  test('has a code only where an offer has one, with its last day', () => {
    const codes = Object.fromEntries(asked('').rows.map(({ face, code }) => [face.id, code]));
    expect(codes).toEqual({
      alder: undefined,
      birch: 'Code GROVE20, until Sep 30, 2025: $67.01 today',
      elm: 'Special price, until Jul 31, 2025: €47.88 today',
      fir: undefined,
    });
    const later = testContext('en', { asOf: '2025-10-01' });
    expect(asked('', later).rows.every(({ code }) => code === undefined)).toBe(true);
  });
});

test('under the list stand the day of the prices and who was seen on another', () => {
  expect(notes()).toMatch(/Prices seen May 20, 2025/);
  const other = withPlans(english, 'alder', { observed: '2025-05-30' });
  expect(notes(other)).toMatch(/^.*Prices seen May 20, 2025 \(.*Alder VPN: May 30, 2025.*\)\./);
});

describe('the list as drawn', () => {
  const rendered = (query = '', site = english) => renderElement(<Deals {...asked(query, site)} />);

  test.each(localeCodes)('in %s every row has its bar and leads to its provider', (locale) => {
    const rows = rendered('?length=all', testContext(locale)).all('tr').slice(1);
    expect(rows.length).toBeGreaterThan(4);
    for (const row of rows) {
      expect(row.all('.button')[0]?.attributes.href).toContain('?from=deals');
      expect(row.all('.bill-bar')).toHaveLength(1);
    }
  });

  test('the head that sorts says so, and the chosen length is marked', () => {
    const page = rendered('?sort=today&length=month');
    const sorted = page.all('th').filter(({ attributes }) => 'aria-sort' in attributes);
    expect(sorted.map(({ text }) => text)).toEqual(['Today ↑']);
    const chosen = page.all('a').filter(({ attributes }) => attributes['aria-current'] === 'true');
    expect(chosen.map(({ text }) => text)).toEqual(['Monthly', 'price today']);
  });

  test('where no price is recent there is a sentence instead', () => {
    const page = rendered('', testContext('en', { asOf: '2029-01-01' }));
    expect(page.text).toBe('No price that we know is recent enough to be shown.');
  });
});
