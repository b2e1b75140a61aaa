import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  maxSourceLength,
  maxWrongLength,
  type ReportProblem,
  readReport,
  reportedFact,
  reportFields,
} from './reader-report.ts';

const context = { locale: 'pl', day: '2025-06-15', hasCard: true } as const;
const body = (fields: Readonly<Record<string, string>>) =>
  new URLSearchParams({
    about: 'alder/tor',
    wrong: 'It has Tor servers.',
    source: '',
    extra: '',
    ...fields,
  }).toString();
const read = (fields: Readonly<Record<string, string>>) => readReport(body(fields), context);
const problemsOf = (fields: Readonly<Record<string, string>>): readonly ReportProblem[] => {
  const found = read(fields);
  return found.kind === 'to-change' ? found.problems : [];
};

describe('a report', () => {
  test('is the fact, the words, the source, the language and the day, and nothing else', () => {
    expect(read({ source: 'https://alder.example/tor' })).toEqual({
      kind: 'report',
      report: {
        provider: 'alder',
        key: 'tor',
        wrong: 'It has Tor servers.',
        source: 'https://alder.example/tor',
        locale: 'pl',
        day: '2025-06-15',
      },
    });
  });

  test('names the fact that it is about, or none', () => {
    expect(reportedFact(body({}))).toBe('alder/tor');
    expect(reportedFact('wrong=x')).toBe('');
  });

  test.each([
    ['Zażółć gęślą jaźń', 'Zażółć gęślą jaźń'],
    ['one\r\ntwo\rthree\n', 'one\ntwo\nthree'],
    [
      "<script>alert(1)</script> '; DROP TABLE reports; --",
      "<script>alert(1)</script> '; DROP TABLE reports; --",
    ],
    ['see https://video.example/@alder/1.html', 'see https://video.example/@alder/1.html'],
  ])('keeps %j as %j', (wrong, kept) => {
    expect(read({ wrong })).toMatchObject({ kind: 'report', report: { wrong: kept } });
  });

  test.each([
    ['alder.example/tor', 'https://alder.example/tor'],
    ['  http://alder.example/a b', undefined],
    [' https://alder.example/ł ', 'https://alder.example/%C5%82'],
    ['https://alder.example/"><script>', 'https://alder.example/%22%3E%3Cscript%3E'],
    ['', 'none'],
    ['javascript:alert(1)', undefined],
    ['https://user:secret@alder/', undefined],
    ['not an address', undefined],
    [`https://alder.example/${'a'.repeat(maxSourceLength)}`, undefined],
  ])('the source %j is kept as %j', (source, kept) => {
    const found = read({ source });
    if (kept === undefined) expect(found).toMatchObject({ kind: 'to-change', problems: ['source'] });
    else expect(found.kind === 'report' && (found.report.source ?? 'none')).toBe(kept);
  });

  test.each<[Readonly<Record<string, string>>, ReportProblem[]]>([
    [{ wrong: ' \r\n ' }, ['empty']],
    [{ wrong: 'a'.repeat(maxWrongLength) }, []],
    [{ wrong: 'a'.repeat(maxWrongLength + 1) }, ['long']],
    [{ wrong: 'a\u202eb' }, ['unseen']],
    [{ wrong: '\u2066' }, ['empty', 'unseen']],
    [{ wrong: 'a\ufffdb' }, ['unseen']],
    [{ wrong: 'Write to me: jan.kowalski@mail.example' }, ['mail']],
    [{ source: 'https://alder.example/?to=a@b.example' }, ['mail']],
    [{ source: 'https://alder.example/?to=a%40b.example' }, ['mail']],
    [{ source: 'https://user:secret@alder.example/' }, ['mail', 'source']],
    [{ extra: 'https://spam.example' }, ['extra']],
    [{ wrong: '', source: 'x', extra: 'y' }, ['empty', 'source', 'extra']],
  ])('%j has to be changed: %j', (fields, problems) => {
    expect(problemsOf(fields)).toEqual(problems);
  });

  test('comes back with the words of its reader, without what cannot be seen', () => {
    expect(read({ wrong: 'a\u202eb', source: 'x' })).toMatchObject({
      written: { about: 'alder/tor', wrong: 'ab', source: 'x' },
    });
    expect(problemsOf({ wrong: 'ab' })).toEqual([]);
  });
});

describe('what our form cannot have sent', () => {
  test.each([
    '',
    'about=alder/tor',
    'wrong=x',
    'about=alder/tor&wrong=x&wrong=y',
    'about=alder/tor&wrong=x&id=0',
    '{"about":"alder/tor","wrong":"x"}',
  ])('%j is no form of ours', (text) => {
    expect(readReport(text, context).kind).toBe('malformed');
  });

  test('a fact without a card is refused', () => {
    expect(readReport(body({}), { ...context, hasCard: false }).kind).toBe('unknown-fact');
  });

  test('whatever is sent, nothing throws, and nothing is kept that is longer or other than allowed', () => {
    const text = fc.oneof(
      fc.string({ unit: 'binary', maxLength: 3000 }),
      fc.string({ unit: 'grapheme' }),
      fc.webUrl(),
      fc.emailAddress(),
    );
    const posted = fc.oneof(
      fc.string({ unit: 'binary' }),
      fc
        .array(fc.tuple(fc.constantFrom(...reportFields, 'id'), text), { maxLength: 5 })
        .map((fields) => new URLSearchParams(fields).toString()),
      fc.tuple(text, text).map(([wrong, source]) => body({ wrong, source })),
    );
    fc.assert(
      fc.property(posted, (sent) => {
        const found = readReport(sent, context);
        if (found.kind !== 'report') return;
        const { wrong, source, ...rest } = found.report;
        expect(Object.keys(rest)).toEqual(['provider', 'key', 'locale', 'day']);
        expect(wrong.length).toBeLessThanOrEqual(maxWrongLength);
        expect(wrong).not.toMatch(/(?![\t\n])\p{Cc}|[\u202a-\u202e\u2066-\u2069\ufffd]|\p{Cs}/u);
        expect(wrong.trim()).toBe(wrong);
        expect(wrong).not.toBe('');
        if (source === undefined) return;
        expect(source).toMatch(/^https?:\/\/[\x21-\x7e]+$/);
        expect(source.length).toBeLessThanOrEqual(maxSourceLength);
      }),
      { numRuns: 500 },
    );
  });

  test('what was kept would be kept again, unchanged', () => {
    fc.assert(
      fc.property(
        fc.string({ unit: 'grapheme', maxLength: 300 }),
        fc.option(fc.webUrl()),
        (wrong, source) => {
          const first = read({ wrong, source: source ?? '' });
          if (first.kind !== 'report') return;
          expect(read({ wrong: first.report.wrong, source: first.report.source ?? '' })).toEqual(first);
        },
      ),
    );
  });
});
