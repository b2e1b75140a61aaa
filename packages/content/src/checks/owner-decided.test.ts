import { expect, test } from 'vitest';
import { problemsIn } from './check.fixture.ts';
import { dataFilesValid } from './data-files-valid.ts';
import { ownerDecided } from './owner-decided.ts';

const file = 'content/data/site.yaml';
const site = (more = '') => ({ [file]: `name: x\nproduct: { en: a, pl: b, tr: c }\n${more}` });
const owner = 'owner: { legalName: A, address: "B 1, C", email: a@vpn.example }';
const controller = 'controller: { name: A, address: "B 1, C", contact: "mailto:a@vpn.example" }';
const problems = (files: Readonly<Record<string, string>>, siteUrl?: string) =>
  problemsIn(files, (source) => ownerDecided({ ...source, siteUrl }));
const address = 'https://vpn.example';

test.each(['', 'owner: none'])(
  'a public site with "%s" is not built, and the lines to write are named',
  (line) => {
    const [problem, ...more] = problems(site(line), address);
    expect(problem).toMatchObject({
      file,
      message:
        'A site at vpn.example must say who owns it, where to write, who is responsible for personal data.',
      remedy: expect.stringMatching(/owner: \{ legalName: …, address: …, email: … \}.*controller: /),
    });
    expect(problem).not.toHaveProperty('severity');
    expect(more).toEqual([]);
  },
);

test('a controller does not replace the owner', () => {
  expect(problems(site(`owner: none\n${controller}`), address)).toMatchObject([
    { file, message: 'A site at vpn.example must say who owns it, where to write.' },
  ]);
});

test('a named owner is what it asks for', () => {
  expect(problems(site(owner), address)).toEqual([]);
});

test('a trial on one machine need not decide', () => {
  expect(problems(site(), 'http://localhost:8080')).toEqual([]);
  expect(problems(site('owner: none'))).toEqual([]);
});

test.each([
  [owner, 0],
  ['owner: { legalName: A, address: B, email: a@b.example, register: "KRS 1", vat: PL1 }', 0],
  ['owner: none', 0],
  ['owner: A', 1],
  ['owner: { legalName: A, email: a@b.example }', 1],
  ['owner: { legalName: A, address: B, email: somewhere }', 1],
  [controller, 0],
  ['controller: { name: A, contact: "mailto:a@vpn.example" }', 1],
  ['controller: { name: A, address: B, contact: somewhere }', 1],
  ['repository: https://git.example/a', 0],
  ['repository: git@git.example:a', 1],
  ['fileSource: "https://git.example/a/{file}"', 0],
  ['fileSource: https://git.example/a', 1],
  ['social: [https://social.example/@a]', 0],
  ['social: ["@a"]', 1],
])('%s has %i mistakes', (line, count) => {
  expect(problemsIn(site(line), dataFilesValid)).toHaveLength(count);
});
