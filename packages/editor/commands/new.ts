import { runTool } from '@vpn-site/cli/run-tool.ts';
import { loadCatalog } from '@vpn-site/content/catalog.ts';
import { today } from '@vpn-site/content/today.ts';
import { writeFiles } from '#new/files.ts';
import { scaffold } from '#new/scaffold.ts';

/**
 * npm run new -- provider|price|audit|incident|service|guide|explainer|news|country|key|block …: creates the files. Then
 * npm run check lists what the editor must write.
 */
await runTool(() => {
  const root = process.cwd();
  const { files, next } = scaffold(process.argv.slice(2), {
    root,
    catalog: loadCatalog(root),
    today: today(),
  });
  writeFiles(root, files);
  for (const { file, isChanged } of files) console.log(`${isChanged ? 'changed' : 'written'}  ${file}`);
  console.log(`\n${next}`);
});
