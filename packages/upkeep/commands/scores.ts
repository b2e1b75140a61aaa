import { readArguments, runTool, UsageError } from '@vpn-site/cli/run-tool.ts';
import { type Catalog, loadCatalog } from '@vpn-site/content/catalog.ts';
import type { RetiredMethodology } from '@vpn-site/core/scoring/retired-methodology.ts';
import { profileScorer, scoreProfile } from '@vpn-site/core/scoring/score-profile.ts';
import { readExpertLists } from '#scores/agreement.ts';
import { earlierState } from '#scores/earlier-state.ts';
import { historyReport } from '#scores/history-report.ts';
import { rankingDifference } from '#scores/ranking-difference.ts';
import { rankingReport } from '#scores/ranking-report.ts';
import { variantsReport } from '#scores/variants.ts';

/**
 * npm run site -- scores --profile torrenting [--as-of 2027-03-01]: prints the ranking with its reasons. --against HEAD, or
 * another commit, prints only the differences from that commit. --variants overall, or another profile, shows who ranks
 * first if one choice of the method is changed. --history 2027-1 prints every ranking under that version and now, and how
 * both agree with experts, as Markdown.
 */
await runTool(() => {
  const root = process.cwd();
  const { profile, asOf, against, history, variants } = readArguments({
    profile: 'overall',
    against: '',
    history: '',
    variants: '',
  });
  const catalog = loadCatalog(root, asOf);
  const { facts, methodology } = catalog;
  const profiles = methodology.profiles.map(({ id }) => id);
  for (const named of [profile, variants]) {
    if (named !== '' && !profiles.includes(named)) {
      throw new UsageError(`There is no profile "${named}". The profiles are: ${profiles.join(', ')}.`);
    }
  }
  const resultOf = profileScorer(facts.providers, methodology, asOf);
  if (variants !== '') {
    console.log(variantsReport(facts.providers, methodology, variants, asOf));
    return;
  }
  if (history !== '') {
    const retired = retiredNamed(catalog, history);
    console.log(historyReport({ methodology, retired, resultOf, experts: readExpertLists(), asOf }));
    return;
  }
  const result = resultOf(profile);
  if (against === '') {
    console.log(rankingReport(result, methodology, asOf));
    return;
  }
  const earlier = earlierState(root, against, asOf);
  const before = scoreProfile(earlier.providers, earlier.methodology, profile, asOf);
  console.log(
    `${profile}, ${against} (methodology ${earlier.methodology.version})  →  now (${methodology.version}), as of ${asOf}\n`,
  );
  console.log(rankingDifference(before.ranking, result.ranking));
});

function retiredNamed({ retiredMethodologies }: Catalog, version: string): RetiredMethodology {
  const found = retiredMethodologies.find((each) => each.version === version);
  if (found) return found;
  const versions = retiredMethodologies.map((each) => each.version).join(', ');
  throw new UsageError(`There is no earlier methodology "${version}". The earlier ones are: ${versions}.`);
}
