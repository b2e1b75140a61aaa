import { spawn } from 'node:child_process';
import type { HostName } from '../../../tools/static/hosts.ts';
import { fixtureDist } from '../../fixtures/fixture-site.ts';

/** `npm run static` over the build of the fixture site. */
export function writeStaticFolder(host: HostName, folder: string): Promise<void> {
  return new Promise((resolve, reject) => {
    const child = spawn(process.execPath, ['tools/static.ts', '--host', host, '--folder', folder], {
      stdio: 'inherit',
      env: { ...process.env, DIST_DIR: fixtureDist },
    });
    child.once('exit', (code) =>
      code === 0 ? resolve() : reject(new Error(`npm run static ended with ${code}.`)),
    );
  });
}
