import { renderElement, renderHtml } from '@vpn-site/fixture/render-html.tsx';
import { testContext } from '@vpn-site/fixture/test-context.ts';
import { expect, test } from 'vitest';
import { selectAuditTimeline } from './audit-timeline.block.ts';
import { AuditTimeline } from './audit-timeline.tsx';

const { years, rows } = selectAuditTimeline(testContext());
const rowOf = (provider: string) => rows.find((row) => row.provider === provider);

test('has a row for every provider, by name in the order of the alphabet', () => {
  const site = testContext('tr');
  const alder = site.providers.get('alder');
  if (!alder) throw new Error('The fixture has this provider.');
  const providers = new Map([...site.providers, ['alder', { ...alder, name: 'Çınar' }]]);
  const names = selectAuditTimeline({ ...site, providers }).rows.map(({ name }) => name);
  expect(names).toEqual(['Birch VPN', 'Cedar VPN', 'Çınar', 'Dogwood', 'Elm VPN', 'Fir VPN']);
});

test('one scale for all: from the oldest entry of anyone to this year', () => {
  expect([years[0]?.year, years.at(-1)?.year]).toEqual([2018, 2025]);
  // Only its year is known, so the mark covers the whole year.
  const oldest = rowOf('alder')?.below.at(-1);
  expect(oldest?.position.span).toEqual({ from: 0, to: years[1]?.from });
});

test('every audit and incident is drawn, in the form of its kind', () => {
  const kinds = (provider: string) => {
    const row = rowOf(provider);
    return [...(row?.above ?? []), ...(row?.below ?? [])].map(({ kind }) => kind).join(' ');
  };
  expect(kinds('alder')).toBe('ring dotted filled filled square square');
  expect(kinds('birch')).toBe('filled ring diamond square');
  expect(kinds('dogwood')).toBe('');
});

test('other products are pale and not counted', () => {
  const alder = rowOf('alder');
  expect(alder?.above.map(({ isPale }) => isPale)).toEqual([false, true, false, false]);
  expect(alder?.audits.text).toBe('3 audits');
});

test('none and unknown are said, and only what is known has a source', () => {
  expect(rowOf('fir')?.audits).toMatchObject({ text: 'no audit', mark: { evidence: 'fir/audits' } });
  expect(rowOf('dogwood')?.audits).toEqual({ text: 'no known audit', mark: undefined });
  expect(rowOf('alder')?.incidents).toEqual({ text: 'no known incident', mark: undefined });
});

test('a line says its dates in words, the oldest first', () => {
  expect(rowOf('alder')?.label).toBe(
    'Alder VPN. Audits: Jun 2019, Sep 2023 and Feb 2025. Audits of other products: 2024. Put to the test: 2018 and Mar 9, 2021',
  );
  expect([rowOf('fir')?.label, rowOf('dogwood')?.label]).toEqual([
    'Fir VPN. Incidents: 2019 and 2020',
    'Dogwood',
  ]);
});

test('the drawing holds as many marks as there are entries', () => {
  const html = renderHtml(<AuditTimeline years={years} rows={rows} />);
  const entries = rows.reduce((sum, { above, below }) => sum + above.length + below.length, 0);
  const [, chart = ''] = html.split('record-chart-years');
  expect(entries).toBe(17);
  expect(chart.split('class="time-mark').length - 1).toBe(entries);
});

test('the legend draws each kind beside its words', () => {
  const [legend] = renderElement(<AuditTimeline years={years} rows={[]} />).all('.record-legend');
  const kinds = legend?.all('.time-mark').map(({ attributes }) => attributes.class?.split('-').at(-1));
  expect(kinds?.join(' ')).toBe('filled ring dotted diamond square filled');
  expect(legend?.text).toMatch(/public audit.*not public audit.*not known.* incident put to the test/);
});
