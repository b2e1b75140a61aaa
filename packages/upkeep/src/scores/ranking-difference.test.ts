import { execFileSync } from 'node:child_process';
import { readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { loadCatalog } from '@vpn-site/content/catalog.ts';
import { scoreProfile } from '@vpn-site/core/scoring/score-profile.ts';
import { copyOfFixture } from '@vpn-site/fixture/copy-of-fixture.ts';
import { fixtureCatalog, fixtureDay, fixtureRoot } from '@vpn-site/fixture/fixture-site.ts';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { earlierState } from './earlier-state.ts';
import { rankingDifference } from './ranking-difference.ts';

const catalog = fixtureCatalog();
const { methodology, facts } = catalog;
const rankingOf = (providers = facts.providers) =>
  scoreProfile(providers, methodology, 'overall', fixtureDay).ranking;

test('a corrected fact moves one score, and a provider that is gone is named', () => {
  const changed = facts.providers
    .filter(({ id }) => id !== 'fir')
    .map((provider) =>
      provider.id === 'alder'
        ? { ...provider, facts: { ...provider.facts, audits: { value: 'unknown' as const } } }
        : provider,
    );
  const lines = rankingDifference(rankingOf(), rankingOf(changed)).split('\n');
  expect(lines).toContainEqual(
    expect.stringMatching(/^alder +place \d+, \d\.\d\d {2}→ {2}place \d+, \d\.\d\d$/),
  );
  expect(lines).toContainEqual(expect.stringMatching(/^fir +.+→ {2}not there$/));
});

test('against the same facts nothing differs by itself', () => {
  expect(rankingDifference(rankingOf(), rankingOf())).toBe('No score and no rank differs.');
});

test('what is no commit is told', () => {
  expect(() => earlierState(fixtureRoot, 'nowhere', fixtureDay)).toThrow('"nowhere" is not a commit.');
});

let root: string;
beforeAll(() => {
  root = copyOfFixture();
  const git = (...command: string[]) => execFileSync('git', command, { cwd: root, stdio: 'pipe' });
  git('init', '--quiet');
  git('add', 'facts');
  git('-c', 'user.name=Test', '-c', 'user.email=test@example.org', 'commit', '--quiet', '-m', 'first');
});
afterAll(() => rmSync(root, { recursive: true }));

test('a commit brings its own facts', () => {
  const file = join(root, 'facts/providers/alder.yaml');
  writeFileSync(file, readFileSync(file, 'utf8').replace('name: Alder VPN', 'name: Alder'));
  const now = loadCatalog(root, fixtureDay);
  const nameOf = (providers: typeof facts.providers) => providers.find(({ id }) => id === 'alder')?.name;
  expect(nameOf(now.facts.providers)).toBe('Alder');
  expect(nameOf(earlierState(root, 'HEAD', fixtureDay).providers)).toBe('Alder VPN');
});
