import { expect, test } from 'vitest';
import { problemsIn } from './check.fixture.ts';
import { controllerDecided } from './controller-decided.ts';
import { dataFilesValid } from './data-files-valid.ts';

const file = 'content/data/site.yaml';
const site = (more = '') => ({ [file]: `name: x\nproduct: { en: a, pl: b, tr: c }\n${more}` });
const named = 'controller: { name: A, address: "B 1, C", contact: "mailto:a@vpn.example" }';
const problems = (files: Readonly<Record<string, string>>, siteUrl?: string) =>
  problemsIn(files, (source) => controllerDecided({ ...source, siteUrl }));

test('a public site that names no controller is told to name one, or none', () => {
  const [problem, ...more] = problems(site(), 'https://vpn.example');
  expect(problem).toMatchObject({ file, remedy: expect.stringContaining('controller: none') });
  expect(problem).not.toHaveProperty('severity');
  expect(more).toEqual([]);
});

test('none is a decision, of which the owner is reminded', () => {
  expect(problems(site('controller: none'), 'https://vpn.example')).toMatchObject([
    { file, severity: 'advice' },
  ]);
});

test('a named controller is what it asks for', () => {
  expect(problems(site(named), 'https://vpn.example')).toEqual([]);
});

test('a trial on one machine need not decide', () => {
  expect(problems(site(), 'http://localhost:8080')).toEqual([]);
  expect(problems(site('controller: none'))).toEqual([]);
});

test.each([
  ['controller: { name: A, contact: "mailto:a@vpn.example" }', 1],
  ['controller: { name: A, address: B, contact: somewhere }', 1],
  ['controller: A', 1],
  [named, 0],
  ['controller: none', 0],
])('%s has %i mistakes', (line, count) => {
  expect(problemsIn(site(line), dataFilesValid)).toHaveLength(count);
});
