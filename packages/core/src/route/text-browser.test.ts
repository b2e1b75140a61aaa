import { expect, test } from 'vitest';
import { isTextBrowser } from './text-browser.ts';

test.each([
  ['Lynx/2.9.0dev.12 libwww-FM/2.14 SSL-MM/1.4.1', true],
  ['Links (2.28; Linux 6.1 x86_64; GNU C 12.2; text)', true],
  ['ELinks/0.13.2 (textmode; Linux; 80x24-2)', true],
  ['w3m/0.5.3+git20230121', true],
  ['Dillo/3.1.1', true],
  ['Mozilla/5.0 (X11; Linux) NetSurf/3.10', true],
  ['Googlebot/2.1', false],
  ['curl/8.5.0', false],
  ['LinksCrawler 0.1beta', false],
  ['', false],
  [undefined, false],
])('%s is a text browser: %s', (userAgent, expected) => {
  expect(isTextBrowser(userAgent)).toBe(expected);
});
