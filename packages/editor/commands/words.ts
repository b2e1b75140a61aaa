import { oneOf, readOptions, runTool, siteFolder } from '@vpn-site/cli/run-tool.ts';
import { loadCatalog } from '@vpn-site/content/catalog.ts';
import { bodyWordCount } from '@vpn-site/site/checks/words/document-prose.ts';

const argued = ['reviews', 'comparisons', 'roundups'] as const;

/** npm run site -- words [-- --kind reviews]: counts the written words of reviews, comparisons and rankings by language. */
await runTool(() => {
  const { kind } = readOptions({ kind: { type: 'string' } });
  const kinds = kind === undefined ? argued : [oneOf('kind', kind, argued)];
  const catalog = loadCatalog(siteFolder());
  const rows = new Map<string, Record<string, number>>();
  for (const document of catalog.documents.all()) {
    if (!kinds.some((one) => one === document.kind)) continue;
    rows.set(document.id, {
      ...rows.get(document.id),
      [document.locale]: bodyWordCount(catalog, document),
    });
  }
  console.table(Object.fromEntries([...rows].toSorted(([a], [b]) => a.localeCompare(b, 'en'))));
});
