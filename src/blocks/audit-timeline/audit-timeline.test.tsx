import { renderToStaticMarkup } from 'react-dom/server';
import { IntlProvider } from 'use-intl/react';
import { describe, expect, test } from 'vitest';
import { loadCatalog } from '#catalog/catalog.ts';
import { composeBlockContext } from '#compose/block-context.ts';
import { messagesOf } from '#compose/locale-setting.ts';
import { type LocaleCode, localeCodes } from '#domain/locale/locale-table.ts';
import { translator } from '#i18n/translator.ts';
import { AuditTimeline } from './audit-timeline.tsx';
import { selectAuditTimeline } from './select.ts';

const catalog = loadCatalog(process.cwd());
const contextOf = (locale: LocaleCode) =>
  composeBlockContext(catalog, locale, translator(locale, messagesOf(catalog, locale)), '2026-11-15');
const { years, rows } = selectAuditTimeline(contextOf('en'));
const rowOf = (provider: string) => rows.find((row) => row.provider === provider);

describe('audit-timeline', () => {
  test.each(localeCodes)('has a row for every provider, by name, in %s', (locale) => {
    const names = selectAuditTimeline(contextOf(locale)).rows.map(({ name }) => name);
    expect(names).toHaveLength(catalog.facts.providers.length);
    expect(names).toEqual(names.toSorted(new Intl.Collator(locale).compare));
  });

  test('one scale for all: from the oldest entry of anyone to this year', () => {
    expect([years[0]?.year, years.at(-1)?.year]).toEqual([2015, 2026]);
    const [first] = rowOf('hide-me')?.above ?? [];
    expect(first?.place.span).toEqual({ from: 0, to: years[1]?.from });
  });

  test('every audit and incident is drawn, in the form of its kind', () => {
    const nord = rowOf('nordvpn');
    expect(nord?.above.map(({ kind }) => kind).toSorted()).toEqual([
      ...Array.from({ length: 6 }, () => 'dotted'),
      'ring',
    ]);
    expect(nord?.below.map(({ kind }) => kind)).toEqual(Array.from({ length: 7 }, () => 'diamond'));
    expect(rowOf('mullvad')?.above.filter(({ kind }) => kind === 'filled')).toHaveLength(12);
  });

  test('other products are pale and not counted', () => {
    const express = rowOf('expressvpn');
    expect(express?.above).toHaveLength(5);
    expect(express?.above.filter(({ isPale }) => isPale)).toHaveLength(1);
    expect(express?.audits.text).toBe('4 audits');
  });

  test('none and unknown are said, and only what is known has a source', () => {
    expect(rowOf('airvpn')?.audits).toMatchObject({
      text: 'no audit',
      mark: { evidence: 'airvpn/audits' },
    });
    expect(rowOf('tunnelbear')?.incidents).toEqual({ text: 'incidents unknown', mark: undefined });
  });

  test('a line says its dates in words, the oldest first', () => {
    expect(rowOf('ivpn')?.label).toMatch(/^IVPN\. Audits: Mar 2019, Jan 2020, .*\. Incidents: Aug 7, 2026$/);
    expect(rowOf('airvpn')?.label).toBe('AirVPN. Incidents: Feb 19, 2024');
  });

  test('the drawing holds as many marks as there are entries, and the legend every kind', () => {
    const html = renderToStaticMarkup(
      <IntlProvider locale="en" timeZone="UTC" messages={messagesOf(catalog, 'en')}>
        <AuditTimeline years={years} rows={rows} />
      </IntlProvider>,
    );
    const entries = rows.reduce((sum, { above, below }) => sum + above.length + below.length, 0);
    const [legend = '', chart = ''] = html.split('record-chart-years');
    expect(chart.split('class="time-mark').length - 1).toBe(entries);
    for (const kind of ['filled', 'ring', 'dotted', 'diamond']) expect(legend).toContain(`time-${kind}`);
  });
});
