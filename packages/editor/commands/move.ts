import { runTool, UsageError } from '@vpn-site/cli/run-tool.ts';
import { moveDocument } from '#move/move-document.ts';

/**
 * npm run site -- move explainers/what-is-a-vpn pl prywatnosc/czym-jest-vpn: gives a document a new address and redirects
 * the old one.
 */
await runTool(() => {
  const [id, locale, slug, ...more] = process.argv.slice(2);
  if (id === undefined || locale === undefined || slug === undefined || more.length > 0) {
    throw new UsageError('Write: npm run site -- move <document> <language> <new slug>');
  }
  const { file, from, to, linking } = moveDocument(process.cwd(), { id, locale, slug });
  console.log(`${file}: ${from} is now ${to}, and the old address leads there.`);
  for (const other of linking) console.log(`${other} still links to ${from}. Write ${to} there.`);
});
