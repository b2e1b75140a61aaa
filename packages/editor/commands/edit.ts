import { execFileSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { readOptions, runTool, siteFolder, UsageError } from '@vpn-site/cli/run-tool.ts';
import { defaultLocale } from '@vpn-site/core/locale/locale-table.ts';
import { openedSite } from '@vpn-site/site/compose/opened-site.ts';
import { editForm } from '#visual/edit-form.ts';
import { Workspace } from '#visual/workspace.ts';

const app = join(import.meta.dirname, '../src/visual/app');

/**
 * npm run site -- edit [-- --port 4500]: opens the documents in a visual editor, on this computer only. The editor has its
 * own packages, which are installed on first use.
 */
await runTool(async () => {
  const { port = '4500' } = readOptions({ port: { type: 'string' } });
  if (!/^\d{1,5}$/.test(port)) throw new UsageError(`--port is "${port}": write a number from 1 to 65535.`);
  if (!existsSync(join(app, 'node_modules'))) {
    console.log('Installing the visual editor; this happens once.');
    execFileSync('npm', ['ci'], { cwd: app, stdio: 'inherit' });
  }
  const workspace = new Workspace(siteFolder());
  const form = editForm(workspace.kinds, openedSite().localeSite(defaultLocale, 'http://localhost').site);
  const { startEditor } = await import(pathToFileURL(join(app, 'start-editor.ts')).href);
  const { address, close } = await startEditor(workspace, form, Number(port));
  process.once('SIGINT', close).once('SIGTERM', close);
  console.log(`The documents are open, on this computer only, until Ctrl+C:\n  ${address}`);
});
