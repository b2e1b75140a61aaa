import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { DecidedCell, Decision } from './decision.ts';
import { decisionEdits, RefusedDecision } from './decision-edits.ts';

const today = '2026-11-16';
const file = 'facts/providers/alder.yaml';
const path = ['facts', 'tor'];
const pinnedUrl = `https://github.com/alder/app/blob/${'a'.repeat(40)}/README.md`;

const sources: DecidedCell['sources'] = {
  page: { kind: 'living', url: 'https://alder.example/tor' },
  help: { kind: 'living', url: 'https://alder.example/help' },
  paper: { kind: 'document', url: 'https://paper.example/alder', published: '2026-02' },
  code: { kind: 'living', url: pinnedUrl, published: '2026-08-21' },
  list: { kind: 'living', url: 'https://alder.example/prices', published: '2026-09-30' },
};

const words = (...ids: string[]) => ids.map((source) => ({ source, text: `Words of ${source}` }));

function cellOf(...ids: string[]): DecidedCell {
  const fields = {
    value: true,
    basis: 'provider-claim',
    asOf: '2026-03',
    checked: '2026-04-01',
    sources: ids,
    quotes: words(...ids),
    note: { en: 'a', pl: 'b', tr: 'c' },
    claims: [{ value: false, sources: ['paper'] }],
  };
  return { file, path, fields, sources, citedElsewhere: new Set(['paper']) };
}

const edits = (cell: DecidedCell, decision: Decision) =>
  Object.fromEntries(
    decisionEdits(cell, decision, today).map((edit) => [edit.path.join('.'), edit.value] as const),
  );

describe('still true', () => {
  const stillTrue = (...read: string[]): Decision => ({ kind: 'still-true', read });

  test('a living source dates the value anew', () => {
    expect(edits(cellOf('page'), stillTrue('page'))).toEqual({
      'facts.tor.asOf': today,
      'facts.tor.checked': today,
    });
  });

  test('is refused as long as a living source was not read', () => {
    expect(() => edits(cellOf('page', 'help'), stillTrue('page'))).toThrow('Read help too');
  });

  test('of documents alone only the day of reading moves', () => {
    expect(edits(cellOf('paper'), stillTrue('paper'))).toEqual({ 'facts.tor.checked': today });
  });

  test('a file at a commit is as old as the commit', () => {
    expect(edits(cellOf('code'), stillTrue('code'))).toEqual({
      'facts.tor.asOf': '2026-08-21',
      'facts.tor.checked': today,
    });
  });

  test('prices were seen again on that day', () => {
    const plan = { id: 'basic', observed: '2026-03-01', source: 'page' };
    const cell = cellOf('page');
    const prices = { ...cell, fields: { ...cell.fields, value: [plan, { ...plan, source: 'paper' }] } };
    expect(edits(prices, stillTrue('page'))).toMatchObject({ 'facts.tor.value.0.observed': today });
    expect(edits(prices, stillTrue('page'))).not.toHaveProperty(['facts.tor.value.1.observed']);
  });

  test('prices of a list that bears a day are of that day, and the rules take what is written', () => {
    const cell = cellOf('list');
    const plan = { id: 'basic', observed: '2026-03-01', source: 'list' };
    const of = (observed: string) => ({
      ...cell,
      fields: { ...cell.fields, value: [{ ...plan, observed }] },
    });
    const seen = 'facts.tor.value.0.observed';
    expect(edits(of('2026-03-01'), stillTrue('list'))).toMatchObject({ [seen]: '2026-09-30' });
    expect(edits(of('2026-09-30'), stillTrue('list'))).not.toHaveProperty([seen]);
  });
});

describe('changed', () => {
  const changed = (part: Partial<Extract<Decision, { kind: 'changed' }>> = {}): Decision => ({
    kind: 'changed',
    value: false,
    quotes: [{ source: 'page', text: 'Not any more.' }],
    basis: 'provider-claim',
    asOf: today,
    note: cellOf('page').fields.note,
    ...part,
  });

  test('the value, its words and its dates', () => {
    expect(edits(cellOf('page'), changed())).toEqual({
      'facts.tor.value': false,
      'facts.tor.readAs': { is: false, why: 'An editor read these words.' },
      'facts.tor.quotes.0.text': 'Not any more.',
      'facts.tor.asOf': today,
      'facts.tor.checked': today,
    });
  });

  test('sources without words no longer stand behind it; those that nothing cites go', () => {
    expect(edits(cellOf('page', 'help', 'paper'), changed())).toMatchObject({
      'facts.tor.sources': ['page'],
      'sources.help': undefined,
    });
    expect(edits(cellOf('page', 'paper'), changed())).not.toHaveProperty(['sources.paper']);
  });

  test('without a date it says when it was first read', () => {
    expect(edits(cellOf('page'), changed({ asOf: undefined }))).toMatchObject({
      'facts.tor.asOf': undefined,
      'facts.tor.firstRead': today,
    });
  });

  test('is refused without words, from nowhere, or as unknown', () => {
    const refused = (part: Parameters<typeof changed>[0]) => () => edits(cellOf('page'), changed(part));
    expect(refused({ quotes: [{ source: 'page', text: ' ' }] })).toThrow(RefusedDecision);
    expect(refused({ quotes: [{ source: 'blog', text: 'Yes' }] })).toThrow('no source "blog"');
    expect(refused({ value: 'unknown' })).toThrow('Decide "unknown"');
  });
});

