import { renderToStaticMarkup } from 'react-dom/server';
import { IntlProvider } from 'use-intl/react';
import { describe, expect, test } from 'vitest';
import { messagesOf } from '#compose/locale-site.ts';
import { localeCodes } from '#domain/locale/locale-table.ts';
import { fixtureCatalog } from '#fixtures/fixture-site.ts';
import { testContext } from '#fixtures/test-context.ts';
import { AuditTimeline } from './audit-timeline.tsx';
import { selectAuditTimeline } from './select.ts';

const { years, rows } = selectAuditTimeline(testContext());
const rowOf = (provider: string) => rows.find((row) => row.provider === provider);

describe('audit-timeline', () => {
  test.each(localeCodes)('has a row for every provider, by name, in %s', (locale) => {
    const site = testContext(locale);
    const alder = site.providers.get('alder');
    if (!alder) throw new Error('The fixture has this provider.');
    const providers = new Map([...site.providers, ['alder', { ...alder, name: 'Çınar' }]]);
    expect(selectAuditTimeline({ ...site, providers }).rows.map(({ name }) => name)).toEqual([
      'Birch VPN',
      'Cedar VPN',
      'Çınar',
      'Dogwood',
      'Elm VPN',
      'Fir VPN',
    ]);
  });

  test('one scale for all: from the oldest entry of anyone to this year', () => {
    expect([years[0]?.year, years.at(-1)?.year]).toEqual([2018, 2025]);
    // Its day is not known, so it may be anywhere in the year.
    const oldest = rowOf('alder')?.below.at(-1);
    expect(oldest?.position.span).toEqual({ from: 0, to: years[1]?.from });
  });

  test('every audit and incident is drawn, in the form of its kind', () => {
    const kinds = (provider: string) => {
      const row = rowOf(provider);
      return [row?.above.map(({ kind }) => kind), row?.below.map(({ kind }) => kind)];
    };
    expect(kinds('alder')).toEqual([
      ['ring', 'dotted', 'filled', 'filled'],
      ['diamond', 'diamond'],
    ]);
    expect(kinds('birch')).toEqual([['ring'], ['diamond', 'diamond']]);
    expect(kinds('cedar')).toEqual([['filled'], []]);
    expect(kinds('dogwood')).toEqual([[], []]);
  });

  test('other products are pale and not counted', () => {
    const alder = rowOf('alder');
    expect(alder?.above.map(({ isPale }) => isPale)).toEqual([false, true, false, false]);
    expect(alder?.audits.text).toBe('3 audits');
  });

  test('none and unknown are said, and only what is known has a source', () => {
    expect(rowOf('fir')?.audits).toMatchObject({ text: 'no audit', mark: { evidence: 'fir/audits' } });
    expect(rowOf('cedar')?.incidents).toMatchObject({
      text: 'no incident',
      mark: { evidence: 'cedar/incidents' },
    });
    expect(rowOf('dogwood')?.audits).toEqual({ text: 'audits unknown', mark: undefined });
    expect(rowOf('dogwood')?.incidents).toEqual({ text: 'incidents unknown', mark: undefined });
  });

  test('a line says its dates in words, the oldest first', () => {
    expect(rowOf('alder')?.label).toBe(
      'Alder VPN. Audits: Jun 2019, Sep 2023, 2024, and Feb 2025. Incidents: 2018 and Mar 9, 2021',
    );
    expect(rowOf('fir')?.label).toBe('Fir VPN. Incidents: 2020');
    expect(rowOf('dogwood')?.label).toBe('Dogwood');
  });

  test('the drawing holds as many marks as there are entries, and the legend every kind', () => {
    const html = renderToStaticMarkup(
      <IntlProvider locale="en" timeZone="UTC" messages={messagesOf(fixtureCatalog(), 'en')}>
        <AuditTimeline years={years} rows={rows} />
      </IntlProvider>,
    );
    const entries = rows.reduce((sum, { above, below }) => sum + above.length + below.length, 0);
    const [legend = '', chart = ''] = html.split('record-chart-years');
    expect(entries).toBe(14);
    expect(chart.split('class="time-mark').length - 1).toBe(entries);
    for (const kind of ['filled', 'ring', 'dotted', 'diamond']) expect(legend).toContain(`time-${kind}`);
  });
});
