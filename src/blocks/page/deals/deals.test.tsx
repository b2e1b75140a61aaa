import { describe, expect, test } from 'vitest';
import { localeCodes } from '#domain/locale/locale-table.ts';
import type { Plan } from '#domain/price/plan.ts';
import { fixtureDay } from '#fixtures/fixture-site.ts';
import { draw } from '#fixtures/render-html.tsx';
import messages from '#fixtures/site/messages/en.json';
import { testContext } from '#fixtures/test-context.ts';
import { withFact, withPlans } from '#fixtures/with-fact.ts';
import type { SiteContext } from '#site/site-context.ts';
import { selectDeals } from './deals.block.ts';
import { Deals } from './deals.tsx';

const english = testContext();
const dealsOf = (id: string, site: SiteContext = english) =>
  selectDeals(site)
    .currencies.flatMap(({ providers }) => providers)
    .find(({ provider }) => provider === id);

/** The site where one plan of a provider is another. */
function withPlan(provider: string, id: string, change: Partial<Plan>): SiteContext {
  const plans = english.providers.get(provider)?.facts.prices?.value as readonly Plan[];
  const value = plans.map((plan) => (plan.id === id ? { ...plan, ...change } : plan));
  return withFact(english, provider, 'prices', { value });
}

describe('deals', () => {
  const { currencies, without } = selectDeals(english);

  test('every provider with a recent price is listed, under one currency; the others are named', () => {
    const listed = currencies.map(({ currency, providers }) => [
      currency,
      ...providers.map(({ provider }) => provider).toSorted(),
    ]);
    expect(listed).toEqual([
      ['USD', 'alder', 'birch', 'fir'],
      ['EUR', 'elm'],
    ]);
    expect(without).toBe('Without a recent price: Cedar VPN and Dogwood.');
  });

  test('where everyone has a recent price nobody is named', () => {
    const { providers } = english;
    const priced = new Map([...providers].filter(([id]) => id !== 'cedar' && id !== 'dogwood'));
    expect(selectDeals({ ...english, providers: priced }).without).toBeUndefined();
  });

  test('amounts of a list are all in its currency', () => {
    for (const { currency, providers } of currencies) {
      const sign = currency === 'USD' ? '$' : '€';
      const amounts = providers.flatMap(({ plans }) => plans.map(({ charged }) => charged));
      expect(amounts.length).toBeGreaterThan(0);
      expect(amounts.filter((amount) => !amount.startsWith(sign))).toEqual([]);
    }
  });

  test('the cheapest over three years comes first; those without a total come last', () => {
    const totals = (site: SiteContext) =>
      selectDeals(site).currencies[0]?.providers.map(({ provider, total }) => [provider, total]);
    expect(totals(english)).toEqual([
      ['fir', '$99.00'],
      ['alder', '$168.00'],
      ['birch', '$203.64'],
    ]);
    expect(totals(withPlans(english, 'alder', { renewal: 'unpublished' }))).toEqual([
      ['fir', '$99.00'],
      ['birch', '$203.64'],
      ['alder', undefined],
    ]);
    expect(dealsOf('elm')?.plans.map(({ id, total }) => [id, total])).toEqual([
      ['annual', '€227.64'],
      ['monthly', '€359.64'],
      ['prepaid-week', '€392.50'],
      ['two-year', undefined],
    ]);
  });

  test('a saving says what it is measured against', () => {
    expect(dealsOf('birch')?.plans.find(({ id }) => id === 'annual')).toEqual({
      id: 'annual',
      term: '12 months, 3 of them as a bonus',
      name: undefined,
      charged: '$59.88',
      month: '$4.99 a month',
      saving: { share: '62% less', against: 'than $155.88, the same time bought month by month' },
      renewal: '$119.88 for 12 months ($9.99 a month)',
      total: '$299.64',
    });
    const plans = english.providers.get('birch')?.facts.prices?.value as readonly Plan[];
    const longest = plans.filter(({ id }) => id === 'two-year');
    expect(dealsOf('birch', withFact(english, 'birch', 'prices', { value: longest }))?.plans).toMatchObject([
      { saving: { share: '65% less', against: 'than $239.76, the same time at the renewal price' } },
    ]);
  });

  test('what does not renew, or not at a known price, says so, and nothing is saved on what is sold once', () => {
    expect(dealsOf('fir')?.plans).toMatchObject([
      { name: undefined, saving: undefined, renewal: 'does not renew by itself', total: '$99.00' },
    ]);
    const plans = new Map(dealsOf('elm')?.plans.map((plan) => [plan.id, plan]));
    expect(plans.get('two-year')).toMatchObject({ renewal: 'price not published', total: undefined });
    expect(plans.get('monthly')).toMatchObject({ renewal: '€9.99 a month' });
    expect(plans.get('prepaid-week')).toMatchObject({ term: '7 days', month: undefined, saving: undefined });
  });

  test('plans are named where a provider sells several', () => {
    expect(new Set(dealsOf('elm')?.plans.map(({ name }) => name))).toEqual(new Set(['Elm Plus', 'Elm Card']));
    expect(new Set(dealsOf('alder')?.plans.map(({ name }) => name))).toEqual(new Set([undefined]));
  });

  test('since when and where a price holds is said, and that tax may be added', () => {
    expect(dealsOf('alder')?.captured).toBe('Seen on May 20, 2025, market: United States. Tax may be added.');
    expect(dealsOf('elm')?.captured).toContain('Tax included.');
    expect(dealsOf('elm', withPlan('elm', 'annual', { tax: 'unknown' }))?.captured).toContain(
      'Tax not stated.',
    );
    expect(dealsOf('elm', withPlan('elm', 'annual', { tax: 'excluded' }))?.captured).toContain(
      'Tax may be added.',
    );
    expect(dealsOf('elm', withPlan('elm', 'annual', { observed: '2025-05-22' }))?.captured).toContain(
      'Seen on May 20, 2025 and May 22, 2025,',
    );
  });

  test('a partner’s price is not on sale to everyone and is left out', () => {
    const partner = withPlan('birch', 'two-year', { standard: false });
    expect(dealsOf('birch', partner)).toMatchObject({
      total: '$299.64',
      plans: [{ id: 'annual' }, { id: 'monthly' }],
    });
  });

  test('each provider has one counted link, placed on this page, and a plain one', () => {
    for (const { provider, link } of currencies.flatMap(({ providers }) => providers)) {
      expect(link).toMatchObject({
        href: `/sendme/${provider}?from=deals`,
        plain: { href: `https://${provider}.example` },
      });
    }
  });

  test('there is no code unless an offer has one, and an expired one is gone', () => {
    const codesIn = (site: SiteContext) => {
      const { currencies: lists, hasCodes } = selectDeals(site);
      const codes = lists.flatMap(({ providers }) => providers.flatMap(({ code }) => code ?? []));
      expect(hasCodes).toBe(codes.length > 0);
      return codes;
    };
    const offer = english.offers.get('birch');
    if (!offer) throw new Error('birch has an offer');
    const ending = (endsOn: string | undefined) => ({
      ...english,
      offers: new Map([['birch', { ...offer, endsOn }]]),
    });
    expect(codesIn(english)).toEqual([{ code: 'GROVE20', ends: 'until September 30, 2025' }]);
    expect(codesIn(ending(undefined))).toEqual([{ code: 'GROVE20', ends: 'no end date is stated' }]);
    expect(codesIn(ending(fixtureDay))).toHaveLength(1);
    expect(codesIn(ending('2025-06-14'))).toEqual([]);
    expect(codesIn({ ...english, offers: new Map() })).toEqual([]);
  });

  test.each(localeCodes)('prices that are out of date are no deals in %s', (locale) => {
    const later = selectDeals(testContext(locale, { asOf: '2027-01-01' }));
    expect(later.currencies).toEqual([]);
    for (const { name } of english.providers.values()) expect(later.without).toContain(name);
  });
});

