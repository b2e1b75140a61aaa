import { parseArgs } from 'node:util';
import { loadCatalog } from '#catalog/catalog.ts';
import { today } from '#compose/today.ts';
import { scoreProfile } from '#domain/scoring/score-profile.ts';
import { rankingReport } from './scores/ranking-report.ts';

/** npm run scores -- --profile torrenting [--as-of 2027-03-01]: the ranking with its reasons. */
const { values } = parseArgs({
  options: { profile: { type: 'string', default: 'overall' }, 'as-of': { type: 'string', default: today() } },
});
const { facts, methodology } = loadCatalog(process.cwd());
const result = scoreProfile(facts.providers, methodology, values.profile, values['as-of']);
console.log(rankingReport(result, methodology, values['as-of']));