describe('a source is gone', () => {
  const gone = (source: string, movedTo?: string): Decision => ({ kind: 'source-gone', source, movedTo });

  test('others carry the value on', () => {
    expect(edits(cellOf('page', 'paper'), gone('page'))).toEqual({
      'facts.tor.sources': ['paper'],
      'facts.tor.quotes.0.source': 'paper',
      'facts.tor.quotes.0.text': 'Words of paper',
      'facts.tor.quotes.1': undefined,
      'sources.page': undefined,
    });
  });

  test('with the last one the value is unknown, and claims stay', () => {
    const after = edits(cellOf('page'), gone('page'));
    expect(after).toMatchObject({ 'facts.tor.value': 'unknown', 'facts.tor.note': undefined });
    expect(after).not.toHaveProperty(['facts.tor.claims']);
  });

  test('so it is where the others show no words', () => {
    const cell = cellOf('page', 'paper');
    const quotes = [...words('page'), { source: 'paper', missing: 'not-reread' as const }];
    const after = edits({ ...cell, fields: { ...cell.fields, quotes } }, gone('page'));
    expect(after).toMatchObject({ 'facts.tor.value': 'unknown' });
  });

  test('is refused where a part of the value rests on it', () => {
    const cell = cellOf('page', 'paper');
    const listed = { ...cell, fields: { ...cell.fields, value: [{ date: '2026', source: 'page' }] } };
    expect(() => edits(listed, gone('page'))).toThrow('First change the value');
    expect(() => edits(cell, gone('help'))).toThrow('Choose one of page, paper');
  });

  test('one that moved gets its new address', () => {
    const address = 'https://alder.example/new';
    expect(edits(cellOf('page'), gone('page', address))).toEqual({ 'sources.page.url': address });
  });
});

test('unknown keeps a note and claims, and nothing else', () => {
  const note = { en: 'x', pl: 'y', tr: 'z' };
  expect(edits(cellOf('page'), { kind: 'unknown', note })).toEqual({
    'facts.tor.value': 'unknown',
    'facts.tor.basis': undefined,
    'facts.tor.asOf': undefined,
    'facts.tor.checked': undefined,
    'facts.tor.sources': undefined,
    'facts.tor.quotes': undefined,
    'facts.tor.note.en': 'x',
    'facts.tor.note.pl': 'y',
    'facts.tor.note.tr': 'z',
    'sources.page': undefined,
  });
});

describe('whatever is decided', () => {
  const ids = Object.keys(sources);
  const someIds = fc.subarray(ids, { minLength: 1 });
  const day = fc
    .integer({ min: 0, max: 2_000 })
    .map((offset) => new Date(Date.UTC(2024, 0, 1 + offset)).toISOString().slice(0, 10));
  const quote = fc.record({ source: fc.constantFrom(...ids, 'nowhere'), text: fc.string() });
  const decision: fc.Arbitrary<Decision> = fc.oneof(
    fc.record({ kind: fc.constant('still-true' as const), read: fc.subarray(ids) }),
    fc.record({
      kind: fc.constant('changed' as const),
      value: fc.oneof(fc.boolean(), fc.string(), fc.integer()),
      quotes: fc
        .tuple(quote)
        .chain(([first]) =>
          fc
            .array(quote, { maxLength: 2 })
            .map((rest): [typeof first, ...(typeof first)[]] => [first, ...rest]),
        ),
      basis: fc.constant('press-report' as const),
      asOf: fc.option(day, { nil: undefined }),
    }),
    fc.record({
      kind: fc.constant('source-gone' as const),
      source: fc.constantFrom(...ids),
      movedTo: fc.option(fc.webUrl(), { nil: undefined }),
    }),
    fc.record({ kind: fc.constant('unknown' as const) }),
  );
  const made = (cited: readonly string[], decided: Decision, on: string) => {
    try {
      return decisionEdits(cellOf(...cited), decided, on);
    } catch (error) {
      if (error instanceof RefusedDecision) return [];
      throw error;
    }
  };

  test('only its cell, an address and sources that nothing cites are touched', () => {
    fc.assert(
      fc.property(someIds, decision, day, (cited, decided, on) => {
        for (const edit of made(cited, decided, on)) {
          expect(edit.file).toBe(file);
          const [room, name = '', field] = edit.path;
          if (room === 'facts') expect(name).toBe('tor');
          else if (field === 'url') expect(decided).toMatchObject({ kind: 'source-gone', source: name });
          else {
            expect([room, edit.path.length, edit.value]).toEqual(['sources', 2, undefined]);
            expect(['paper', ...ids.filter((id) => !cited.includes(id))]).not.toContain(name);
          }
        }
      }),
    );
  });

  test('no value is written without words, and the day of reading is the day given', () => {
    fc.assert(
      fc.property(someIds, decision, day, (cited, decided, on) => {
        const written = made(cited, decided, on);
        const at = (field: string) => written.find((edit) => edit.path.join('.') === `facts.tor.${field}`);
        if (at('value') && at('value')?.value !== 'unknown') {
          expect(decided.kind === 'changed' && decided.quotes.every(({ text }) => text.trim() !== '')).toBe(
            true,
          );
        }
        expect([undefined, on]).toContain(at('checked')?.value);
        if (decided.kind === 'still-true' && written.length > 0) expect(at('value')).toBeUndefined();
      }),
    );
  });
});