describe('deals as drawn', () => {
  const drawn = (site = testContext()) => draw(<Deals {...selectDeals(site)} />);

  test('providers stand under their currency, the cheapest first, each with its sum', () => {
    expect(
      drawn()
        .all('section.deals')
        .map((section) => [
          section.all('h3')[0]?.text,
          section.all('header').map(({ text }) => text.replace('Cheapest plan, over 36 months: ', '')),
        ]),
    ).toEqual([
      ['Currency: US Dollar', ['Fir VPN $99.00 †', 'Alder VPN $168.00 †', 'Birch VPN $203.64 †']],
      ['Currency: Euro', ['Elm VPN €227.64 †']],
    ]);
  });

  test('each plan has its own row: charged today, the saving, the renewal and the sum', () => {
    const [, alder] = drawn().all('.deal-table');
    expect(alder?.all('tr').map((row) => row.all('td').map(({ text }) => text))).toEqual([
      [],
      [
        '$96.00 $4.00 a month',
        '50% less than $192.00, the same time bought month by month',
        '$72.00 for 12 months ($6.00 a month)',
        '$168.00',
      ],
      [
        '$60.00 $5.00 a month',
        '38% less than $96.00, the same time bought month by month',
        '$72.00 for 12 months ($6.00 a month)',
        '$204.00',
      ],
      ['$8.00 $8.00 a month', 'none', '$8.00 a month', '$288.00'],
    ]);
    expect(
      alder
        ?.all('tbody')[0]
        ?.all('th')
        .map(({ text }) => text),
    ).toEqual(['24 months', '12 months', '1 month']);
  });

  test('what is missing is said: a total, a code, a recent price', () => {
    const elm = drawn().all('.deal-table').at(-1);
    expect(elm?.text).toContain('no total');
    expect(
      drawn()
        .all('code')
        .map(({ text }) => text),
    ).toHaveLength(1);
    expect(drawn().all('.none-yet')).toEqual([]);
    const later = drawn(testContext('en', { asOf: '2029-11-15' }));
    expect(later.all('section.deals')).toEqual([]);
    expect(later.all('.none-yet')).toHaveLength(1);
  });

  test('names lead to reviews, and the way to a provider says whether it is paid', () => {
    const footer = drawn().all('footer')[2];
    expect(footer?.all('a').map(({ attributes: { href, rel } }) => [href, rel])).toEqual([
      ['/sendme/birch?from=deals', 'sponsored nofollow noopener'],
      ['https://birch.example', 'nofollow noopener'],
    ]);
    expect(drawn().all('h4')[0]?.all('a')[0]?.attributes.href).toBe('/reviews/fir');
  });
});

