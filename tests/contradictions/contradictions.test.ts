import { readBuildSettings } from '@vpn-site/content/build-settings.ts';
import { type Catalog, loadCatalog } from '@vpn-site/content/catalog.ts';
import { today } from '@vpn-site/content/today.ts';
import type { Day } from '@vpn-site/core/day/day.ts';
import { localeCodes } from '@vpn-site/core/locale/locale-table.ts';
import { roundTo } from '@vpn-site/core/scoring/full-score.ts';
import { publishedScores } from '@vpn-site/core/scoring/published-scores.ts';
import { fixtureCatalog, fixtureDay } from '@vpn-site/fixture/fixture-site.ts';
import { Contradictions, contradictionText } from '@vpn-site/gate/contradictions/contradictions.ts';
import { rankingFile } from '@vpn-site/site/blocks/tools/your-ranking/ranking-file.ts';
import { publishedProviders } from '@vpn-site/site/build/open-data/published-providers.ts';
import { composeSearchFile } from '@vpn-site/site/compose/build-search-index.ts';
import { pageAt } from '@vpn-site/site/compose/compose-page.ts';
import { composeLocaleSite } from '@vpn-site/site/compose/locale-site.ts';
import { buildRoutes } from '@vpn-site/site/compose/page-routes.ts';
import { providerEvidence } from '@vpn-site/site/price/provider-evidence.ts';
import { assertionsIn, type FoundAssertion, recordAssertions } from '@vpn-site/site/site/assertions.ts';
import { expect, test } from 'vitest';
import { renderPageOf } from '../calendar/render-page.ts';
import { liveRoot } from '../content/live-site.ts';

/** Renders all pages and files of a site in every language, and collects their statements. */
function statementsOf(catalog: Catalog, asOf: Day): Contradictions {
  const found = new Contradictions();
  const stopRecording = recordAssertions();
  try {
    const add = (at: string, output: string) => found.add({ at, assertions: assertionsIn(output) });
    const { files } = buildRoutes(catalog, readBuildSettings({}));
    for (const locale of localeCodes) {
      const shared = composeLocaleSite(catalog, locale, 'https://site.example', asOf);
      for (const path of files) {
        if (pageAt(catalog, path)?.locale === locale) add(path, renderPageOf(catalog, path, shared));
      }
      add(`/_search/v2/${locale}.json`, JSON.stringify(composeSearchFile(catalog, locale, asOf)));
      add(`/_ranking/${locale}.json`, JSON.stringify(rankingFile(shared.site)));
      for (const provider of catalog.facts.providers) {
        const file = `/_evidence/${locale}/${provider.id}.json`;
        add(file, JSON.stringify(providerEvidence(provider, shared.site)));
      }
    }
    found.add({ at: '/data/v1/scores.json', assertions: dataAssertions(catalog, asOf) });
  } finally {
    stopRecording();
  }
  return found;
}

/** Returns the statements of the open data about scores and ranks, in the form of those on pages. */
function dataAssertions(catalog: Catalog, asOf: Day): FoundAssertion[] {
  const { providers } = publishedProviders(catalog, asOf);
  const { profiles } = publishedScores(providers, catalog.methodology, asOf);
  return profiles.flatMap(({ profile, ranked }) =>
    ranked.flatMap(({ provider, score, place, evidence }) => {
      const claim = (key: string, value: string | number): FoundAssertion => ({
        about: provider,
        key: `${key}.${profile}`,
        value: `${value}`,
        isFirm: true,
        words: `${value}`,
      });
      return [
        claim('score', roundTo(score ?? 0, 1)),
        claim('rank', `${place.from}-${place.to}`),
        claim('evidence', Math.floor(evidence * 100)),
      ];
    }),
  );
}

test.each([
  ['real', () => ({ catalog: loadCatalog(liveRoot, today()), asOf: today() })],
  ['fixture', () => ({ catalog: fixtureCatalog(), asOf: fixtureDay as Day })],
] as const)('the pages and files of the %s site do not contradict each other', (_, open) => {
  const { catalog, asOf } = open();
  const statements = statementsOf(catalog, asOf);
  expect(statements.size.questions).toBeGreaterThan(catalog.facts.providers.length * 40);
  expect(statements.find().map(contradictionText)).toEqual([]);
});
