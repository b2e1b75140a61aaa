import { loadCatalog } from '#catalog/catalog.ts';
import { scoreProfile } from '#domain/scoring/score-profile.ts';
import { readArguments, runTool, UsageError } from './run-tool.ts';
import { earlierState } from './scores/earlier-state.ts';
import { rankingDifference } from './scores/ranking-difference.ts';
import { rankingReport } from './scores/ranking-report.ts';

/**
 * npm run scores -- --profile torrenting [--as-of 2027-03-01]: the ranking with its reasons.
 * With --against HEAD, or another commit, or a methodology such as 2026-1: only what differs from it.
 */
await runTool(() => {
  const root = process.cwd();
  const { profile, asOf, against } = readArguments({ profile: 'overall', against: '' });
  const catalog = loadCatalog(root, asOf);
  const { facts, methodology } = catalog;
  const profiles = methodology.profiles.map(({ id }) => id);
  if (!profiles.includes(profile)) {
    throw new UsageError(`There is no profile "${profile}"; there are: ${profiles.join(', ')}.`);
  }
  const result = scoreProfile(facts.providers, methodology, profile, asOf);
  if (against === '') {
    console.log(rankingReport(result, methodology, asOf));
    return;
  }
  const earlier = earlierState(root, catalog, against, asOf);
  const before = scoreProfile(earlier.providers, earlier.methodology, profile, asOf);
  console.log(
    `${profile}, ${against} (methodology ${earlier.methodology.version})  →  now (${methodology.version}), as of ${asOf}\n`,
  );
  console.log(rankingDifference(before.ranking, result.ranking));
});