describe('parts of the deals', () => {
  const model = selectDeals(testContext());
  const [dollars] = model.currencies;
  const [fir] = dollars?.providers ?? [];
  const [plan] = fir?.plans ?? [];
  if (!dollars || !fir || !plan) throw new Error('Fir sells in dollars.');
  const drawn = (change: Partial<typeof model>) => draw(<Deals {...model} {...change} />);
  const deal = (change: Partial<typeof fir>) =>
    drawn({ currencies: [{ ...dollars, providers: [{ ...fir, ...change }] }] }).all('article')[0];
  const planRow = (change: Partial<typeof plan>) => {
    const table = deal({ plans: [{ ...plan, ...change }] })?.all('tbody')[0];
    return table?.all('tr')[0];
  };

  test('without codes it says that all may buy at these prices, where there are any', () => {
    const said = (change: Partial<typeof model>) => drawn(change).all('.none-yet')[0]?.text;
    const { noCodes, everyone } = messages.dataPages.deals;
    expect(said({ hasCodes: true })).toBeUndefined();
    expect(said({ hasCodes: false, currencies: [dollars] })).toBe(`${noCodes} ${everyone}`);
    expect(said({ hasCodes: false, currencies: [] })).toBe(noCodes);
  });

  test('without a recent price it says so and does not name everybody', () => {
    const none = drawn({ hasCodes: true, currencies: [], without: 'Without a recent price: all.' });
    expect(none.text).toBe('No price that we know is recent enough to be shown.');
    expect(drawn({}).text).not.toContain('recent enough');
  });

  test('who has no recent price is named at the end, even under a single currency', () => {
    const faint = (without: string | undefined) => drawn({ currencies: [dollars], without }).all('p.faint');
    expect(faint('Without a recent price: Oak.').at(-1)?.text).toBe('Without a recent price: Oak.');
    expect(faint(undefined).at(-1)?.text).toBe(dollars.providers.at(-1)?.captured);
  });

  test('a provider without a review is named without a link', () => {
    const [head] = deal({ reviewPath: undefined })?.all('h4') ?? [];
    expect(head?.text).toBe('Fir VPN');
    expect(head?.all('a')).toEqual([]);
  });

  test('a provider without a sum says why in place of it', () => {
    const [header] = deal({ total: undefined, mark: undefined })?.all('header') ?? [];
    expect(header?.text).toBe('Fir VPN no total: the renewal price is not published');
  });

  test('a code stands with its end, and there is no word of codes without one', () => {
    expect(deal({ code: { code: 'TREE', ends: 'until May' } })?.text).toContain('Code: TREE until May');
    expect(deal({ code: undefined })?.text).not.toContain('Code:');
  });

  test('a plan with a name has its term under it; one without is named by its term', () => {
    const head = (name: string | undefined) => planRow({ name, term: '12 months' })?.all('th')[0];
    expect(head('Plus')?.text).toBe('Plus 12 months');
    expect(head('Plus')?.all('small')[0]?.text).toBe('12 months');
    expect(head(undefined)?.text).toBe('12 months');
    expect(head(undefined)?.all('small')).toEqual([]);
  });

  test('what is not known of a plan is left out or said', () => {
    const unknown = { name: undefined, month: undefined, saving: undefined, total: undefined };
    const bare = planRow({ ...unknown, charged: '$5.00', renewal: '$6.00' });
    expect(bare?.all('td').map(({ text }) => text)).toEqual([
      '$5.00',
      'none',
      '$6.00',
      'no total: the renewal price is not published',
    ]);
    expect(bare?.all('small')).toEqual([]);
  });
});
