import { expect, test } from 'vitest';
import { reportDecisionsPath } from '../report-decisions.ts';
import { problemsIn } from './check.fixture.ts';
import { dataFilesValid } from './data-files-valid.ts';
import { ownerDecided } from './owner-decided.ts';
import { reportsDecided } from './reports-decided.ts';

const menu = 'content/data/menu.yaml';
const footer = 'content/data/footer.yaml';
const site = 'content/data/site.yaml';
const glossary = 'content/data/glossary.tr.yaml';
const corrections = 'content/data/corrections.yaml';
const words = '{ en: a, pl: b, tr: c }';
const settings = (more = '') => `name: x\nproduct: ${words}\n${more}`;
const term = (definition: string, id = 'audit') => `- id: ${id}\n  term: T\n  definition: ${definition}\n`;
const correction = (page: string, wrong: string) =>
  `- day: 2026-11-15\n  page: ${page}\n  wrong: ${wrong}\n  right: ${words}\n`;
const found = (files: Readonly<Record<string, string | undefined>>) =>
  problemsIn(files, dataFilesValid).map(({ line, message, remedy }) => `${line ?? ''} ${message} ${remedy}`);

test.each([menu, footer, site, glossary, reportDecisionsPath, 'content/data/common/website.pl.yaml'])(
  '%s that is not YAML is refused',
  (file) => {
    expect(found({ [file]: 'a: 1\nb: "open\n' })).toEqual([expect.stringContaining('The file is not YAML.')]);
  },
);

test.each([menu, footer, site])('%s that is empty or missing is refused', (file) => {
  expect(found({ [file]: '' })).toEqual([expect.stringContaining('1 The file has the wrong shape.')]);
  expect(found({ [file]: undefined })).toEqual([' The file is missing. Restore it.']);
});

test.each<readonly [file: string, text: string, problem: string]>([
  [site, settings('contentYear: soon\n'), '3 Field "contentYear" is wrong. Write a number'],
  [menu, '- labl: x\n', '1 Unknown field "labl" in 0. Did you mean "label"?'],
  [glossary, term('x'.repeat(201)), '3 Field "0.definition" is wrong. Write at most 200 characters.'],
  [glossary, term('D', 'Kill switch'), '1 Field "0.id" is wrong. Write lower-case words joined by hyphens.'],
  [glossary, `${term('D')}  source: S\n`, '4 Unknown field "source" in 0.'],
  [corrections, correction('Mullvad', words), 'reviews/mullvad'],
  [corrections, correction('reviews/mullvad', '{ en: a, pl: b }'), '3 Field "0.wrong.tr" is missing.'],
  [site, settings('reportErrors: https://a.example/?t={titel}'), '3 Field "reportErrors" is wrong.'],
  ...['https://evil.example', '//evil', '/', 'pl', '/a/../b'].map(
    (path) => [site, settings(`rootRedirect: ${path}\n`), 'Write the path of a page'] as const,
  ),
  [site, settings('owner: A'), '3 '],
  [site, settings('owner: { legalName: A, email: a@b.example }'), '3 '],
  [site, settings('owner: { legalName: A, address: B, email: somewhere }'), '3 '],
  [site, settings('controller: { name: A, contact: "mailto:a@vpn.example" }'), '3 '],
  [site, settings('controller: { name: A, address: B, contact: somewhere }'), '3 '],
  [site, settings('repository: git@git.example:a'), '3 '],
  [site, settings('fileSource: https://git.example/a'), '3 '],
  [site, settings('social: ["@a"]'), '3 '],
])('%s with %j is refused', (file, text, problem) => {
  expect(found({ [file]: text })).toEqual([expect.stringContaining(problem)]);
});

test('the mistakes of several files are told together', () => {
  const files = { [site]: settings('contentYear: soon\n'), [menu]: '- labl: x\n', [glossary]: undefined };
  expect(found(files)).toHaveLength(3);
});

const owner = 'owner: { legalName: A, address: "B 1, C", email: a@vpn.example }';
const controller = 'controller: { name: A, address: "B 1, C", contact: "mailto:a@vpn.example" }';

test.each([
  [corrections, '[]'],
  [corrections, correction('reviews/mullvad', words)],
  [glossary, term('x'.repeat(200))],
  [site, settings('reportErrors: https://tracker.example/new?title={title}&key={key}')],
  [site, settings(owner)],
  [site, settings('owner: { legalName: A, address: B, email: a@b.example, register: "KRS 1", vat: PL1 }')],
  [site, settings('owner: none')],
  [site, settings(controller)],
  [site, settings('repository: https://git.example/a')],
  [site, settings('fileSource: "https://git.example/a/{file}"')],
  [site, settings('social: [https://social.example/@a]')],
])('%s may be %j', (file, text) => {
  expect(found({ [file]: text })).toEqual([]);
});

const address = 'https://vpn.example';

test.each([
  ['', address, 'must say who owns it, where to write, who is responsible for personal data.'],
  ['owner: none', address, 'must say who owns it, where to write, who is responsible for personal data.'],
  [`owner: none\n${controller}`, address, 'A site at vpn.example must say who owns it, where to write.'],
  [owner, address, undefined],
  // A trial on one machine need not decide.
  ['', 'http://localhost:8080', undefined],
  ['owner: none', undefined, undefined],
])('of a site with "%s" at %s is asked: %s', (line, siteUrl, asked) => {
  const problems = problemsIn({ [site]: settings(line) }, (source) => ownerDecided({ ...source, siteUrl }));
  const message = expect.stringContaining(asked ?? '');
  expect(problems).toMatchObject(asked === undefined ? [] : [{ file: site, message }]);
  expect(problems.filter(({ severity }) => severity)).toEqual([]);
});

test.each([
  ['', address, 1],
  ['reportErrors: mailto:a@vpn.example', address, 0],
  ['reportErrors: none', address, 0],
  ['', 'http://localhost:8080', 0],
  ['', undefined, 0],
])('a site with "%s" at %s has %i problems with reports', (line, siteUrl, count) => {
  expect(
    problemsIn({ [site]: settings(line) }, (source) => reportsDecided({ ...source, siteUrl })),
  ).toHaveLength(count);
});
