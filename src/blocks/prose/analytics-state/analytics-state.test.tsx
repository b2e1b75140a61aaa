import { renderToStaticMarkup } from 'react-dom/server';
import { IntlProvider } from 'use-intl/react';
import { describe, expect, test } from 'vitest';
import { messagesOf } from '#compose/locale-site.ts';
import { localeCodes } from '#domain/locale/locale-table.ts';
import { fixtureCatalog } from '#fixtures/fixture-site.ts';
import { testContext } from '#fixtures/test-context.ts';
import { AnalyticsState } from './analytics-state.tsx';
import { selectAnalyticsState } from './select.ts';

describe('analytics-state', () => {
  test('follows the settings of the build', () => {
    const site = testContext();
    expect(selectAnalyticsState({ ...site, states: new Set() })).toEqual({ isOn: false });
    expect(selectAnalyticsState({ ...site, states: new Set(['analytics'] as const) })).toEqual({
      isOn: true,
    });
  });

  test.each(localeCodes)('names the service in %s only where it is on', (locale) => {
    const drawn = (isOn: boolean) =>
      renderToStaticMarkup(
        <IntlProvider locale={locale} messages={messagesOf(fixtureCatalog(), locale)} timeZone="UTC">
          <AnalyticsState isOn={isOn} />
        </IntlProvider>,
      );
    expect(drawn(true)).toContain('Google Analytics');
    expect(drawn(true)).toContain('Global Privacy Control');
    expect(drawn(false)).not.toContain('Google');
  });
});
