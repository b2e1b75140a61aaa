import { localeCodes } from '@vpn-site/core/locale/locale-table.ts';
import { renderHtml } from '@vpn-site/fixture/render-html.tsx';
import { expect, test } from 'vitest';
import { AnalyticsState } from './analytics-state.tsx';

test.each(localeCodes)('names the service in %s only where it is on', (locale) => {
  const rendered = (isOn: boolean) => renderHtml(<AnalyticsState isOn={isOn} />, locale);
  expect(rendered(true)).toContain('Google Analytics');
  expect(rendered(true)).toContain('Global Privacy Control');
  expect(rendered(false)).not.toContain('Google');
});
