import { readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseMarkdoc } from '@vpn-site/content/parse-markdoc.ts';
import type { Problem } from '@vpn-site/content/problem.ts';
import { copyOfFixture } from '@vpn-site/fixture/copy-of-fixture.ts';
import { fixtureCatalog, fixtureDay } from '@vpn-site/fixture/fixture-site.ts';
import { describe, expect, test } from 'vitest';
import { headingProblems } from './heading-problems.ts';
import { menuIconProblems } from './menu-problems.ts';
import { siteProblems } from './site-problems.ts';

const catalog = fixtureCatalog();

test('a missing and a superfluous id of a heading are both named', () => {
  const body = ({ locale }: { locale: string }) =>
    parseMarkdoc(locale === 'en' ? '## A {% #a %}' : '## B {% #b %}');
  const problems = headingProblems({ ...catalog, body });
  expect(problems.filter(({ file }) => file === 'content/explainers/what-is-a-vpn.pl.md')).toMatchObject([
    { message: 'No heading has the id "a" of content/explainers/what-is-a-vpn.en.md.' },
    { message: 'The heading id "b" is not in content/explainers/what-is-a-vpn.en.md.' },
  ]);
});

test('an icon that is not registered is named with the nearest one', () => {
  expect(menuIconProblems(catalog)).toEqual([]);
  expect(menuIconProblems({ menu: [{ label: 'x', children: [{ icon: 'sheild' }] }] })).toMatchObject([
    { message: 'There is no icon "sheild".', remedy: 'Did you mean "shield"?' },
  ]);
});

describe('a fact that changed names every text', () => {
  const locales = ['en', 'pl', 'tr'];
  const problemsWith = (provider: string, before: string, now: string) => {
    const root = copyOfFixture();
    try {
      const file = join(root, `facts/providers/${provider}.yaml`);
      writeFileSync(file, readFileSync(file, 'utf8').replace(before, now));
      return siteProblems(root, fixtureDay).filter(({ file: text }) => text.startsWith('content/'));
    } finally {
      rmSync(root, { recursive: true });
    }
  };
  // A problem without a severity stops the build.
  const stopping = (problems: readonly Problem[]) =>
    problems.filter(({ severity }) => severity === undefined);

  test('whose words were written for the value before', () => {
    expect(stopping(problemsWith('birch', 'value: PA', 'value: NL'))).toEqual(
      locales.map((locale) => ({
        file: `content/pages/who-owns-whom.${locale}.md`,
        line: expect.any(Number),
        message: 'The words were written for "PA", and "jurisdiction" of "birch" is "NL" now.',
        remedy: 'Write words that are true of it, with is="NL".',
      })),
    );
  });

  test('that has forms for a number which it no longer is; another number fits them', () => {
    const devices = (value: string) =>
      stopping(problemsWith('alder', 'devices:\n    value: 10', `devices:\n    value: ${value}`));
    expect(devices('3')).toEqual([]);
    expect(devices('unlimited')).toMatchObject(
      locales.map((locale) => ({
        file: `content/reviews/alder.${locale}.md`,
        remedy: 'Write words that are true of it, with is="unlimited".',
      })),
    );
  });
});
