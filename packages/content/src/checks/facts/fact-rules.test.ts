import { expect, test } from 'vitest';
import { countryCodes } from '#facts/country-codes.ts';
import type { Problem } from '#problem.ts';
import { allChecks, factProblems } from '../all-checks.ts';
import { problemsIn } from '../check.fixture.ts';
import type { Check } from '../check.ts';
import {
  acme,
  country,
  history,
  lineOf,
  ownership,
  policies,
  problemsAfter,
  smallFacts,
  trust,
} from './facts.fixture.ts';

const ruleNamed = (name: string): Check => {
  const rule = allChecks[name];
  if (!rule) throw new Error(`There is no rule "${name}".`);
  return rule;
};
const inWords = ({ file, line, message, remedy }: Problem) => `${file}:${line} ${message} ${remedy}`;
const found = (rule: string, files: Readonly<Record<string, string | undefined>>) =>
  problemsIn(files, ruleNamed(rule)).map(inWords);
const after = (rule: string, file: string, passage: string, instead: string) =>
  problemsAfter(ruleNamed(rule), file, passage, instead).map(inWords);
const changed = (...edits: readonly (readonly [passage: string, instead: string])[]) => ({
  ...smallFacts,
  [acme]: edits.reduce((text, [passage, instead]) => text.replace(passage, instead), smallFacts[acme] ?? ''),
});

