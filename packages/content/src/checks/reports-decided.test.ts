import { expect, test } from 'vitest';
import { problemsIn } from './check.fixture.ts';
import { reportsDecided } from './reports-decided.ts';

const site = (more = '') => ({
  'content/data/site.yaml': `name: x\nproduct: { en: a, pl: b, tr: c }\n${more}`,
});
const problems = (files: Readonly<Record<string, string>>, siteUrl?: string) =>
  problemsIn(files, (source) => reportsDecided({ ...source, siteUrl }));

test('a public site without an address for reports is told to name one, or none', () => {
  expect(problems(site(), 'https://vpn.example')).toMatchObject([
    { file: 'content/data/site.yaml', remedy: expect.stringContaining('reportErrors: none') },
  ]);
});

test.each(['reportErrors: mailto:a@vpn.example', 'reportErrors: none'])('%s decides it', (line) => {
  expect(problems(site(line), 'https://vpn.example')).toEqual([]);
});

test('a trial on one machine need not decide', () => {
  expect(problems(site(), 'http://localhost:8080')).toEqual([]);
  expect(problems(site())).toEqual([]);
});
