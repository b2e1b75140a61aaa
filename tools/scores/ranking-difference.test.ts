import { expect, test } from 'vitest';
import { loadCatalog } from '#catalog/catalog.ts';
import { scoreProfile } from '#domain/scoring/score-profile.ts';
import { earlierState } from './earlier-state.ts';
import { rankingDifference } from './ranking-difference.ts';

const asOf = '2026-11-15';
const catalog = loadCatalog(process.cwd(), asOf);
const { methodology, facts } = catalog;
const rankingOf = (providers = facts.providers, method = methodology) =>
  scoreProfile(providers, method, 'overall', asOf).ranking;

test('a corrected fact moves one score, and a provider that is gone is named', () => {
  const changed = facts.providers
    .filter(({ id }) => id !== 'tunnelbear')
    .map((provider) =>
      provider.id === 'mullvad'
        ? { ...provider, facts: { ...provider.facts, audits: { value: 'unknown' as const } } }
        : provider,
    );
  const lines = rankingDifference(rankingOf(), rankingOf(changed)).split('\n');
  expect(lines).toContainEqual(
    expect.stringMatching(/^mullvad +place \d+, \d\.\d\d {2}→ {2}place \d+, \d\.\d\d$/),
  );
  expect(lines).toContainEqual(expect.stringMatching(/^tunnelbear +.+→ {2}not there$/));
});

test('against the same methodology, and against the last commit of it, nothing differs by itself', () => {
  const same = earlierState(process.cwd(), catalog, methodology.version, asOf);
  expect(rankingDifference(rankingOf(same.providers, same.methodology), rankingOf())).toBe(
    'No score and no place differs.',
  );
});

test('a commit brings its own facts; what is neither commit nor methodology is told', () => {
  const { providers } = earlierState(process.cwd(), catalog, 'HEAD', asOf);
  expect(providers.map(({ id }) => id)).toContain('mullvad');
  expect(() => earlierState(process.cwd(), catalog, 'nowhere', asOf)).toThrow(
    `"nowhere" is neither a commit nor a methodology; there are: ${methodology.version}`,
  );
});
