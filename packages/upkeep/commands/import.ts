import { readOptions, runTool, siteFolder, UsageError } from '@vpn-site/cli/run-tool.ts';
import { today } from '@vpn-site/content/today.ts';
import { fetchText } from '#import/fetch-text.ts';
import { importFrom } from '#import/import-from.ts';
import { importers } from '#import/importers.ts';
import { UpkeepFolder } from '#upkeep-folder.ts';

/**
 * npm run site -- import price-index --from https://raw.githubusercontent.com/…: compares a dataset with our facts. It
 * edits the fact files in place and saves proposals and findings in the upkeep folder. With --dry-run, the fact files do
 * not change.
 */
await runTool(async () => {
  const [name = '', ...args] = process.argv.slice(2);
  const importer = Object.hasOwn(importers, name) ? importers[name] : undefined;
  if (!importer) {
    const known = Object.keys(importers).join(', ');
    throw new UsageError(`Write: npm run site -- import <dataset> --from <…>; the datasets are: ${known}.`);
  }
  const {
    from,
    address,
    'dry-run': isDry = false,
  } = readOptions(
    { from: { type: 'string' }, address: { type: 'string' }, 'dry-run': { type: 'boolean' } },
    args,
  );
  if (from === undefined) throw new UsageError('Name what to read: --from <file, folder or https address>.');
  const folder = new UpkeepFolder();
  const { proposals, findings, remarks, changed } = await importFrom(
    { name, importer, from, address, isDry, today: today(), root: siteFolder() },
    folder,
    fetchText,
  );
  for (const { summary } of [...proposals, ...findings]) console.log(summary);
  for (const remark of remarks) console.log(remark);
  for (const file of changed) console.log(`${file}: changed.`);
  console.log(
    `${proposals.length} proposal(s), ${findings.length} finding(s), ${changed.length} file(s) changed.`,
  );
});
