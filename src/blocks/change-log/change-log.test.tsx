import { renderToStaticMarkup } from 'react-dom/server';
import { IntlProvider } from 'use-intl/react';
import { describe, expect, test } from 'vitest';
import { loadCatalog } from '#catalog/catalog.ts';
import { composeBlockContext } from '#compose/block-context.ts';
import { messagesOf } from '#compose/locale-setting.ts';
import type { ChangeHistory, FactChange } from '#domain/change/fact-change.ts';
import { type LocaleCode, localeCodes } from '#domain/locale/locale-table.ts';
import { translator } from '#i18n/translator.ts';
import { ChangeLog } from './change-log.tsx';
import { selectChangeLog } from './select.ts';

const catalog = loadCatalog(process.cwd());
const contextOf = (locale: LocaleCode, history: ChangeHistory) => ({
  ...composeBlockContext(catalog, locale, translator(locale, messagesOf(catalog, locale)), '2026-11-15'),
  changes: () => history,
});
const changed = (key: string, before: unknown, after: unknown, provider = 'mullvad') =>
  ({ kind: 'changed', day: '2026-11-14', provider, key, before, after }) as FactChange;
const added = (provider: string): FactChange => ({ kind: 'added', day: '2026-11-13', provider });
const html = (locale: LocaleCode, history: ChangeHistory, provider?: string) =>
  renderToStaticMarkup(
    <IntlProvider locale={locale} messages={messagesOf(catalog, locale)} timeZone="UTC">
      <ChangeLog {...selectChangeLog(provider, contextOf(locale, history))} />
    </IntlProvider>,
  );

describe('change-log', () => {
  const changes = [
    changed('countries', 40, 49),
    changed('tor', 'unknown', true, 'nordvpn'),
    added('nordvpn'),
    added('mullvad'),
  ];

  test('says what was and what is, in the words of facts, by day', () => {
    const { days } = selectChangeLog(undefined, contextOf('en', { changes, isComplete: true }));
    expect(days).toMatchObject([
      {
        dayText: 'November 14, 2026',
        lines: [
          { provider: 'Mullvad VPN', label: 'Countries', values: { before: '40', after: '49' } },
          { provider: 'NordVPN', values: { before: 'Unknown', after: 'Yes' } },
        ],
      },
      { notes: ['Added with all facts: Mullvad VPN and NordVPN.'], lines: [] },
    ]);
  });

  test('of one provider, only its own', () => {
    const { days, isNamed } = selectChangeLog('mullvad', contextOf('en', { changes, isComplete: true }));
    expect(isNamed).toBe(false);
    expect(days.flatMap(({ lines }) => lines.map(({ id }) => id))).toEqual(['mullvad/countries']);
    expect(days[1]?.notes).toEqual(['Added with all facts: Mullvad VPN.']);
  });

  test('where the short answer is the same, it says that details changed', () => {
    const plans = [{ charged: 5 }];
    const history = { changes: [changed('prices', plans, [{ charged: 6 }])], isComplete: true };
    expect(selectChangeLog(undefined, contextOf('en', history)).days[0]?.lines[0]?.values).toBeUndefined();
    expect(html('en', history)).toContain('details changed');
  });

  test('a long history is cut, and says by how much', () => {
    const many = Array.from({ length: 205 }, () => changed('countries', 1, 2));
    expect(selectChangeLog(undefined, contextOf('en', { changes: many, isComplete: true })).older).toBe(5);
    expect(html('en', { changes: many, isComplete: true })).toContain('5 older changes are not shown.');
  });

  test.each(localeCodes)('an incomplete history says so in %s', (locale) => {
    const sentence = messagesOf(catalog, locale).dataPages.changes.incomplete;
    expect(html(locale, { changes: [], isComplete: false })).toContain(sentence);
    expect(html(locale, { changes, isComplete: true }, 'mullvad')).not.toContain(sentence);
  });
});
