import { describe, expect, test } from 'vitest';
import { problemsIn } from '../check.fixture.ts';
import { factFilesClosed } from './fact-files-closed.ts';
import { acme, history, lineOf, ownership, problemsAfter, smallFacts, trust } from './facts.fixture.ts';

describe('fact-files-closed', () => {
  test('right files pass, and so does a project without facts', () => {
    expect(problemsIn(smallFacts, factFilesClosed)).toEqual([]);
    expect(problemsIn({}, factFilesClosed)).toEqual([]);
  });

  test('an unknown key names file, line and the nearest valid one, however deep it stands', () => {
    const line = lineOf(acme, 'auditor');
    expect(
      problemsAfter(factFilesClosed, acme, 'auditor: Somebody', 'auditor: S\n        audtor: T'),
    ).toEqual([
      {
        file: acme,
        line: line + 1,
        message: 'Unknown field "audtor" in facts.audits.value.0.',
        remedy: 'Did you mean "auditor"?',
      },
    ]);
  });

  test('a claim, a plan, an owner and a price history are closed too', () => {
    const added = (file: string, passage: string) =>
      problemsAfter(factFilesClosed, file, passage, `zzzzzz: 1, ${passage}`);
    expect(added(acme, 'charged: 120')).toMatchObject([
      {
        line: lineOf(acme, 'charged: 120'),
        message: 'Unknown field "zzzzzz" in facts.prices.value.0.renewal.',
      },
    ]);
    expect(added(ownership, 'id: acme')).toMatchObject([
      {
        message: 'Unknown field "zzzzzz" in groups.0.brands.0.',
        remedy: expect.stringMatching(/^Remove it, or use one of: id, /),
      },
    ]);
    expect(added(history, 'from: 2026')).toMatchObject([{ line: lineOf(history, 'from: 2026') }]);
  });

  test('a missing field and a wrong word say what to write', () => {
    expect(problemsAfter(factFilesClosed, acme, '    basis: dataset\n    asOf', '    asOf')).toMatchObject([
      {
        line: lineOf(acme, 'jurisdiction'),
        message: 'Field "facts.jurisdiction.basis" is missing.',
        remedy: 'Add "basis: …".',
      },
    ]);
    expect(problemsAfter(factFilesClosed, acme, 'basis: press-report', 'basis: press-reprot')).toMatchObject([
      { line: lineOf(acme, 'basis: press-report'), remedy: 'Did you mean "press-report"?' },
    ]);
  });

  test('a value has the form of its type; an unknown one has no evidence', () => {
    expect(problemsAfter(factFilesClosed, acme, 'value: 2009', 'value: early')).toMatchObject([
      { line: lineOf(acme, 'value: 2009'), message: 'Field "facts.founded.value" is wrong.' },
    ]);
    expect(problemsAfter(factFilesClosed, acme, 'value: 2009', 'value: unknown')).toMatchObject([
      { message: 'Unknown field "basis" in facts.founded.' },
      { message: 'Unknown field "asOf" in facts.founded.' },
      { message: 'Unknown field "checked" in facts.founded.' },
      { message: 'Unknown field "sources" in facts.founded.' },
      { message: 'Unknown field "quotes" in facts.founded.' },
    ]);
  });

  test('a quote has words, or says why there are none', () => {
    const quote = '{ source: list, text: Sweden, where: line 3 }';
    for (const wrong of ['{ source: list }', '{ source: list, text: Sweden, missing: counted }']) {
      expect(problemsAfter(factFilesClosed, acme, quote, wrong)).toMatchObject([
        {
          line: lineOf(acme, quote),
          remedy:
            'Write source and text (with where, if it helps), or source and missing: not-reread or counted.',
        },
      ]);
    }
  });

  test('a source says whether it changes; a refused host is a host', () => {
    expect(problemsAfter(factFilesClosed, acme, ', kind: living', '')).toMatchObject([
      { message: 'Field "sources.list.kind" is missing.' },
    ]);
    const refused = {
      ...smallFacts,
      'facts/refused-hosts.yaml': 'hosts: [ { host: "https://x.example/", why: A } ]',
    };
    expect(problemsIn(refused, factFilesClosed)).toMatchObject([
      { remedy: 'Write the host alone, such as copied.example.' },
    ]);
  });

  test('a wrong vocabulary is reported alone, before the providers that depend on it', () => {
    expect(problemsAfter(factFilesClosed, trust, 'type: country', 'type: contry')).toMatchObject([
      { file: trust, line: lineOf(trust, 'type: country'), remedy: 'Did you mean "country"?' },
    ]);
  });

  test('broken YAML and a file at an unknown place are refused', () => {
    expect(problemsIn({ [acme]: 'id: acme\nfacts: [\n' }, factFilesClosed)).toMatchObject([
      { file: acme, line: 3, message: 'The file is not YAML.' },
    ]);
    expect(problemsIn({ [acme]: 'id: acme\nid: acme\n' }, factFilesClosed)).toMatchObject([
      { line: 2, remedy: expect.stringMatching(/twice/) },
    ]);
    expect(problemsIn({ 'facts/provider/acme.yaml': 'id: acme' }, factFilesClosed)).toEqual([
      {
        file: 'facts/provider/acme.yaml',
        line: 1,
        message: 'No tool reads a file at this path.',
        remedy: 'Did you mean facts/providers/?',
      },
    ]);
  });
});
