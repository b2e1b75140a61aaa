import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { runTool, siteFolder } from '@vpn-site/cli/run-tool.ts';
import { editorSchemas } from '@vpn-site/content/facts/editor-schemas.ts';

/** npm run site -- schemas: writes the JSON schemas of fact files for editors such as VS Code, after a change of the vocabulary. */
await runTool(() => {
  const root = siteFolder();
  for (const [file, text] of editorSchemas(root)) {
    mkdirSync(dirname(join(root, file)), { recursive: true });
    writeFileSync(join(root, file), text);
    console.log(`written  ${file}`);
  }
});
