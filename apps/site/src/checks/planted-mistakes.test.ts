import { readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { formatProblem, type Problem } from '@vpn-site/content/problem.ts';
import { copyOfFixture } from '@vpn-site/fixture/copy-of-fixture.ts';
import { fixtureDay } from '@vpn-site/fixture/fixture-site.ts';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { siteProblems } from './site-problems.ts';

const explainer = 'content/explainers/what-is-a-vpn.en.md';
const ranking = 'content/roundups/best-vpn.en.md';
const birch = 'facts/providers/birch.yaml';
const offer = 'facts/offers/birch.yaml';
const site = 'content/data/site.yaml';

/** A mistake that an editor may make: the file, what it holds, and what is written instead. The rest is the expected message. */
type Mistake = readonly [what: string, file: string, before: string, after: string, message: RegExp];

/**
 * Mistakes by group. All mistakes of a group are made at once, as by a careless editor. Texts are only judged while facts
 * and messages can be read, so groups are judged apart.
 */
const mistakes: Readonly<Record<string, readonly Mistake[]>> = {
  texts: [
    [
      'a day as people write it',
      explainer,
      'updated: 2025-06-10',
      'updated: 10/06/2025',
      /Field "updated" is wrong\.\n {2}→ Write a day as YYYY-MM-DD\./,
    ],
    [
      'a colon in a title',
      ranking,
      'title: Best VPN {year}',
      'title: Best VPN: {year}',
      /Put the text in quotes, because it contains a colon and a space\./,
    ],
    [
      'what follows from a text that cannot be read',
      ranking,
      '{% vpn-card provider="birch" %}',
      '{% vpn-card provider="birch" %}',
      /Until then the page is missing, so these are not judged:\n(?: {4}content\/data\/\w+\.yaml.*(?:\n|$)){3}/,
    ],
    [
      'a link to a page that is not there',
      explainer,
      '## How it works',
      'See [this](/guides/set-up-vpn-on-androd).\n\n## How it works',
      /→ Did you mean \/guides\/set-up-vpn-on-android\?/,
    ],
    [
      'a link to a foreign host',
      explainer,
      '## What it hides',
      'See [that](https://blog.example/x).\n\n## What it hides',
      /ask the owner to allow the host in content\/data\/site\.yaml/,
    ],
  ],
  facts: [
    [
      'a decimal comma',
      'facts/price-history/birch.yaml',
      'charged: 11.99',
      'charged: 11,99',
      /→ Write 11\.99, with a point\./,
    ],
    [
      'one text where there is one per language',
      birch,
      '        scope: { en: The no-logs policy, pl: Polityka braku logów, tr: Kayıt tutmama politikası }',
      '        scope: The no-logs policy',
      /write it in each language: { en: "…", pl: "…", tr: "…" }/,
    ],
    ['a percent sign', offer, 'percent: 20', 'percent: 20%', /Write whole percent, from 1 to 99\./],
    [
      'texts that wait for facts',
      'facts/price-history/birch.yaml',
      'provider: birch',
      'provider: birch',
      /Texts are checked once this file can be read\./,
    ],
  ],
  money: [['another refund period than the plans have', birch, '    value: 30\n', '    value: 90\n', /90/]],
  messages: [
    ['a missing quotation mark', 'messages/pl.json', '"title": "', '"title: "', /JSON\.\n {2}→ Look here/],
  ],
  settings: [
    [
      'a color as a word',
      site,
      "separator: '|'",
      "separator: '|'\nbrand: { primary: blue }",
      /Write a color as "#15803d", in quotes\./,
    ],
    [
      'a mail address without its beginning',
      site,
      'securityContact: mailto:security@vpn.example',
      'securityContact: security@vpn.example',
      /Write an https: or mailto: address\./,
    ],
  ],
  indentation: [
    [
      'a quotation mark that is not closed',
      'content/data/marks.yaml',
      'tint: ',
      'tint: "',
      /Close the text with the quotation mark/,
    ],
  ],
  tabs: [['a tab', site, '  legalName:', '\tlegalName:', /Write spaces instead of the tab/]],
};

describe.each(Object.entries(mistakes))('mistakes in %s', (_group, planted) => {
  let root = '';
  let problems: readonly Problem[] = [];
  beforeAll(() => {
    root = copyOfFixture();
    for (const [what, file, before, after] of planted) {
      const text = readFileSync(join(root, file), 'utf8');
      if (!text.includes(before)) throw new Error(`${what}: ${file} does not hold "${before}".`);
      writeFileSync(
        join(root, file),
        text.replace(before, () => after),
      );
    }
    problems = siteProblems(root, fixtureDay);
  });
  afterAll(() => rmSync(root, { recursive: true }));

  test.each(planted)('%s', (_what, _file, _before, _after, message) => {
    expect(problems.map(formatProblem).join('\n')).toMatch(message);
  });
});
