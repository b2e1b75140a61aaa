import { renderElement } from '@vpn-site/fixture/render-html.tsx';
import { testContext } from '@vpn-site/fixture/test-context.ts';
import { describe, expect, test } from 'vitest';
import { selectTrueCostPage, selectTrueCostPart } from './true-cost.block.ts';
import { TrueCost } from './true-cost.tsx';
import { TrueCostTool } from './true-cost-tool.tsx';

/** Renders the tool's own page for a query. */
function rendered(query: string) {
  const model = selectTrueCostPage({ ...testContext(), query });
  if (!model) throw new Error('There is no price at all.');
  return renderElement(<TrueCostTool {...model} />);
}

describe('a receipt as drawn', () => {
  const [receipt] = rendered('?plan=alder.two-year&from=2025-06-15').all('.receipt');

  test('its slip has a line for each charge, the sum, and the advertised price beside the real one', () => {
    const [slip] = receipt?.all('.receipt-slip') ?? [];
    expect(slip?.all('h3')[0]?.text).toBe('Alder VPN 24 months');
    expect(
      slip
        ?.all('.dotted-lines')[0]
        ?.all('dd')
        .map(({ text }) => text),
    ).toEqual(['$96.00 †', '$72.00', '$168.00']);
    expect(slip?.all('.dotted-lines-total').map(({ text }) => text)).toEqual(['3 years in all $168.00']);
    expect(slip?.all('.receipt-month')[0]?.text).toBe(
      'Advertised at $4.00 a month. Over 3 years, it averages $4.67.',
    );
  });

  test('its stub says until when it can be undone, and saves those days', () => {
    const [stub] = receipt?.all('.receipt-stub') ?? [];
    expect(stub?.all('dd').map(({ text }) => text)).toEqual(['Jul 15, 2025 *', 'Jun 14, 2027']);
    expect(stub?.all('a.button')[0]?.attributes).toMatchObject({
      href: '/tools/true-cost.ics?plan=alder.two-year&years=3&from=2025-06-15',
      download: 'true-cost-alder-two-year.ics',
    });
  });

  test('many charges are told by the first and counted; all of them open on request', () => {
    const [monthly] = rendered('?plan=alder.monthly&years=1&from=2025-06-15').all('.receipt-slip');
    const [told, all] = monthly?.all('.dotted-lines') ?? [];
    expect(told?.all('dt')).toHaveLength(2 + 1 + 1);
    expect(told?.all('dt')[2]?.text).toMatch(/^10 /);
    expect(all?.all('dt')).toHaveLength(12);
  });

  test('without a published renewal there is no sum, and the line ends where the prices do', () => {
    const [open] = rendered('?plan=elm.two-year&from=2025-06-15').all('.receipt');
    expect(open?.all('.dotted-lines-total')[0]?.text).toBe('3 years in all no total');
    expect(open?.all('.cost-open')[0]?.attributes.d).toMatch(/^M66\.[67] 0V200$/);
    expect(open?.all('.cost-end')).toEqual([]);
    expect(open?.all('.cost-drawing')[0]?.all('text').at(-1)?.attributes).toMatchObject({
      dx: '8',
      y: '100',
    });
    expect(receipt?.all('.cost-open')).toEqual([]);
  });

  test('the form keeps the choice: two plans, the years, the day', () => {
    const page = rendered('?plan=alder.two-year&plan=birch.two-year&years=2&from=2025-06-15');
    const chosen = page
      .all('option')
      .filter(({ attributes }) => 'selected' in attributes)
      .map(({ attributes }) => attributes.value);
    expect(chosen).toEqual(['alder.two-year', 'birch.two-year', '2']);
    expect(page.all('input')[0]?.attributes.value).toBe('2025-06-15');
    expect(page.all('.receipt')).toHaveLength(2);
  });
});

describe('the form of the tool', () => {
  const part = (site = testContext()) => renderElement(<TrueCost model={selectTrueCostPart(site)} />);
  const fields = (page: ReturnType<typeof part>) =>
    page.all('label').map((label) => label.all('span')[0]?.text);
  const options = (page: ReturnType<typeof part>, field: number) =>
    page
      .all('select')
      .at(field)
      ?.all('option')
      .map(({ text }) => text);

  test('on its own page it asks for any plan, a second one, the years and the day', () => {
    const page = rendered('?plan=alder.two-year');
    expect(fields(page)).toEqual(['Plan', 'Compare with', 'Stay for', 'Bought on']);
    expect(page.all('button')[0]?.text).toBe('Show the receipt');
    expect(page.all('select')[0]?.all('optgroup')[0]?.attributes.label).toBe('Alder VPN');
    expect(options(page, 0)?.[0]).toBe('Alder VPN: 1 month, $8.00');
    expect(options(page, 1)?.[0]).toBe('no other plan');
    expect(page.all('select')[1]?.all('option')[0]?.attributes).toHaveProperty('selected');
  });

  test('in another page it asks for no day and no second plan, and its button leads to the own page', () => {
    expect(fields(part())).toEqual(['Plan', 'Stay for']);
    expect(part().all('input')).toEqual([]);
    expect(part().all('button')[0]?.text).toBe('Open full calculator');
    expect(options(part(), 1)).toEqual(['1 year', '2 years', '3 years', '4 years', '5 years']);
  });

  test('names the source of its prices, and says so where no price is known', () => {
    expect(part().all('.receipt-share')[0]?.all('.faint')[0]?.text).toMatch(/^Prices: /);
    const model = selectTrueCostPage(testContext());
    if (!model) throw new Error('There is no price at all.');
    expect(renderElement(<TrueCostTool {...model} credit={undefined} />).all('p.faint')).toEqual([]);
    const aged = part(testContext('en', { asOf: '2029-01-01' }));
    expect(aged.text).toBe('No recent price is known to us, so there is no receipt.');
  });

  test('few charges need no second list of dates, and out-of-date prices give no receipt', () => {
    expect(
      rendered('?plan=alder.two-year&from=2025-06-15').all('.receipt-slip')[0]?.all('.dotted-lines'),
    ).toHaveLength(1);
    const model = selectTrueCostPage(testContext());
    if (!model) throw new Error('There is no price at all.');
    const page = renderElement(<TrueCostTool {...model} today="2035-01-01" />);
    expect(page.all('.receipt-refusal')).toHaveLength(1);
    expect(page.all('.receipt')).toEqual([]);
  });
});
