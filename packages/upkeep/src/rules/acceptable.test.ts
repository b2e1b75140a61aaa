import type { FactPath, YamlValue } from '@vpn-site/core/provider/fact-edit.ts';
import { describe, expect, test } from 'vitest';
import { refusalReason } from './acceptable.ts';
import { withEdits } from './edited-facts.ts';
import {
  alderFile,
  alderHistory,
  current,
  dearer,
  otherValue,
  reading,
  stillTrue,
  withEdit,
} from './proposal.fixture.ts';
import type { Proposal } from './proposal.ts';

const cell = ['facts', 'jurisdiction'];
const also = (proposal: Proposal, path: FactPath, value: YamlValue | undefined, file = alderFile) =>
  withEdit(proposal, { file, path, value });

const withoutQuotes: Proposal = {
  ...otherValue,
  edits: otherValue.edits.filter(({ path }) => !path.includes('quotes')),
};

test('an edit within another is refused, because their order would decide', () => {
  const whole = also(otherValue, cell, { value: 'unknown' });
  expect(refusalReason(whole, current)).toMatch(/ and a field that contains it\.$/);
});

test('a fact within a source is refused, because no source has one', () => {
  const hidden = also(dearer, ['sources', 'feed', 'facts'], { value: 'FI' });
  expect(refusalReason(hidden, current)).toBe('"sources.feed.facts" is not a field of a source.');
});

describe('is applied', () => {
  test.each([
    ['what a source still says', stillTrue],
    ['another value with its words', otherValue],
    ['a price with its history', dearer],
    [
      'a claim that is gone',
      {
        ...stillTrue,
        edits: [{ file: alderFile, path: [...cell, 'claims', 0], value: undefined }],
        read: [reading('blog')],
      },
    ],
    [
      'what nobody says any more',
      {
        ...stillTrue,
        kind: 'unknown' as const,
        edits: [{ file: alderFile, path: cell, value: { value: 'unknown' } }],
        read: [reading('terms'), reading('blog')],
        quote: '',
      },
    ],
    [
      'what was unknown, with its source',
      {
        ...otherValue,
        cell: ['facts', 'tor'],
        edits: [
          {
            file: alderFile,
            path: ['facts', 'tor'],
            value: {
              value: true,
              checked: '2026-06-01',
              sources: ['terms'],
              quotes: [{ source: 'terms', text: 'Tor' }],
            },
          },
        ],
      },
    ],
  ])('%s', (_, proposal) => {
    expect(refusalReason(proposal, current)).toBeUndefined();
  });
});

test('a file at a named commit need not be read again', () => {
  const pinned = (file: string) =>
    withEdits(current(file), [
      { path: [...cell, 'sources', 2], value: 'code' },
      {
        path: ['sources', 'code'],
        value: { kind: 'living', url: `https://code.example/${'a'.repeat(40)}/README` },
      },
    ]);
  expect(refusalReason(stillTrue, pinned)).toBeUndefined();
});

describe('is refused', () => {
  test.each<[string, Proposal, string]>([
    ['another cell', also(stillTrue, ['facts', 'prices', 'checked'], '2026-06-01'), 'outside its cell'],
    ['the name of the provider', also(stillTrue, ['id'], 'birch'), 'outside its cell'],
    ['all facts', also(stillTrue, ['facts'], {}), 'replaces all of'],
    ['another file', also(stillTrue, ['x'], 1, 'facts/providers/birch.yaml'), 'not the file of its cell'],
    ['a file elsewhere', also(stillTrue, ['x'], 1, 'facts/../package.json'), 'not the file of its cell'],
    ['a history without a price', also(stillTrue, ['checked'], '2026-06-01', alderHistory), 'not the file'],
    ['what every object has', also(stillTrue, [...cell, '__proto__', 'x'], 1), '"__proto__" is not a field'],
    ['a place inside a text', also(stillTrue, [...cell, 'value', 'x'], 1), 'has no field'],
    [
      'a gap in a list',
      also(stillTrue, [...cell, 'quotes', 5], { source: 'terms', text: 'x' }),
      'has no field',
    ],
    ['nothing read', { ...stillTrue, read: [] }, 'read no source'],
    [
      'a capture without a name',
      { ...stillTrue, read: [{ ...reading('terms'), capture: 'x' }] },
      'not a SHA-256',
    ],
    ['an id of two lines', { ...stillTrue, id: 'a\nb' }, 'id is not one line'],
    ['a cell that is not there', { ...stillTrue, cell: ['facts', 'none'] }, 'no cell "facts.none"'],
    ['a file of somebody else', { ...stillTrue, provider: 'birch' }, 'not the file for the facts of "birch"'],
    [
      'a living source that was not read',
      { ...stillTrue, read: [reading('report')] },
      'did not read "terms"',
    ],
    [
      'a claim of another source',
      also(stillTrue, [...cell, 'claims', 0, 'value'], 'FI'),
      'none of its sources',
    ],
    [
      'a row of another source',
      also(stillTrue, ['sources', 'blog', 'url'], 'https://x.example'),
      'did not read',
    ],
    ['words of another source', also(stillTrue, [...cell, 'quotes', 1, 'text'], 'x'), 'words of a source'],
    ['a value without words', { ...otherValue, quote: ' ' }, 'without a quote'],
    ['a value whose words go', also(withoutQuotes, [...cell, 'quotes'], []), 'without a quote'],
    ['a value without a source', also(otherValue, [...cell, 'sources'], undefined), 'without a quote'],
    [
      'a past price',
      also(dearer, ['plans', 0, 'points', 0, 'charged'], 1, alderHistory),
      'which must not change',
    ],
    [
      'a plan taken from the history',
      also(dearer, ['plans', 1], undefined, alderHistory),
      'which must not change',
    ],
    [
      'a note on what nobody says',
      {
        ...stillTrue,
        cell: ['facts', 'tor'],
        edits: [{ file: alderFile, path: ['facts', 'tor', 'note'], value: 'x' }],
      },
      'names no source',
    ],
  ])('%s', (_, proposal, reason) => {
    expect(refusalReason(proposal, current)).toContain(reason);
  });
});
