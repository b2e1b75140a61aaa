import type { Source } from '@vpn-site/core/provider/provider.ts';
import { describe, expect, test } from 'vitest';
import type { WatchedCell } from './watch-cell.ts';
import { type ReadingsOf, watchNotice } from './watch-notice.ts';
import type { WatchReading } from './watch-verdict.ts';

const commit = 'a'.repeat(40);
const later = 'b'.repeat(40);
const fileAt = (at: string) => `https://github.com/alder/app/blob/${at}/README.md`;
const source = (url: string, kind: Source['kind'] = 'living'): Source => ({
  url,
  title: 'README',
  publisher: 'provider',
  kind,
  ...(url.includes(commit) ? { published: '2026-10-01' } : {}),
});
const sources = {
  page: source('https://alder.example/page'),
  file: source(fileAt(commit)),
  report: source('https://alder.example/report', 'document'),
};

const cell = (key: string, ids: (keyof typeof sources)[], more: Partial<WatchedCell> = {}): WatchedCell => ({
  provider: 'alder',
  file: 'facts/providers/alder.yaml',
  cell: ['facts', key],
  isClaim: false,
  evidence: { asOf: '2026-10-01', checked: '2026-11-01', sources: ids },
  sources,
  quotes: ids.map((id, index) => ({ source: id, index, text: `words of ${id}`, where: 'line 3' })),
  ...more,
});

const on = (day: string, reading: Partial<WatchReading> = {}): WatchReading => ({
  at: `${day}T06:00:00.000Z`,
  outcome: 'same',
  saidOn: day,
  capture: 'c'.repeat(64),
  ...reading,
});
/** Returns a function that looks up readings by 'key source'. */
const seen =
  (readings: Record<string, WatchReading[]>): ReadingsOf =>
  ({ cell: path }, id) =>
    readings[`${path.at(-1)} ${id}`] ?? [];
const edits = (cells: WatchedCell[], readings: Record<string, WatchReading[]>) =>
  watchNotice(cells, seen(readings)).proposals.map((proposal) => ({
    kind: proposal.kind,
    ...Object.fromEntries(proposal.edits.map(({ path, value }) => [path.join('.'), value])),
  }));

describe('a cell is still true', () => {
  test('on the day of the oldest look at its sources', () => {
    const both = { 'tor page': [on('2026-11-16')], 'tor file': [on('2026-11-15', { saidOn: '2026-10-01' })] };
    expect(edits([cell('tor', ['page', 'file'])], both)).toEqual([
      { kind: 'still-true', 'facts.tor.checked': '2026-11-15' },
    ]);
    const [proposal] = watchNotice([cell('tor', ['page', 'file'])], seen(both)).proposals;
    expect(proposal?.read.map(({ id, on: day }) => [id, day])).toEqual([
      ['page', '2026-11-16'],
      ['file', '2026-11-15'],
    ]);
  });

  test('as of that day where a page alone says so', () => {
    expect(edits([cell('tor', ['page'])], { 'tor page': [on('2026-11-16')] })).toEqual([
      { kind: 'still-true', 'facts.tor.checked': '2026-11-16', 'facts.tor.asOf': '2026-11-16' },
    ]);
  });

  test('only if every living source was seen to say so, documents left aside', () => {
    const cells = [cell('tor', ['page', 'file']), cell('logging', ['page', 'report'])];
    const readings = { 'tor page': [on('2026-11-16')], 'logging page': [on('2026-11-16')] };
    expect(edits(cells, readings)).toEqual([{ kind: 'still-true', 'facts.logging.checked': '2026-11-16' }]);
  });

  test('and not if it was checked since, by anybody', () => {
    const readings = { 'tor page': [on('2026-11-01'), on('2026-10-25', { outcome: 'gone' })] };
    expect(watchNotice([cell('tor', ['page'])], seen(readings))).toEqual({
      proposals: [],
      findings: [],
      waiting: [],
    });
  });

  test('and never without words', () => {
    expect(edits([cell('tor', ['page'], { quotes: [] })], { 'tor page': [on('2026-11-16')] })).toEqual([]);
  });
});

describe('a file that was changed', () => {
  const changed = on('2026-11-16', {
    saidOn: '2026-11-12',
    to: fileAt(later),
    lines: { 'words of file': 7 },
  });

  test('takes its address and day along', () => {
    expect(edits([cell('tor', ['file'])], { 'tor file': [changed] })).toEqual([
      {
        kind: 'address',
        'sources.file.url': fileAt(later),
        'sources.file.published': '2026-11-12',
        'facts.tor.quotes.0.where': 'line 7',
        'facts.tor.checked': '2026-11-16',
        'facts.tor.asOf': '2026-11-12',
      },
    ]);
  });

  test('keeps its address while another cell misses its words in it', () => {
    const cells = [cell('tor', ['file']), cell('logging', ['file'])];
    const readings = { 'tor file': [changed], 'logging file': [on('2026-11-16', { outcome: 'gone' })] };
    expect(edits(cells, readings)).toEqual([{ kind: 'still-true', 'facts.tor.checked': '2026-11-16' }]);
  });

  test('or a claim does', () => {
    const claim = cell('claim', ['file'], { isClaim: true });
    expect(edits([cell('tor', ['file']), claim], { 'tor file': [changed] })).toMatchObject([
      { kind: 'still-true' },
    ]);
    const all = { 'tor file': [changed], 'claim file': [changed] };
    expect(edits([cell('tor', ['file']), claim], all)).toMatchObject([{ kind: 'address' }]);
  });

  test('a page that moved has no day of its own', () => {
    const moved = on('2026-11-16', { to: 'https://alder.example/new' });
    const [proposal] = edits([cell('tor', ['page'])], { 'tor page': [moved] });
    expect(Object.keys(proposal ?? {})).toEqual([
      'kind',
      'sources.page.url',
      'facts.tor.checked',
      'facts.tor.asOf',
    ]);
  });
});

test('a change that lasted is found with both wordings; one that did not waits', () => {
  const words = { outcome: 'reworded', was: 'words of page', now: 'other words' } as const;
  const readings = {
    'tor page': [on('2026-11-09', words), on('2026-11-16', words)],
    'logging page': [on('2026-11-16', words)],
  };
  const { proposals, findings, waiting } = watchNotice(
    [cell('tor', ['page']), cell('logging', ['page'])],
    seen(readings),
  );
  expect(proposals).toEqual([]);
  expect(findings).toMatchObject([
    { kind: 'reworded', cell: ['facts', 'tor'], on: '2026-11-16', was: 'words of page', now: 'other words' },
  ]);
  expect(waiting.map(({ cell: { cell: path } }) => path)).toEqual([['facts', 'logging']]);
});
