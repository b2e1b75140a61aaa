import { localeCodes } from '@vpn-site/core/locale/locale-table.ts';
import { renderElement } from '@vpn-site/fixture/render-html.tsx';
import { testContext } from '@vpn-site/fixture/test-context.ts';
import { withPlans } from '@vpn-site/fixture/with-fact.ts';
import { describe, expect, test } from 'vitest';
import { selectRenewal } from './home-renewal.block.ts';
import { HomeRenewal } from './home-renewal.tsx';

const english = testContext();

const model = selectRenewal({}, english);

test('draws everyone whose renewal is known, the steepest jump first', () => {
  expect(model.rows.map(({ face, first, later, jumpText }) => [face.id, first, later, jumpText])).toEqual([
    ['birch', '$3.49', '$9.99', '× 2.9'],
    ['alder', '$4.00', '$6.00', '× 1.5'],
    ['elm', '€4.99', '€6.99', '× 1.4'],
    ['fir', '$2.75', undefined, 'prepaid'],
  ]);
});

test('of many the eight steepest are drawn, and the table has all', () => {
  const [row] = model.rows;
  if (!row) throw new Error('There is a row.');
  const rows = Array.from({ length: 12 }, (_, at) => ({ ...row, face: { ...row.face, id: `p${at}` } }));
  const rendered = renderElement(<HomeRenewal {...model} rows={rows} />);
  expect(rendered.all('.jump')).toHaveLength(8);
  expect(rendered.all('tbody')[0]?.all('tr')).toHaveLength(12);
  expect(rendered.all('figcaption')[0]?.text).toContain('The 8 steepest are drawn; the table has all 12.');
});

test('the scale reaches past the steepest jump in whole steps', () => {
  expect(model.scale.map(({ times }) => times)).toEqual([1, 2, 3]);
  expect(selectRenewal({ providers: ['fir'] }, english).scale).toHaveLength(2);
});

test('who is left off is named with the reason', () => {
  const unpublished = withPlans(english, 'elm', { renewal: 'unpublished' });
  expect(selectRenewal({ providers: ['elm', 'cedar'] }, unpublished)).toMatchObject({
    rows: [],
    leftOff:
      'Left off: Elm VPN, which does not publish its renewal price. Left off: Cedar VPN, for lack of a recent price.',
  });
  expect(selectRenewal({ providers: ['fir'] }, english).leftOff).toBeUndefined();
});

test('what renews at its price is called the same, and prepaid stands last', () => {
  const steady = withPlans(english, 'alder', { months: 12, charged: 72 });
  const { rows } = selectRenewal({ providers: ['fir', 'alder'] }, steady);
  expect(rows.map(({ later, jumpText }) => [later, jumpText])).toEqual([
    ['$6.00', 'same'],
    [undefined, 'prepaid'],
  ]);
});

test.each(localeCodes)('nobody is lost in %s', (locale) => {
  const site = testContext(locale);
  const { rows, leftOff = '' } = selectRenewal({}, site);
  const rendered = rows.map(({ face }) => face.id);
  for (const [id, { name }] of site.providers) {
    expect(rendered.includes(id)).toBe(!leftOff.includes(name));
  }
});

describe('home-renewal as drawn', () => {
  const rendered = renderElement(<HomeRenewal {...selectRenewal({}, english)} />);

  test('lines end at their dots, on the scale; what does not renew has no dot, and a dash in the table', () => {
    const rows = rendered.all('.jump');
    expect(rows.map((row) => row.all('.jump-dot')[0]?.attributes.cx)).toEqual([
      '82.8%',
      '22.2%',
      '17.8%',
      undefined,
    ]);
    expect(rows[0]?.all('.jump-way')[0]?.attributes.d).toBe('M0 50H82.8');
    const last = rendered.all('tbody')[0]?.all('tr').at(-1);
    expect(last?.all('td').map(({ text }) => text)).toEqual(['$2.75', '–', 'prepaid']);
  });

  test('under it stands how to read it and who is left off; without rows, only the latter', () => {
    const { leftOff } = selectRenewal({}, english);
    expect(rendered.all('figcaption')[0]?.text).toMatch(/^○ first term ● after renewal\./);
    expect(rendered.all('figcaption')[0]?.text).toContain(leftOff);
    const none = selectRenewal({ providers: ['cedar'] }, english);
    const empty = renderElement(<HomeRenewal {...none} />);
    expect(empty.all('figure')).toEqual([]);
    expect(empty.all('p')[0]?.text).toBe(none.leftOff);
  });
});
