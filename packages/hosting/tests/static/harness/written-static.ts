import { spawn } from 'node:child_process';
import { copyDist } from '@vpn-site/harness/dist-copy.ts';

/** Runs `npm run site -- static` on the build of the fixture site, with a database for clicks or without. */
export function writeStaticFolder(folder: string, clicks?: string): Promise<void> {
  const release = copyDist();
  // As if built with CLICK_LEDGER=off. The origin with which pages are compared serves the same files.
  release.change({ countsClicks: clicks !== undefined });
  return new Promise<void>((resolve, reject) => {
    const child = spawn(
      process.execPath,
      [
        ...['packages/hosting/commands/static.ts', '--folder', folder],
        ...(clicks === undefined ? [] : ['--clicks', clicks]),
      ],
      {
        stdio: 'inherit',
        env: { ...process.env, DIST_DIR: release.folder },
      },
    );
    child.once('exit', (code) =>
      code === 0 ? resolve() : reject(new Error(`npm run site -- static ended with ${code}.`)),
    );
  }).finally(() => release.remove());
}
