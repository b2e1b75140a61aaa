import { localeCodes } from '@vpn-site/core/locale/locale-table.ts';
import { renderElement } from '@vpn-site/fixture/render-html.tsx';
import { testContext } from '@vpn-site/fixture/test-context.ts';
import { withPlans } from '@vpn-site/fixture/with-fact.ts';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { selectHomeReceipt, steepestRenewal } from './home-receipt.block.ts';
import { HomeReceipt } from './home-receipt.tsx';

const english = testContext();

test('without a choice, or where the chosen one has no price, shows the steepest renewal among the ranked', () => {
  expect(steepestRenewal(english)).toBe('birch');
  for (const chosen of [undefined, 'dogwood']) {
    expect(selectHomeReceipt(chosen, english).receipt).toMatchObject({ name: 'Birch VPN' });
  }
  expect(steepestRenewal(withPlans(english, 'birch', { renewal: 'none' }))).toBe('alder');
});

test('years later there is no receipt, and what does not renew has no caption', () => {
  const model = selectHomeReceipt('alder', { ...english, asOf: '2029-11-15' });
  expect(model).toEqual({ receipt: undefined, caption: undefined });
  expect(renderElement(<HomeReceipt {...model} />).text).toBe('');
  const prepaid = withPlans(english, 'alder', { renewal: 'none' });
  expect(selectHomeReceipt('alder', prepaid).caption).toBeUndefined();
});

test.each(localeCodes)('in %s the caption names both terms, and calls only a rise a rise', (locale) => {
  const site = testContext(locale);
  const charge = fc.integer({ min: 1, max: 500 });
  const months = fc.integer({ min: 1, max: 40 });
  fc.assert(
    fc.property(charge, months, charge, months, (charged, term, later, laterTerm) => {
      const renewal = { charged: later, months: laterTerm };
      const changed = withPlans(site, 'alder', { charged, months: term, renewal });
      const { caption = '' } = selectHomeReceipt('alder', changed);
      const numbers = caption.match(/\d+/g) ?? [];
      expect(numbers).toEqual(expect.arrayContaining([String(term), String(laterTerm)]));
      const isMore = /more|więcej|pahalı/.test(caption);
      expect(isMore).toBe(later > charged);
      expect(/as much|tyle co|aynı fiyata/.test(caption)).toBe(later === charged);
    }),
    { numRuns: 50 },
  );
});

test('advertises no code, and leads to the tool', () => {
  const model = selectHomeReceipt('birch', english);
  expect(model.receipt?.coupon).toBeDefined();
  const page = renderElement(<HomeReceipt {...model} />);
  expect(page.text).not.toContain('GROVE20');
  expect(page.all('a').at(-1)?.attributes.href).toMatch(/^\/tools\/true-cost\?/);
});
