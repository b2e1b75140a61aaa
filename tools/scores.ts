import { loadCatalog } from '#catalog/catalog.ts';
import { scoreProfile } from '#domain/scoring/score-profile.ts';
import { readArguments, runTool, UsageError } from './day-argument.ts';
import { rankingReport } from './scores/ranking-report.ts';

/** npm run scores -- --profile torrenting [--as-of 2027-03-01]: the ranking with its reasons. */
runTool(() => {
  const { profile, asOf } = readArguments({ profile: 'overall' });
  const { facts, methodology } = loadCatalog(process.cwd(), asOf);
  const profiles = methodology.profiles.map(({ id }) => id);
  if (!profiles.includes(profile)) {
    throw new UsageError(`There is no profile "${profile}"; there are: ${profiles.join(', ')}.`);
  }
  const result = scoreProfile(facts.providers, methodology, profile, asOf);
  console.log(rankingReport(result, methodology, asOf));
});
