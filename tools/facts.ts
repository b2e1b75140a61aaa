import { loadCatalog } from '#catalog/catalog.ts';
import { hasLowConfidence, isKnown } from '#domain/provider/fact.ts';
import { factState } from '#domain/provider/freshness.ts';
import { factOf } from '#domain/provider/provider.ts';
import { allDefinitions } from '#domain/provider/vocabulary.ts';
import { readArguments, runTool, siteFolder } from './run-tool.ts';

/** npm run facts [-- --as-of 2027-03-01]: how much is known, by provider and state. */
await runTool(() => {
  const { asOf } = readArguments();
  const { facts } = loadCatalog(siteFolder());
  const definitions = allDefinitions(facts.vocabulary);

  const rows = facts.providers.map((provider) => {
    const cells = definitions.map((definition) => ({ definition, fact: factOf(provider, definition.key) }));
    const states = cells.map(({ definition, fact }) => factState(fact, definition, asOf));
    const count = (state: string) => states.filter((each) => each === state).length;
    return {
      provider: provider.id,
      fresh: count('fresh'),
      stale: count('stale'),
      unknown: count('unknown'),
      'low confidence': cells.filter(({ fact }) => isKnown(fact) && hasLowConfidence(fact)).length,
      sources: Object.keys(provider.sources).length,
    };
  });
  const total = (column: 'fresh' | 'stale' | 'unknown') => rows.reduce((sum, row) => sum + row[column], 0);

  console.table(rows);
  console.log(
    `${rows.length} providers, ${rows.length * definitions.length} facts on ${asOf}: ${total('fresh')} fresh, ${total('stale')} stale, ${total('unknown')} unknown.`,
  );
});
