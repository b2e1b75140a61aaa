import { localeCodes } from '@vpn-site/core/locale/locale-table.ts';
import { renderElement, renderHtml } from '@vpn-site/fixture/render-html.tsx';
import { describe, expect, test } from 'vitest';
import { AnalyticsState } from './analytics-state.tsx';

describe('analytics-state', () => {
  test.each(localeCodes)('names the service in %s only where it is on', (locale) => {
    const rendered = (isOn: boolean) => renderHtml(<AnalyticsState isOn={isOn} />, locale);
    expect(rendered(true)).toContain('Google Analytics');
    expect(rendered(true)).toContain('Global Privacy Control');
    expect(rendered(false)).not.toContain('Google');
  });
});

test('says what is on, what is sent, what is kept and how to take it back; or only that it is off', () => {
  const starts = (isOn: boolean) =>
    renderElement(<AnalyticsState isOn={isOn} />)
      .all('p')
      .map(({ text }) => text.split(' ').slice(0, 2).join(' '));
  expect(starts(true)).toEqual(['On, if', 'After that,', 'Your answer', 'You can']);
  expect(starts(false)).toEqual(['Off. The']);
});
