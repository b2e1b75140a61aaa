import { describe, expect, test } from 'vitest';
import { draw } from '#fixtures/render-html.tsx';
import { testContext } from '#fixtures/test-context.ts';
import { selectTrueCostPage } from './true-cost.block.ts';
import { TrueCostTool } from './true-cost-tool.tsx';

/** The tool on its own page, as it answers a query. */
function drawn(query: string) {
  const model = selectTrueCostPage({ ...testContext(), query });
  if (!model) throw new Error('There is no price at all.');
  return draw(<TrueCostTool {...model} />);
}

describe('a receipt as drawn', () => {
  const [receipt] = drawn('?plan=alder.two-year&from=2025-06-15').all('.receipt');

  test('its slip has a line for each charge, the sum, and the advertised price beside the real one', () => {
    const [slip] = receipt?.all('.receipt-slip') ?? [];
    expect(slip?.all('h3')[0]?.text).toBe('Alder VPN Alder, 24 months');
    expect(
      slip
        ?.all('.dotted-lines')[0]
        ?.all('dd')
        .map(({ text }) => text),
    ).toEqual(['$96.00 †', '$72.00', '$168.00']);
    expect(slip?.all('.dotted-lines-total').map(({ text }) => text)).toEqual([
      '3 years in all $4.67 a month, all charges counted $168.00',
    ]);
    expect(slip?.all('.receipt-told')[0]?.text).toBe('You were told $4.00 a month. It is $4.67.');
    expect(slip?.all('.receipt-refusal')).toEqual([]);
  });

  test('its stub says until when it can be undone, and saves those days', () => {
    const [stub] = receipt?.all('.receipt-stub') ?? [];
    expect(stub?.all('dd').map(({ text }) => text)).toEqual(['July 15, 2025 *', 'June 14, 2027']);
    expect(stub?.all('a.button')[0]?.attributes).toMatchObject({
      href: '/tools/true-cost.ics?plan=alder.two-year&years=3&from=2025-06-15',
      download: 'true-cost-alder-two-year.ics',
    });
  });

  test('its line climbs at each charge to what has been paid, on a scale of round amounts', () => {
    const [drawing] = receipt?.all('.cost-drawing') ?? [];
    expect(drawing?.all('.cost-line')[0]?.attributes.d).toBe('M0 200H0V104H66.6V32H100');
    expect(drawing?.all('.cost-grid')[0]?.attributes.d).toBe(
      'M0 200H100M0 150H100M0 100H100M0 50H100M0 0H100',
    );
    expect(drawing?.all('text').map(({ text, attributes: { x, y } }) => [text, x, y])).toEqual([
      ['$0', '-8', '205'],
      ['$50', '-8', '155'],
      ['$100', '-8', '105'],
      ['$150', '-8', '55'],
      ['$200', '-8', '5'],
      ['0', '0%', '220'],
      ['12', '33.33%', '220'],
      ['24', '66.67%', '220'],
      ['36', '100%', '220'],
      ['$168.00', '100%', '24'],
    ]);
  });

  test('many charges are told by the first and counted; all of them open on request', () => {
    const [monthly] = drawn('?plan=alder.monthly&years=1&from=2025-06-15').all('.receipt-slip');
    const [told, all] = monthly?.all('.dotted-lines') ?? [];
    expect(told?.all('dt')).toHaveLength(3 + 1 + 1);
    expect(told?.all('dt')[3]?.text).toMatch(/^9 /);
    expect(all?.all('dt')).toHaveLength(12);
  });

  test('without a published renewal there is no sum, and the line ends where the prices do', () => {
    const [open] = drawn('?plan=elm.two-year&from=2025-06-15').all('.receipt');
    expect(open?.all('.dotted-lines-total')).toEqual([]);
    expect(open?.all('.receipt-refusal')).toHaveLength(1);
    expect(open?.all('.cost-open')[0]?.attributes.d).toMatch(/^M66\.[67] 0V200$/);
    expect(open?.all('.cost-end')).toEqual([]);
  });

  test('the form keeps the choice: two plans, the years, the day', () => {
    const page = drawn('?plan=alder.two-year&plan=birch.two-year&years=2&from=2025-06-15');
    const chosen = page
      .all('option')
      .filter(({ attributes }) => 'selected' in attributes)
      .map(({ attributes }) => attributes.value);
    expect(chosen).toEqual(['alder.two-year', 'birch.two-year', '2']);
    expect(page.all('input')[0]?.attributes.value).toBe('2025-06-15');
    expect(page.all('.receipt')).toHaveLength(2);
  });
});