const provider = smallFacts[acme] ?? '';
const founded = /founded: \{.*\n/.exec(provider)?.[0] ?? '';
const foundedUnknown = 'founded: { value: unknown }\n';
const logging = 'logging: { value: none,';
const text = '{ en: A, pl: A, tr: A }';
const wording = (is: string) =>
  `logging: { wording: { is: ${is}, sentence: ${text}, short: ${text} }, value: none,`;
const sometimes = '    quotes: [ { source: list, text: Sometimes } ]\n';
const labels = 'options: { none: { en: a, pl: b, tr: c }';
const words = 'note: { en: a, pl: b, tr: c }';
const quote = '{ source: list, text: Sweden, where: line 3 }';
const review = 'name: Reviews, sources: [ register ]';
const [newer, older] = ['  - date: 2026', '  - date: 2025'];
const point = '      - { from: 2026-08-11';

test('the small facts break no rule, nor does a project without facts', () => {
  expect(found('fact-files-closed', {})).toEqual([]);
  const problems = problemsIn(smallFacts, ({ root, factFiles, today }) =>
    factProblems(root, factFiles, today),
  );
  // Their quotes are too short to show the values; values-in-quotes has facts of its own.
  expect(problems.filter(({ message }) => !message.includes('but its quotes show'))).toEqual([]);
});

/** One passage of the provider's file, what stands there instead, and words of the one problem that it makes. */
type Change = readonly [passage: string, instead: string, words: string, at?: string];
type Row = readonly [rule: string, ...Change];

test.for<Row>([
  ['country-codes', 'value: SE', 'value: UK', '"UK" is not the code of a country. Did you mean "GB"?'],
  ['country-codes', 'value: FI', 'value: fi', 'Did you mean "FI"?'],
  ['country-codes', 'region: US', 'region: USA', 'Write the two capital letters of ISO 3166-1'],
  ['currency-codes', 'currency: USD', 'currency: usd', 'is not the code of a currency. Did you mean "USD"?'],
  ['fact-dates-real', 'asOf: 2026-08', 'asOf: 2026-13', '"2026-13" is not a date. Write as much as'],
  ['fact-dates-real', 'checked: 2026-11-14', 'checked: 2026-11', 'is not a date. Write a day'],
  ['fact-dates-real', 'firstRead: 2026-11-01', 'firstRead: 2026-11', 'is not a date. Write a day'],
  ['fact-dates-real', 'told: answered', 'known: then, told: answered', '"then" is not a date.'],
  ['fact-dates-real', 'observed: 2026-10-11', 'observed: 2026-02-30', 'is not a date.'],
  ['fact-dates-real', 'published: 2026-10-21', 'published: 2026-10-32', 'is not a date.'],
  ['fact-dates-real', 'date: "2025"', 'date: recently', 'is not a date.'],
  ['fact-dates-real', 'date: "2025"', 'date: "2027"', 'The date 2027 is in the future.'],
  ['fact-dates-real', 'observed: 2026-10-11', 'observed: 2026-11-16', '2026-11-16 is in the future.'],
  ['fact-dates-real', 'value: 2009', 'value: 2027', 'The year 2027 is in the future.'],
  ['fact-dates-real', 'checked: 2026-11-14', 'checked: 2026-07-31', 'date of what it says (2026-08).'],
  ['fact-files-closed', 'auditor: Some', 'audtor: T\n        auditor: S', 'value.0. Did you mean "auditor"?'],
  ['fact-files-closed', 'charged: 120', 'zzzzzz: 1, charged: 120', 'in facts.prices.value.0.renewal.'],
  ['fact-files-closed', '    basis: dataset\n', '', 'jurisdiction.basis" is missing.', '  jurisdiction'],
  ['fact-files-closed', 'basis: press-report', 'basis: press-reprot', 'Did you mean "press-report"?'],
  ['fact-files-closed', 'value: 2009', 'value: early', 'Field "facts.founded.value" is wrong.'],
  ['fact-files-closed', quote, '{ source: list }', 'Write source and text (with where, if it helps), or'],
  ['fact-files-closed', quote, '{ source: list, text: A, missing: counted }', 'Write source and text'],
  ['fact-files-closed', ', kind: living', '', 'Field "sources.list.kind" is missing.'],
  ['fact-values-declared', 'value: none', 'value: nonne', '"nonne" is not declared for this field. Did you'],
  ['fact-values-declared', 'macos ]', 'macosx ]', 'Did you mean "macos"?'],
  ['fact-values-declared', 'service: netflix', 'service: netflx', 'Did you mean "netflix"?'],
  ['fact-values-declared', 'service: netflix', 'service: works', 'use one of: netflix.'],
  ['fact-values-declared', `    ${words}\n`, '', '"facts.tor" is partial but has no note.', 'value: partial'],
  ['facts-quoted', sometimes, '', '"facts.tor" has no quote.', '  tor:'],
  ['facts-quoted', '[ { source: list, text: Sometimes } ]', '[]', '"facts.tor" has no quote.', '  tor:'],
  ['harm-has-disclosure', 'told: answered, ', '', 'does not say how users learned'],
  ['harmless-incidents', 'harm: exposed-part, told: answered', 'harm: none', 'its outcome is "data-exposed"'],
  ['harmless-incidents', 'told: answered', 'proof: { kind: demand }', 'has harm "exposed-part" and a proof.'],
  ['lists-as-new-as-items', 'observed: 2026-10-11', 'observed: 2026-10-12', '2026-10-12', 'asOf: 2026-10'],
  ['lists-as-new-as-items', 'told: answered', 'known: 2025-04', '"facts.incidents"', 'asOf: 2025-03'],
  ['lists-as-new-as-items', 'date: "2025"', 'date: 2026-01', '"facts.audits"', 'asOf: "2025"'],
  ['not-newer-than-sources', 'asOf: 2026-08, ', 'asOf: 2026-11-15, ', 'source is dated 2026-11-14.'],
  ['not-newer-than-sources', 'told: answered', 'known: 2026-11-15', 'incidents.value.0" is dated 2026-'],
  ['not-newer-than-sources', 'observed: 2026-10-11', 'observed: 2026-10-22', 'write that into "published"'],
  ['plans-match-history', 'charged: 60', 'charged: 66', '"charged" is 66, but the last point in'],
  ['plans-match-history', 'currency: USD', 'currency: EUR', 'price-history/acme.yaml says USD.'],
  ['plans-match-history', 'charged: 120,', 'charged: 132,', '"renewal" is 11.00 a month'],
  ['price-range', 'charged: 60', 'charged: 6000', '6000 for 12 month(s) is 500.00 a month, outside 0.5–30.'],
  ['price-range', 'charged: 120,', 'charged: 5,', '0.42 a month'],
  ['price-range', 'tax: unknown', 'reference: { charged: 999 }', '83.25 a month'],
  ['provider-ids-exist', 'id: acme', 'id: acne', 'The file is named "acme" but says "id: acne".'],
  ['quotes-from-sources', '{ source: list, text: Sw', '{ source: paper, text: Sw', 'or quote one of: list.'],
  ['quotes-from-sources', '{ source: list, text: Sw', '{ source: lst, text: Sw', 'Did you mean "list"?'],
  ['quotes-from-sources', '{ source: paper, text: Names', '{ source: list, text: Names', '"facts.incidents"'],
  ['source-titles-verbatim', 'title: Paper', 'title: Paper (undated)', 'a note of ours: "(undated)".'],
  ['sources-cited', '  paper: {', '  blog: { title: B }\n  paper: {', 'Nothing cites the source "blog".'],
  ['texts-localized', words, 'note: { en: a, pl: " ", tr: c }', '"facts.tor.note" is missing in "pl".'],
  ['texts-localized', words, 'note: { pl: b, tr: c }', '"facts.tor.note" is missing in "en". Add "en: …"'],
  ['undated-first-read', '        firstRead: 2026-11-01\n', '', 'claims.0" has neither', 'value: FI'],
  ['undated-first-read', '-11-01\n', '-11-01\n        asOf: 2026\n', 'has both'],
  ['undated-first-read', 'firstRead: 2026-11-01', 'firstRead: 2026-11-15', 'last read (2026-11-14).'],
  ['urls-https', 'https://acme.example', 'acme.example', '"acme.example" is not an https address.'],
  ['urls-https', 'https://list.example', 'http://list.example', 'is not an https address.'],
  ['urls-https', 'https://paper.example', 'javascript:alert(1)', 'is not an https address.'],
  ['urls-https', 'https://audit.example', 'ftp://audit.example', 'is not an https address.'],
  ['values-sourced', '    sources: [ list ]\n', '', 'jurisdiction" names no source.', '  jurisdiction:'],
  ['values-sourced', '[ paper ]\n  founded', '[]\n  founded', 'claims.0" names no', 'value: FI'],
  ['values-sourced', 'note: {', 'outsider: { date: "2025" }\n    note: {', 'tor.outsider" names no'],
  ['values-sourced', '        source: paper\n', '', '"facts.audits.value.0" names no source.', '- auditor'],
  ['values-sourced', 'source: paper', 'source: papers', 'does not exist in this file. Did you mean "paper"?'],
  ['wording-matches-value', logging, wording('brief'), 'was written for "brief", but the value is "none".'],
])('%s: "%s" cannot become "%s"', ([rule, passage, instead, problem, at = passage]) => {
  expect(after(rule, acme, passage, instead)).toEqual([expect.stringContaining(problem)]);
  expect(after(rule, acme, passage, instead)[0]).toContain(`${acme}:${lineOf(acme, at)} `);
});

test.for<readonly [rule: string, file: string, ...Change]>([
  ['country-codes', ownership, 'VPN, jurisdiction: US', 'VPN, jurisdiction: us', 'Did you mean "US"?'],
  ['country-codes', history, 'market: US', 'market: us', 'Did you mean "US"?'],
  ['country-codes', country, 'code: PL', 'code: pl', 'Did you mean "PL"?'],
  ['currency-codes', history, 'currency: USD', 'currency: $', 'Write the three capital letters of ISO 4217'],
  ['fact-dates-real', country, 'issued: unknown', 'issued: long ago', '"long ago" is not a date.'],
  ['fact-dates-real', history, 'T15:39:55Z', 'T25:39:55Z', 'is not a date. Write a time'],
  ['fact-files-closed', ownership, 'id: acme', 'zzzzzz: 1, id: acme', 'brands.0. Remove it, or use one of: '],
  ['fact-files-closed', history, 'from: 2026', 'zzzzzz: 1, from: 2026', 'Unknown field "zzzzzz"'],
  ['fact-files-closed', trust, 'type: country', 'type: contry', 'Did you mean "country"?'],
  ['fact-files-closed', policies, 'a'.repeat(40), 'main', 'was.url'],
  ['fact-files-closed', policies, ', quote: We record calls', '', 'Quote the words before', older],
  ['fact-files-closed', policies, 'for two years', 'for one year', 'Quote the words before', newer],
  ['fact-files-closed', policies, 'quote: for two years', `quote: ${'years '.repeat(70)}`, 'now.quote'],
  ['fact-files-closed', policies, '    confirmedBy: editorial-desk\n', '', '.confirmedBy" is missing', newer],
  ['fact-files-closed', policies, 'editorial-desk', 'import', 'changes.0.confirmedBy'],
  ['fact-values-declared', country, 'value: legal', 'value: legall', 'Did you mean "legal"?'],
  ['facts-quoted', country, '[ { source: law, text: Allowed } ]', '[]', '"facts.vpn-use" has no quote.'],
  ['not-newer-than-sources', country, 'asOf: 2024-08', 'asOf: 2024-09', 'source is dated 2024-08-31.'],
  ['not-newer-than-sources', country, 'date: 2024-07,', 'date: "2025",', 'value.steps.0" is dated 2025, but'],
  ['not-newer-than-sources', ownership, '    checked', '    asOf: 2026-12\n    checked', '"groups.0" is'],
  ['ownership-consistent', ownership, 'name: Third VPN', 'id: acme, jurisdiction: SE', 'on line 5.'],
  ['ownership-consistent', ownership, 'jurisdiction: SE', 'jurisdiction: NO', 'is "NO", but'],
  ['ownership-consistent', ownership, ', jurisdiction: SE', '', 'is missing, but'],
  ['ownership-consistent', ownership, 'id: acme, ', '', 'neither in a group', 'ungrouped:'],
  ['policy-changes-in-order', policies, 'date: 2025-01-23', 'date: 2026-08-12', 'older change of 2026-08-10'],
  ['policy-changes-in-order', policies, 'date: 2025-01-23', 'date: 2023-01-23', 'outside the period'],
  ['policy-changes-in-order', policies, 'b'.repeat(40), 'a'.repeat(40), 'Both sides name the same version.'],
  ['policy-changes-in-order', policies, 'found: 3', 'found: 1', 'lists changes on 2 days.'],
  ['price-range', history, 'charged: 60', 'charged: 600', 'outside 0.5–30.'],
  ['price-range', history, 'renewalPerMonth: 10', 'renewalPerMonth: 0.1', 'outside 0.5–30.'],
  ['provider-ids-exist', history, 'provider: acme', 'provider: acne', 'says "provider: acne".'],
  ['provider-ids-exist', policies, 'provider: acme', 'provider: acne', 'says "provider: acne".'],
  ['provider-ids-exist', ownership, 'id: acme', 'id: acne', 'no provider "acne". Did you mean "acme"?'],
  ['provider-ids-exist', country, '[ acme ]', '[ acne ]', 'no provider "acne". Did you mean "acme"?'],
  ['quotes-from-sources', ownership, review, `${review}, quotes: [ { source: a } ]`, 'reviewSites.0'],
  ['texts-localized', trust, labels, 'options: { none: { en: a, pl: b }', 'Add "tr: …"'],
  ['undated-first-read', country, 'firstRead: 2026-11-01, ', '', 'has neither "asOf" nor "firstRead".'],
  ['values-sourced', ownership, review, 'name: Reviews', '"groups.0.reviewSites.0" names no source.'],
  ['values-sourced', ownership, 'jurisdiction: US', 'sources: []', '"groups.0.brands.1" names no'],
  ['values-sourced', ownership, '[ register ]\nun', '[ other ]\nun', 'Describe it under "sources"'],
  ['values-sourced', country, ', source: law }', ' }', '"facts.first-draft.value.steps.0" names no source.'],
])('%s: in %s "%s" cannot become "%s"', ([rule, file, passage, instead, problem, at = passage]) => {
  expect(after(rule, file, passage, instead)).toEqual([expect.stringContaining(problem)]);
  expect(after(rule, file, passage, instead)[0]).toContain(`${file}:${lineOf(file, at)} `);
});

test.each([
  ['fact-dates-real', acme, 'checked: 2026-11-14', 'checked: 2026-11-15'],
  ['fact-keys-complete', acme, '  logging:', '   logging:'],
  ['facts-quoted', acme, founded, foundedUnknown],
  ['harm-has-disclosure', acme, 'harm: exposed-part, told: answered', 'harm: none'],
  ['lists-as-new-as-items', acme, 'date: "2025"', 'date: 2025-12-31'],
  ['lists-as-new-as-items', acme, 'result: works', 'result: works, asOf: 2026-11'],
  ['not-newer-than-sources', acme, 'asOf: 2026-08, ', 'asOf: 2026-11-14, '],
  ['not-newer-than-sources', country, 'asOf: 2024-08', 'asOf: 2024-08-31'],
  ['not-newer-than-sources', country, 'asOf: 2024-08', 'asOf: "2024"'],
  ['ownership-consistent', acme, 'value: SE', 'value: unknown'],
  ['plans-match-history', acme, 'charged: 120,', 'charged: 120.11,'],
  ['plans-match-history', acme, 'renewal: { charged: 120, months: 12 }', 'renewal: unpublished'],
  ['plans-match-history', acme, 'id: yearly', 'id: weekly'],
  ['plans-match-history', history, 'renewalPerMonth: 10, ', ''],
  ['plans-match-history', history, point, `${point}, charged: 99, currency: USD }\n${point}`],
  ['quotes-from-sources', ownership, review, `${review}, quotes: [ { source: register, text: Ours } ]`],
  ['read-once-published', acme, 'press, kind: document', 'press, kind: document, published: 2026-11'],
  ['read-once-published', acme, 'press, kind: document', 'press, kind: document, published: "2026"'],
  ['read-once-published', acme, 'press, kind: document', 'press, kind: document, published: 2026-11-14'],
  ['texts-localized', acme, words, 'note: { en: a }'],
  ['texts-localized', acme, 'notInScope: { en: a, pl: b, tr: c }', 'notInScope: { en: a }'],
  ['texts-localized', trust, 'options: { none: {', 'options: { pl: {'],
  ['undated-first-read', acme, 'firstRead: 2026-11-01', 'firstRead: 2026-11-14'],
  ['values-sourced', acme, founded, foundedUnknown],
  ['wording-matches-value', acme, logging, wording('none')],
])('%s: in %s "%s" may become "%s"', (rule, file, passage, instead) => {
  expect(after(rule, file, passage, instead)).toEqual([]);
});

test('what is unknown has no evidence: each field of it is told', () => {
  const fields = ['basis', 'asOf', 'checked', 'sources', 'quotes'];
  expect(after('fact-files-closed', acme, 'value: 2009', 'value: unknown')).toEqual(
    fields.map((field) => expect.stringContaining(`Unknown field "${field}" in facts.founded.`)),
  );
});

test.each([
  [{ [acme]: 'id: acme\nfacts: [\n' }, `${acme}:3 The file is not YAML.`],
  [{ [acme]: 'id: acme\nid: acme\n' }, 'twice'],
  [{ 'facts/provider/acme.yaml': 'id: acme' }, 'No tool reads a file at this path. Did you mean'],
  [{ 'facts/refused-hosts.yaml': 'hosts: [ { host: x/y, why: A } ]' }, 'Write the host alone'],
])('a file that cannot be read, or not here, is refused: %j', (files, problem) => {
  expect(found('fact-files-closed', files)).toEqual([expect.stringContaining(problem)]);
});

test('ISO 3166-1 has 249 codes; withdrawn and reserved ones are not among them', () => {
  expect(countryCodes.size).toBe(249);
  for (const code of ['AN', 'DD', 'EU', 'UK', 'XK', 'ZZ']) expect(countryCodes.has(code)).toBe(false);
});

test('a file of a country is named after its code', () => {
  const { [country]: poland = '', ...others } = smallFacts;
  expect(found('country-codes', { ...others, 'facts/countries/poland.yaml': poland })).toEqual([
    expect.stringContaining(
      'The file is named "poland" but says "code: PL". Name it facts/countries/pl.yaml',
    ),
  ]);
});

test('a mistyped key is missing under its right name and suggested under the wrong one', () => {
  expect(after('fact-keys-complete', acme, '  logging:', '  loging:')).toEqual([
    expect.stringContaining(`${acme}:${lineOf(acme, 'facts:')} The fact "logging" is missing.`),
    expect.stringContaining('No key "loging" is declared in the vocabulary. Did you mean "logging"?'),
  ]);
});

test('a key that two groups declare is refused at the second', () => {
  const files = { ...smallFacts, 'facts/vocabulary/value.yaml': 'group: value\nkeys:\n  tor: {}\n' };
  expect(found('fact-keys-declared-once', files)).toEqual([
    expect.stringContaining('value.yaml:3 The key "tor" is already declared in facts/vocabulary/trust.yaml.'),
  ]);
});

test('lists of options and shared notes of sources are declared too', () => {
  expect(
    after('fact-values-declared', trust, 'optionsFrom: platforms', 'optionsFrom: platform'),
  ).toContainEqual(
    expect.stringContaining(`${trust}:${lineOf(trust, 'optionsFrom: platforms')} "platform" is not declared`),
  );
  const evidence = { 'facts/vocabulary/evidence.yaml': 'sourceNotes: { copy: {} }' };
  const noted = changed(['kind: document }', 'kind: document, note: cpoy }']);
  expect(found('fact-values-declared', { ...noted, ...evidence })).toContainEqual(
    expect.stringContaining(`${acme}:${lineOf(acme, '  paper: {')} "cpoy" is not declared for this field.`),
  );
});

test('a fact that rests only on what a program wrote has low confidence, unless people say so too', () => {
  const publishers = { 'facts/publishers.yaml': 'Robot: { at: [ list.example ], machineWritten: true }' };
  const aboutFounded = (files: Readonly<Record<string, string>>) =>
    found('machine-written-low', { ...files, ...publishers }).filter((problem) =>
      problem.includes('founded'),
    );
  expect(aboutFounded(smallFacts)).toEqual([
    expect.stringContaining('"facts.founded" rests only on Robot, which a program wrote.'),
  ]);
  const basis = 'value: 2009, basis: dataset';
  expect(aboutFounded(changed([basis, `${basis}, confidence: low`]))).toEqual([]);
  const cited = {
    ...smallFacts,
    [acme]: provider.replaceAll('sources: [ list ]', 'sources: [ list, paper ]'),
  };
  expect(found('machine-written-low', { ...cited, ...publishers })).toEqual([]);
});

test('a source on a refused host, or on one under it, is named with the reason', () => {
  const refusing = (host: string) =>
    found('no-refused-hosts', {
      ...smallFacts,
      'facts/refused-hosts.yaml': `hosts: [ { host: ${host}, why: It copies. } ]`,
    });
  expect(refusing('paper.example')).toEqual([
    expect.stringContaining('The source "paper" is on paper.example, a host that we do not cite: It copies.'),
  ]);
  expect(refusing('example')).toHaveLength(4);
  expect([...refusing('apaper.example'), ...refusing('www.paper.example')]).toEqual([]);
});

test('the newest of several sources counts', () => {
  const two = [
    ['asOf: 2025-03\n', 'asOf: 2026-02\n'],
    ['press, kind: document', 'press, kind: document, published: 2025-04'],
  ] as const;
  expect(found('not-newer-than-sources', changed(...two))).toHaveLength(1);
  const cited = 'sources: [ paper ]\n    quotes: [ { source: paper, text: Names';
  const both = changed(...two, [cited, cited.replace('[ paper ]', '[ paper, list ]')]);
  expect(found('not-newer-than-sources', both)).toEqual([]);
});

test('a plan of days is measured by the day, and so is its price history', () => {
  const months = 'months: 12\n        charged: 60';
  const sold = (charged: string, file = acme) =>
    after('price-range', acme, months, `days: 3\n        charged: ${charged}`).filter((problem) =>
      problem.startsWith(file),
    );
  expect(sold('200')).toEqual([expect.stringContaining('200 for 3 day(s) is 66.67 a day, outside 0.02–3.')]);
  expect([...sold('0.4'), ...sold('0.03')]).toEqual([expect.stringContaining('0.03 for 3 day(s)')]);
  expect(sold('0.4', history)).toEqual([expect.stringContaining('is 20.00 a day')]);
  expect(after('price-range', acme, months, 'days: 30\n        charged: 60')).toEqual([]);
});

test('a price history without its provider is refused', () => {
  const gone = 'facts/price-history/gone-long-ago.yaml';
  const files = { ...smallFacts, [gone]: 'provider: gone-long-ago\n' };
  expect(problemsIn(files, ruleNamed('provider-ids-exist'))).toMatchObject([
    { file: gone, line: 1, about: { provider: 'gone-long-ago', isMissing: true } },
  ]);
});

test('a quote may be from a source that an item of the list cites, or whoever looked', () => {
  const exposed = ['{ source: paper, text: Names', '{ source: list, text: Names'] as const;
  const incident = 'told: answered, source: paper }';
  for (const instead of [incident.replace('paper', 'list'), `${incident}\n    outsider: { source: list }`]) {
    expect(found('quotes-from-sources', changed(exposed, [incident, instead]))).toEqual([]);
  }
});

test('a source was published when it was read', () => {
  const published = 'press, kind: document, published: 2026-11-15';
  expect(after('read-once-published', acme, 'press, kind: document', published)).toContainEqual(
    expect.stringContaining(
      `${acme}:${lineOf(acme, 'asOf: 2025-03') + 1} "facts.incidents" was checked on 2026-11-14, but its source`,
    ),
  );
});

test('a line that tools would lay out anew is told of, and stops nothing', () => {
  const file = 'facts/refused-hosts.yaml';
  const laidOut = (written: string) => problemsIn({ [file]: written }, ruleNamed('facts-in-tool-format'));
  expect(laidOut('# Kept.\nhosts: {a: b}\n')).toMatchObject([
    { file, line: 2, remedy: 'Write: hosts: { a: b }', severity: 'advice' },
  ]);
  expect([laidOut('hosts: { a: b }\n'), laidOut('a: [')]).toEqual([[], []]);
});

test.each([
  [30, '{ refundDays: 14 }, { refundDays: 30 }', 0],
  [14, '{ refundDays: 14 }, { refundDays: 30 }', 1],
  ['unknown', '{ refundDays: 14 }', 0],
  [30, '{ id: yearly }', 0],
])('the refund window %s is the longest of the plans %s: %i problems', (days, plans, count) => {
  const facts = `facts:\n  money-back-days: { value: ${days} }\n  prices: { value: [ ${plans} ] }\n`;
  expect(found('refund-days-agree', { [acme]: facts })).toHaveLength(count);
});
