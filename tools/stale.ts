import { loadCatalog } from '#catalog/catalog.ts';
import { readArguments, runTool, siteFolder } from './run-tool.ts';
import { expiringFacts } from './stale/expiring-facts.ts';

/** npm run stale -- --as-of 2027-03-01: what will have expired by then, by provider, soonest first. */
await runTool(() => {
  const { asOf } = readArguments();
  const { facts } = loadCatalog(siteFolder());
  const expiring = expiringFacts(facts.providers, facts.vocabulary, asOf);

  for (const [id, entries] of Map.groupBy(expiring, ({ provider }) => provider)) {
    console.log(`\n${id}`);
    for (const { key, expires, counted } of entries)
      console.log(`  ${expires}  ${key.padEnd(22)} counted from ${counted}`);
  }
  console.log(`\n${expiring.length} facts are stale on ${asOf}.`);
});
