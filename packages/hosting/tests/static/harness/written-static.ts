import { spawn } from 'node:child_process';
import { fixtureDist } from '@vpn-site/fixture/fixture-site.ts';
import type { HostName } from '#static/hosts.ts';

/** Runs `npm run site -- static` on the build of the fixture site. */
export function writeStaticFolder(host: HostName, folder: string): Promise<void> {
  return new Promise((resolve, reject) => {
    const child = spawn(
      process.execPath,
      ['packages/hosting/commands/static.ts', '--host', host, '--folder', folder],
      {
        stdio: 'inherit',
        env: { ...process.env, DIST_DIR: fixtureDist },
      },
    );
    child.once('exit', (code) =>
      code === 0 ? resolve() : reject(new Error(`npm run site -- static ended with ${code}.`)),
    );
  });
}
