import { localeCodes } from '@vpn-site/core/locale/locale-table.ts';
import { renderElement } from '@vpn-site/fixture/render-html.tsx';
import { testContext } from '@vpn-site/fixture/test-context.ts';
import { withPlans } from '@vpn-site/fixture/with-fact.ts';
import { describe, expect, test } from 'vitest';
import { selectRenewal } from './home-renewal.block.ts';
import { HomeRenewal } from './home-renewal.tsx';

const english = testContext();

describe('home-renewal', () => {
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

  test('prepaid and unchanged are words, not multiples, and prepaid stands last', () => {
    const steady = withPlans(english, 'alder', { months: 12, charged: 72 });
    expect(
      selectRenewal({ providers: ['fir', 'alder'] }, steady).rows.map(({ face, later, jumpText }) => [
        face.id,
        later,
        jumpText,
      ]),
    ).toEqual([
      ['alder', '$6.00', 'same'],
      ['fir', undefined, 'prepaid'],
    ]);
  });

  test('who is left off is named with the reason', () => {
    expect(model.leftOff).toBe('Left off: Cedar VPN and Dogwood, for lack of a recent price.');
    const unpublished = withPlans(english, 'elm', { renewal: 'unpublished' });
    expect(selectRenewal({ providers: ['elm', 'fir'] }, unpublished).leftOff).toBe(
      'Left off: Elm VPN, which does not publish its renewal price.',
    );
    expect(selectRenewal({ providers: ['elm', 'cedar'] }, unpublished)).toMatchObject({
      rows: [],
      leftOff:
        'Left off: Elm VPN, which does not publish its renewal price. Left off: Cedar VPN, for lack of a recent price.',
    });
    expect(selectRenewal({ providers: ['fir'] }, english).leftOff).toBeUndefined();
  });

  test.each(localeCodes)('nobody is lost in %s', (locale) => {
    const site = testContext(locale);
    const { rows, leftOff = '' } = selectRenewal({}, site);
    const rendered = rows.map(({ face }) => face.id);
    for (const [id, { name }] of site.providers) {
      expect(rendered.includes(id)).toBe(!leftOff.includes(name));
    }
  });
});

describe('home-renewal as drawn', () => {
  const rendered = renderElement(<HomeRenewal {...selectRenewal({}, english)} />);
  const rows = rendered.all('.jump');

  test('lines, dots and grid are drawn to one scale, each in the tint of its provider', () => {
    const scale = rendered.all('.jump-scale')[0]?.all('text') ?? [];
    expect(scale.map(({ attributes }) => Math.round(Number.parseFloat(attributes.x ?? '')))).toEqual([
      0, 44, 89,
    ]);
    expect(rows.map((row) => row.all('.jump-way')[0]?.attributes.d)).toEqual([
      'M0 50H82.8',
      'M0 50H22.2',
      'M0 50H17.8',
      undefined,
    ]);
    expect(rows.map((row) => row.all('.jump-dot')[0]?.attributes.cx)).toEqual([
      '82.8%',
      '22.2%',
      '17.8%',
      undefined,
    ]);
    expect(rows[0]?.all('.jump-grid')[0]?.attributes.d).toBe('M0 0V100M44.4 0V100M88.9 0V100');
    expect(rows.every(({ attributes }) => attributes.class?.startsWith('tint-'))).toBe(true);
  });

  test('the same stands in a table; what does not renew has a dash there and no dot', () => {
    const cells = rendered
      .all('tbody')[0]
      ?.all('tr')
      .map((row) => [row.all('th')[0]?.text, ...row.all('td').map(({ text }) => text)]);
    expect(cells?.[0]).toEqual(['Birch VPN', '$3.49', '$9.99', '× 2.9']);
    expect(cells?.[3]).toEqual(['Fir VPN', '$2.75', '–', 'prepaid']);
    expect(rows[3]?.all('.jump-dot')).toEqual([]);
  });

  test('who raises nothing is set apart, and its dot lies small inside the ring', () => {
    const steady = withPlans(english, 'alder', { months: 12, charged: 72 });
    const [birch, alder, fir] = renderElement(
      <HomeRenewal {...selectRenewal({ providers: ['birch', 'alder', 'fir'] }, steady)} />,
    ).all('.jump');
    expect([birch, alder, fir].map((row) => row?.attributes.class?.includes('jump-level'))).toEqual([
      false,
      true,
      true,
    ]);
    expect([birch, alder].map((row) => row?.all('.jump-dot')[0]?.attributes.r)).toEqual(['6', '2']);
    expect(alder?.all('.jump-way')).toEqual([]);
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

  test('a name leads to its review, or is only a name', () => {
    const site = { ...english, reviewPath: (id: string) => (id === 'elm' ? '/of/elm' : undefined) };
    const [figure] = renderElement(<HomeRenewal {...selectRenewal({}, site)} />).all('figure');
    const links = figure?.all('a') ?? [];
    const reviews = links.filter(({ attributes }) => attributes.href?.startsWith('/of/'));
    expect(reviews.map(({ text, attributes }) => [text, attributes.href])).toEqual([['Elm VPN', '/of/elm']]);
  });
});
