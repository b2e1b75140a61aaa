import { readArguments, runTool, siteFolder } from '@vpn-site/cli/run-tool.ts';
import { loadCatalog } from '@vpn-site/content/catalog.ts';
import { readFactFiles } from '@vpn-site/content/facts/fact-file.ts';
import { readRefusedHosts } from '@vpn-site/content/facts/refused-hosts.ts';
import { type FactCounts, factCounts, factsByAge, totalOf } from '#facts/fact-counts.ts';

/**
 * npm run site -- facts [-- --as-of 2027-03-01]: counts how much is known about each provider, how it is quoted, and how
 * certain it is; then the facts of all providers by age and number of independent sources.
 */
await runTool(() => {
  const { asOf } = readArguments();
  const site = siteFolder();
  const { providers, vocabulary } = loadCatalog(site).facts;
  const refused = readRefusedHosts(readFactFiles(site));
  const rows = providers.map((provider): [string, FactCounts] => [
    provider.id,
    factCounts(provider, vocabulary, refused, asOf),
  ]);
  const total = totalOf(rows.map(([, counts]) => counts));
  console.table(Object.fromEntries([...rows, ['total', total]]));
  console.table(factsByAge(providers, vocabulary, asOf));
  console.log(
    `${providers.length} providers on ${asOf}: ${total.known} facts known, ${total.quoted} of them quoted from a source, ${total.stale} stale, ${total.refused} on refused hosts.`,
  );
});
