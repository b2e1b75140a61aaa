import { writeFileSync } from 'node:fs';
import { readBuildSettings } from '@vpn-site/content/build-settings.ts';
import { type Catalog, loadCatalog } from '@vpn-site/content/catalog.ts';
import { today } from '@vpn-site/content/today.ts';
import type { Day } from '@vpn-site/core/day/day.ts';
import { localeCodes } from '@vpn-site/core/locale/locale-table.ts';
import { roundTo } from '@vpn-site/core/scoring/full-score.ts';
import { publishedScores } from '@vpn-site/core/scoring/published-scores.ts';
import { fixtureRoot } from '@vpn-site/fixture/fixture-site.ts';
import { Contradictions, contradictionText } from '@vpn-site/gate/contradictions/contradictions.ts';
import { rankingFile } from '@vpn-site/site/blocks/tools/your-ranking/ranking-file.ts';
import { composeSearchFile } from '@vpn-site/site/compose/build-search-index.ts';
import { pageAt } from '@vpn-site/site/compose/compose-page.ts';
import { composeLocaleSite } from '@vpn-site/site/compose/locale-site.ts';
import { buildRoutes } from '@vpn-site/site/compose/page-routes.ts';
import { providerEvidence } from '@vpn-site/site/price/provider-evidence.ts';
import { assertionsIn, recordAssertions } from '@vpn-site/site/site/assertions.ts';
import { expect, test } from 'vitest';
import { renderPageOf } from '../calendar/render-page.ts';
import { liveRoot } from '../content/live-site.ts';

/** Renders everything that readers get, and returns what contradicts. */
function contradictionsOf(catalog: Catalog, asOf: Day): Contradictions {
  const end = recordAssertions();
  try {
    const found = new Contradictions();
    const add = (at: string, output: string) => found.add({ at, assertions: assertionsIn(output) });
    const { files } = buildRoutes(catalog, readBuildSettings({}));
    for (const locale of localeCodes) {
      const site = composeLocaleSite(catalog, locale, 'https://site.example', asOf);
      for (const path of files)
        if (pageAt(catalog, path)?.locale === locale) add(path || '/', renderPageOf(catalog, path, site));
      add(`/_search/v2/${locale}.json`, JSON.stringify(composeSearchFile(catalog, locale, asOf)));
      add(`/_ranking/${locale}.json`, JSON.stringify(rankingFile(site.site)));
      for (const provider of catalog.facts.providers)
        add(
          `/_evidence/${locale}/${provider.id}.json`,
          JSON.stringify(providerEvidence(provider, site.site)),
        );
    }
    return found;
  } finally {
    end();
  }
}

test('before', () => {
  const asOf = today();
  const t = Date.now();
  const cpu = process.cpuUsage();
  const found = contradictionsOf(loadCatalog(liveRoot, asOf), asOf);
  const all = found.find();
  console.log(found.size, all.length, (Date.now() - t) / 1000, process.cpuUsage(cpu).user / 1e6);
  writeFileSync('/tmp/contra-before.json', JSON.stringify(all, undefined, 1));
  writeFileSync('/tmp/contra-before.txt', all.map(contradictionText).join('\n'));
});
