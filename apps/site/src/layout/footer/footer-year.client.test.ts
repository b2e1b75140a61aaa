import { expect, test } from 'vitest';
import { showCurrentYear } from './footer-year.client.ts';

test.each([
  ['2025-12-31', '© 2025 VPN Site 2025'],
  ['2026-01-01', '© 2026 VPN Site 2025'],
  ['2024-06-01', '© 2025 VPN Site 2025'],
])('on %s the footer of a page built in 2025 says %s', (day, shown) => {
  const line = { textContent: '© 2025 VPN Site 2025', getAttribute: () => '2025' };
  showCurrentYear(day, { querySelectorAll: () => [line] } as unknown as ParentNode);
  expect(line.textContent).toBe(shown);
});
