import { mkdirSync, readdirSync, readlinkSync, symlinkSync } from 'node:fs';
import { join, resolve } from 'node:path';

const ours = '@vpn-site';

/** Links the installed packages into a copy of the project; the project's own packages link to the copy. */
export function linkPackages(copy: string, project = '.'): void {
  const installed = join(project, 'node_modules');
  mkdirSync(join(copy, 'node_modules', ours), { recursive: true });
  for (const name of readdirSync(installed)) {
    if (name !== ours) symlinkSync(resolve(installed, name), join(copy, 'node_modules', name));
  }
  for (const name of readdirSync(join(installed, ours))) {
    symlinkSync(readlinkSync(join(installed, ours, name)), join(copy, 'node_modules', ours, name));
  }
}
