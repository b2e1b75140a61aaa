import { rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { loadCatalog } from '@vpn-site/content/catalog.ts';
import type { Problem } from '@vpn-site/content/problem.ts';
import { addDays } from '@vpn-site/core/day/day.ts';
import { copyOfFixture } from '@vpn-site/fixture/copy-of-fixture.ts';
import { fixtureDay } from '@vpn-site/fixture/fixture-site.ts';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { composeSearchFile } from '#compose/build-search-index.ts';
import { feedFiles } from '#compose/feeds/feed-files.ts';
import { readablePageAt, readablePaths } from '#compose/pages.ts';
import { missingTargetProblems } from './menu-problems.ts';
import { siteProblems } from './site-problems.ts';

const tomorrow = addDays(fixtureDay, 1);
const guide = (slug: string, updated: string, fields: readonly string[], text: string) =>
  [
    '---',
    `title: ${slug}`,
    'description: A planted guide, to see what the site makes of it.',
    `slug: guides/${slug}`,
    `updated: ${updated}`,
    ...fields,
    '---',
    text,
  ].join('\n');

/** Documents that an editor is still writing or has scheduled. */
const planted: Readonly<Record<string, string>> = {
  'guides/sketch.en.md': guide('sketch', fixtureDay, ['draft: true'], 'TODO: the text, with 3 numbers'),
  'guides/later.en.md': guide(
    'later',
    tomorrow,
    [`published: ${tomorrow}`, 'languages: [en]'],
    'See [nothing](/guides/none), and [what comes out too](/guides/beside).',
  ),
  'guides/beside.en.md': guide('beside', tomorrow, [`published: ${tomorrow}`, 'languages: [en]'], 'Words.'),
  'guides/hasty.en.md': guide(
    'hasty',
    fixtureDay,
    ['languages: [en]'],
    'See [one](/guides/sketch) and [another](/guides/later#there).',
  ),
};

describe('documents that are not published', () => {
  let root = '';
  let problems: readonly Problem[] = [];
  const problemsOf = (name: string) => problems.filter(({ file }) => file.startsWith(`content/${name}.`));
  beforeAll(() => {
    root = copyOfFixture();
    for (const [file, text] of Object.entries(planted)) writeFileSync(join(root, 'content', file), text);
    problems = siteProblems(root, fixtureDay);
  });
  afterAll(() => {
    rmSync(root, { recursive: true });
  });

  test('have no page, and are in no list, feed or search', () => {
    const catalog = loadCatalog(root, fixtureDay);
    expect(readablePageAt(catalog, '/guides/sketch')).toBeUndefined();
    expect(readablePaths(catalog).toArray()).not.toContain('/guides/later');
    expect(JSON.stringify(composeSearchFile(catalog, 'en', fixtureDay))).not.toContain('/guides/later');
    const feeds = feedFiles(catalog, 'https://site.example', fixtureDay).map(({ text }) => text);
    expect(feeds.join()).not.toContain('/guides/sketch');
  });

  test('come out on their day, drafts never, and are shown with the reason where everything is asked for', () => {
    const paths = readablePaths(loadCatalog(root, tomorrow)).toArray();
    expect(paths).toContain('/guides/later');
    expect(paths).not.toContain('/guides/sketch');
    const { documents } = loadCatalog(root, fixtureDay, null);
    expect(documents.atPath('/guides/sketch')?.unpublished).toEqual({ why: 'draft' });
    expect(documents.atPath('/guides/later')?.unpublished).toEqual({ why: 'scheduled', on: tomorrow });
    expect(documents.atPath('/guides/hasty')?.unpublished).toBeUndefined();
  });

  test('cannot be linked to, and the message says why', () => {
    expect(problemsOf('guides/hasty').map(({ message }) => message)).toEqual(
      expect.arrayContaining([
        'The page at /guides/sketch is a draft.',
        `The page at /guides/later#there is not published before ${tomorrow}.`,
      ]),
    );
  });

  test('are read beside what comes out with them, so that their day stops no build', () => {
    const messages = problemsOf('guides/later')
      .filter(({ severity }) => severity !== 'advice')
      .map(({ message }) => message);
    expect(messages).toEqual(['There is no page at /guides/none.']);
  });

  test('need no translation while they are drafts, and nothing in a draft stops a build', () => {
    expect(problemsOf('guides/sketch').map(({ severity }) => severity)).toContain('advice');
    expect(problemsOf('guides/sketch').filter(({ severity }) => severity !== 'advice')).toEqual([]);
  });

  test('are left out of the menu without a word', () => {
    const catalog = loadCatalog(root, fixtureDay);
    const menu = [{ label: 'Sketch', path: '/guides/sketch' }];
    expect(missingTargetProblems({ ...catalog, menu, footer: [] })).toEqual([]);
    const wrong = [{ label: 'None', path: '/guides/none' }];
    expect(missingTargetProblems({ ...catalog, menu: wrong, footer: [] })).not.toEqual([]);
  });
});
