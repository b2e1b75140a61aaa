import { mkdirSync, readdirSync, readlinkSync, symlinkSync } from 'node:fs';
import { join, resolve } from 'node:path';

const projectScope = '@vpn-site';

/** Links the installed packages into a copy of the project. The project's own packages are linked to the copy. */
export function linkPackages(copy: string, project = '.'): void {
  const installed = join(project, 'node_modules');
  mkdirSync(join(copy, 'node_modules', projectScope), { recursive: true });
  for (const name of readdirSync(installed)) {
    if (name !== projectScope) symlinkSync(resolve(installed, name), join(copy, 'node_modules', name));
  }
  for (const name of readdirSync(join(installed, projectScope))) {
    symlinkSync(
      readlinkSync(join(installed, projectScope, name)),
      join(copy, 'node_modules', projectScope, name),
    );
  }
}
