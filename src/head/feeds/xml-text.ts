import { escapeHtml } from '../head-tag.ts';

/** What XML 1.0 cannot hold, not even escaped: most control characters, half surrogates, two non-characters. */
const unwritable = /[^\t\n\r\u0020-\uD7FF\uE000-\uFFFD\u{10000}-\u{10FFFF}]/gu;

/** Text as content or as an attribute value in double quotes. */
export function xmlText(text: string): string {
  return escapeHtml(text.replaceAll(unwritable, ''));
}
