import { renderElement } from '@vpn-site/fixture/render-html.tsx';
import { testContext } from '@vpn-site/fixture/test-context.ts';
import { withPlans } from '@vpn-site/fixture/with-fact.ts';
import { describe, expect, test } from 'vitest';
import { Receipt } from './receipt.tsx';
import { selectReceipt } from './receipt-model.ts';

const site = testContext();

function rendered(provider: string, context = site) {
  const receipt = selectReceipt(provider, context);
  if (!receipt) throw new Error(`The fixture site knows what ${provider} costs.`);
  return renderElement(<Receipt {...receipt} />);
}

/** Returns label and amount of each line. */
function lines(provider: string, context = site) {
  return rendered(provider, context)
    .all('.dotted-lines')
    .flatMap((list) => list.all('div'))
    .map(({ text }) => text);
}

describe('the receipt of the plan that stands for a provider', () => {
  test('names what is charged on which day and the sum, and strikes out another price that is advertised', () => {
    expect(lines('alder')).toEqual([
      'If bought Jun 15, 2025 $96.00 †',
      'Renewal, Jun 15, 2027 $72.00',
      '3 years in all $168.00',
    ]);
    const [month] = rendered('alder').all('.receipt-month');
    expect(month?.text).toBe('Advertised at $4.00 a month. Over 3 years, it averages $4.67.');
    expect(month?.all('s')[0]?.text).toBe('$4.00');
  });

  test('a later price is marked from half as much again on', () => {
    const later = (charged: number) =>
      rendered('alder', withPlans(site, 'alder', { renewal: { charged, months: 12 } })).all(
        '.receipt-higher',
      );
    expect(later(71)).toEqual([]);
    expect(later(90)).toHaveLength(1);
  });

  test('without a published renewal it says so, and gives no sum', () => {
    const open = withPlans(site, 'alder', { renewal: 'unpublished' });
    expect(lines('alder', open)[1]).toMatch(/^Renewal, .* not published$/);
    expect(lines('alder', open)[2]).toBe('3 years in all no total');
    expect(rendered('alder', open).all('.receipt-month')[0]?.text).toMatch(
      /The renewal price isn’t published\.$/,
    );
  });

  test('what is prepaid is paid again by its reader, and costs what is advertised', () => {
    const prepaid = withPlans(site, 'alder', { renewal: 'none', months: 1, charged: 5 });
    expect(lines('alder', prepaid).slice(1)).toEqual([
      'Paid again Jul 15, 2025 $5.00',
      '34 more, until May 15, 2028 $170.00',
      '3 years in all $180.00',
    ]);
    expect(rendered('alder', prepaid).all('.receipt-month')[0]?.text).toMatch(/ That’s what you pay\.$/);
  });

  test('accuses no plan whose price stays the same of costing more, however long it is', () => {
    const long = withPlans(site, 'alder', { months: 26, charged: 52, renewal: { charged: 52, months: 26 } });
    const [month] = rendered('alder', long).all('.receipt-month');
    expect(month?.text).toBe(
      'Advertised at $2.00 a month. You pay no more, and you’re paid up until Oct 15, 2029.',
    );
    expect(month?.all('s')).toEqual([]);
  });

  test('leads to the tool with the same choice, and to its dates as a calendar', () => {
    const query = '?plan=alder.two-year&years=3&from=2025-06-15';
    expect(selectReceipt('alder', site)).toMatchObject({
      tool: `/tools/true-cost${query}`,
      calendar: `/tools/true-cost.ics${query}`,
    });
    expect(selectReceipt('alder', site)?.deadlines.map(({ kind, amount }) => [kind, amount])).toEqual([
      ['refund', 'Jul 15, 2025'],
      ['cancel', 'Jun 14, 2027'],
    ]);
  });

  test('says in a sentence of its own what a code does, and computes without it', () => {
    expect(lines('birch').at(-1)).toBe('3 years in all $203.64');
    expect(rendered('birch').all('.bill-plan')[0]?.text).toBe(
      'With code GROVE20 until September 30, 2025: $67.01 when you buy, $186.89 over 3 years. The renewal price stays the same.',
    );
    const later = testContext('en', { asOf: '2025-10-01' });
    expect(selectReceipt('birch', later)?.coupon).toBeUndefined();
  });
});
