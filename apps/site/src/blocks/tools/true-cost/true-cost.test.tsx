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

  test('its slip has a line for each charge and the sum, its stub the last days, and saves them', () => {
    const [lines] = receipt?.all('.receipt-slip')[0]?.all('.dotted-lines') ?? [];
    expect(lines?.all('dd').map(({ text }) => text)).toEqual(['$96.00 †', '$72.00', '$168.00']);
    expect(receipt?.all('.receipt-month')[0]?.text).toBe(
      'Advertised at $4.00 a month. Over 3 years, it averages $4.67.',
    );
    const [stub] = receipt?.all('.receipt-stub') ?? [];
    expect(stub?.all('dd').map(({ text }) => text)).toEqual(['Jul 15, 2025 *', 'Jun 14, 2027']);
    expect(stub?.all('a.button')[0]?.attributes).toMatchObject({
      href: '/tools/true-cost.ics?plan=alder.two-year&years=3&from=2025-06-15',
      download: 'true-cost-alder-two-year.ics',
    });
  });

  test('without a published renewal there is no sum, and the line ends where the prices do', () => {
    const [open] = rendered('?plan=elm.two-year&from=2025-06-15').all('.receipt');
    expect(open?.all('.dotted-lines-total')[0]?.text).toBe('3 years in all no total');
    expect(open?.all('.cost-open')[0]?.attributes.d).toMatch(/^M66\.[67] 0V200$/);
    expect(open?.all('.cost-end')).toEqual([]);
    expect(receipt?.all('.cost-open')).toEqual([]);
  });
});

describe('the form of the tool', () => {
  const part = (site = testContext()) => renderElement(<TrueCost model={selectTrueCostPart(site)} />);
  const fields = (page: ReturnType<typeof part>) =>
    page.all('label').map((label) => label.all('span')[0]?.text);

  test('on its own page it asks for any plan, a second one, the years and the day, and keeps the choice', () => {
    const page = rendered('?plan=alder.two-year&plan=birch.two-year&years=2&from=2025-06-15');
    expect(fields(page)).toEqual(['Plan', 'Compare with', 'Stay for', 'Bought on']);
    const chosen = page.all('option').filter(({ attributes }) => 'selected' in attributes);
    expect(chosen.map(({ attributes }) => attributes.value)).toEqual([
      'alder.two-year',
      'birch.two-year',
      '2',
    ]);
    expect(page.all('input')[0]?.attributes.value).toBe('2025-06-15');
    expect(page.all('.receipt')).toHaveLength(2);
  });

  test('in another page it asks for no day and no second plan, and its button leads to the own page', () => {
    expect(fields(part())).toEqual(['Plan', 'Stay for']);
    expect(part().all('input')).toEqual([]);
    expect(part().all('button')[0]?.text).toBe('Open full calculator');
  });

  test('names the source of its prices; where no price is known or recent there is no receipt', () => {
    expect(part().all('.receipt-share')[0]?.all('.faint')[0]?.text).toMatch(/^Prices: /);
    const aged = part(testContext('en', { asOf: '2029-01-01' }));
    expect(aged.text).toBe('No recent price is known to us, so there is no receipt.');
    const model = selectTrueCostPage(testContext());
    if (!model) throw new Error('There is no price at all.');
    const page = renderElement(<TrueCostTool {...model} today="2035-01-01" />);
    expect([page.all('.receipt-refusal').length, page.all('.receipt').length]).toEqual([1, 0]);
  });
});
