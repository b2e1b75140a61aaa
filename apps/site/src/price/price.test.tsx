import type { KnownFact } from '@vpn-site/core/provider/fact.ts';
import { renderHtml } from '@vpn-site/fixture/render-html.tsx';
import { testContext } from '@vpn-site/fixture/test-context.ts';
import { withFact, withPlans } from '@vpn-site/fixture/with-fact.ts';
import { describe, expect, test } from 'vitest';
import { Bill, PriceCredit } from './price.tsx';
import { priceCreditView } from './price-history.ts';
import { freshPlans, planTitle, priceSource } from './price-model.ts';

const site = testContext();

/** Returns the lines of a bill: label, small print and amount. */
function lines(html: string): string[] {
  return [...html.matchAll(/<dt>(.*?)<\/dt><dd>(.*?)<\/dd>/g)].map(([, term = '', amount = '']) =>
    [term.replace('<small>', ' | '), amount].map((part) => part.replaceAll(/<[^>]*>/g, '')).join(' | '),
  );
}

describe('a bill', () => {
  const bill = {
    lines: [
      { label: 'Today', detail: 'for 24 months', amount: '$96.00' },
      { label: 'Later', amount: '$72.00' },
    ],
    total: { label: '36 months', amount: '$168.00' },
    notes: 'What to know.',
  };

  test('tells what is charged in the order of time, then the sum, then what to know', () => {
    const html = renderHtml(<Bill {...bill} />);
    expect(lines(html)).toEqual(['Today | for 24 months | $96.00', 'Later | $72.00', '36 months | $168.00']);
    expect(html.match(/class="dotted-lines-total"/g)).toHaveLength(1);
    expect(html).toContain('<div class="dotted-lines-total"><dt><span>36 months</span>');
    expect(html).toMatch(/<p class="bill-plan">What to know\.<\/p><\/div>$/);
  });

  test('has no sum where a renewal price is not published', () => {
    const html = renderHtml(<Bill {...bill} total={undefined} />);
    expect(lines(html)).toHaveLength(2);
    expect(html).not.toContain('dotted-lines-total');
  });
});

describe('prices in words', () => {
  test('a plan is called by its name and length; one that is called as its provider, by its length', () => {
    expect(planTitle({ name: 'Plus', months: 24 }, site)).toBe('Plus, 24 months');
    expect(planTitle({ months: 1 }, site)).toBe('1 month');
    expect(planTitle({ name: 'Trial', days: 7 }, site)).toBe('Trial, 7 days');
  });

  test('an unknown provider sells nothing to anybody: it is a mistake', () => {
    expect(() => freshPlans('nobody', site)).toThrow('There is no provider "nobody".');
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
    const stated = withFact(withPlans(site, 'alder', { observed: '2025-05-21' }), 'alder', 'prices', {
      basis: 'provider-claim',
    } as Partial<KnownFact>);
    expect(priceSource(['alder', 'birch'], stated)).toBe(priceSource(['birch'], site));
  });

  test('the credit links the data and, where it is known, its licence', () => {
    const history = site.priceHistories.get('alder');
    if (!history) throw new Error('The fixture site has a price history of Alder.');
    const credit = priceCreditView(history, site);
    const html = renderHtml(<PriceCredit {...credit} />);
    expect([...html.matchAll(/<a href="([^"]*)"/g)].map(([, href]) => href)).toEqual([
      credit.href,
      'https://creativecommons.org/licenses/by/4.0/',
    ]);
    const unnamed = { ...credit, licence: { name: 'Own terms', href: undefined } };
    expect(renderHtml(<PriceCredit {...unnamed} />).match(/<a /g)).toHaveLength(1);
  });
});
