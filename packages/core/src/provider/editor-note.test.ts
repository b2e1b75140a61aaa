import { expect, test } from 'vitest';
import { editorNoteIn } from './editor-note.ts';

test.each([
  ['Alder: README (commit of 6 August 2026)', '(commit of 6 August 2026)'],
  ['Alder server list (2026-08-06)', '(2026-08-06)'],
  ['Alder chart (file of August 2026)', '(file of August 2026)'],
  ['Alder privacy policy (German, undated)', '(German, undated)'],
  ['The Daily (Polish): who owns Alder', '(Polish)'],
  ['Alder passes an audit (The Daily, read in a copy)', '(The Daily, read in a copy)'],
  ['Alder app, issue 12 (user report)', '(user report)'],
  ['Alder leaves the country (after The Daily)', '(after The Daily)'],
  ['Alder terms, as recorded by Terms Archive', 'as recorded by'],
  ['Price index: capture of a price page', 'capture of'],
  ['Price index: the price page, 11 October 2026', '11 October 2026'],
])('%s', (title, note) => {
  expect(editorNoteIn(title)).toBe(note);
});

test.each([
  'Alder: no-logs audit',
  'How to upgrade to Premium (Plus)',
  'Register entry: Alder (formerly Oak)',
  'Holding(s) in company',
  'Alder app audit by Cure53, June 2020',
  'Warrant canary, signed statement of 7 July 2026',
  'Der Vergleich: VPNs in Germany',
])('a title may say so itself: %s', (title) => {
  expect(editorNoteIn(title)).toBeUndefined();
});
