import { parseMarkdoc } from '@vpn-site/content/parse-markdoc.ts';
import type { SiteState } from '@vpn-site/core/site/site-state.ts';
import { expect, test } from 'vitest';
import { headingIds } from '#blocks/document/body-structure.ts';
import { prosePieces } from '#blocks/document/body-words.ts';
import { shownBody, unconditionalBody } from './when.block.ts';
import { When } from './when.tsx';

const shown = (source: string, ...states: SiteState[]) => shownBody(parseMarkdoc(source), new Set(states));
const words = (source: string, ...states: SiteState[]) =>
  prosePieces(shown(source, ...states)).map(({ text }) => text.trim());

const section =
  'Before.\n\n{% when so="paid-links" %}\n\n## Paid {% #paid %}\n\nText.\n\n{% /when %}\n\nAfter.';

test('text under a condition stands there while it is so', () => {
  expect(words(section, 'paid-links')).toEqual(['Before.', 'Paid', 'Text.', 'After.']);
  expect(words(section)).toEqual(['Before.', 'After.']);
  expect(headingIds(shown(section))).toEqual([]);
});

test('inside a line, only its own words go', () => {
  const line = 'We count {% when so="analytics" %}and others count {% /when %}clicks.';
  expect(words(line, 'analytics')).toEqual(['We count and others count clicks.']);
  expect(words(line)).toEqual(['We count clicks.']);
});

test('a line or an item of which nothing is left goes as a whole', () => {
  expect(shown('{% when so="reports" %}Write to us.{% /when %}').children).toEqual([]);
  expect(words('- One\n- {% when so="reports" %}Two{% /when %}')).toEqual(['One']);
});

test('search keeps neither side', () => {
  const both = 'Text. {% when so="reports" %}One.{% /when %}{% when so="no-reports" %}Other.{% /when %}';
  expect(prosePieces(unconditionalBody(parseMarkdoc(both))).map(({ text }) => text.trim())).toEqual([
    'Text.',
  ]);
});

test('words under a condition are drawn while it holds, and nothing instead of them', () => {
  expect(When({ isShown: true, children: 'Words.' })).toBe('Words.');
  expect(When({ isShown: false, children: 'Words.' })).toBeNull();
});
