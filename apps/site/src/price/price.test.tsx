import { renderHtml } from '@vpn-site/fixture/render-html.tsx';
import { testContext } from '@vpn-site/fixture/test-context.ts';
import { withFact, withPlans } from '@vpn-site/fixture/with-fact.ts';
import { describe, expect, test } from 'vitest';
import { PriceCredit } from './price.tsx';
import { priceCreditView } from './price-history.ts';
import { planTitle, priceSource, shortPlanName } from './price-model.ts';

const site = testContext();

describe('prices in words', () => {
  test('a plan is called by its name and length; one that is called as its provider, by its length', () => {
    expect(planTitle({ name: 'Plus', months: 24 }, site)).toBe('Plus, 24 months');
    expect(planTitle({ months: 1 }, site)).toBe('1 month');
    expect(planTitle({ name: 'Trial', days: 7 }, site)).toBe('Trial, 7 days');
  });

  test('the source of prices names each day once, the earlier first', () => {
    const later = withPlans(site, 'alder', { observed: '2025-05-21' });
    for (const providers of [
      ['alder', 'birch'],
      ['birch', 'alder'],
    ]) {
      expect(priceSource(providers, later)).toContain('May 20 and May 21, 2025');
    }
    const words = priceSource(['alder', 'alder', 'dogwood'], site) ?? '';
    expect(words.match(/May 20, 2025/g)).toHaveLength(1);
    expect(priceSource(['dogwood'], site)).toBeUndefined();
  });

  test('a price that the provider states itself is not credited to the price data', () => {
    const claimed = withFact(withPlans(site, 'alder', { observed: '2025-05-21' }), 'alder', 'prices', {
      basis: 'provider-claim',
    });
    expect(priceSource(['alder', 'birch'], claimed)).toBe(priceSource(['birch'], site));
  });

  test('the credit links the data and, where it is known, its licence', () => {
    const history = site.priceHistories.get('alder');
    if (!history) throw new Error('The fixture site has a price history of Alder.');
    const credit = priceCreditView(history, site);
    const links = (shown: typeof credit) =>
      [...renderHtml(<PriceCredit {...shown} />).matchAll(/<a href="([^"]*)"/g)].map(([, href]) => href);
    expect(links(credit)).toEqual([credit.href, 'https://creativecommons.org/licenses/by/4.0/']);
    expect(links({ ...credit, licence: { name: 'Own terms', href: undefined } })).toEqual([credit.href]);
  });
});

describe('the name of a plan beside that of its provider', () => {
  test.each([
    ['Basic', 'Alder VPN', 'Basic'],
    ['VPN Plus', 'Alder VPN', 'Plus'],
    ['Alder VPN Plus', 'Alder VPN', 'Plus'],
    ['Alder Unlimited', 'Alder VPN', 'Alder Unlimited'],
  ])('%s of %s is %s', (name, provider, own) => {
    expect(shortPlanName({ name }, provider)).toBe(own);
  });

  test('says nothing where it is the name of the provider', () => {
    expect(shortPlanName({ name: 'Alder' }, 'Alder VPN')).toBeUndefined();
  });
});
