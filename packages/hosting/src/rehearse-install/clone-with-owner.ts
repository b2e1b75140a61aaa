import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { runGit } from '@vpn-site/content/git.ts';

const owner = 'owner: { legalName: A Person, address: "A Street 1, A Town", email: office@vpn.example }';

/** Clones the current commit with its history into a folder, and names an owner there, because a public site is not built without one. */
export function cloneWithOwner(folder: string): void {
  runGit('.', ['clone', '--quiet', '--no-hardlinks', '.', folder]);
  const file = join(folder, 'content/data/site.yaml');
  writeFileSync(file, readFileSync(file, 'utf8').replace(/^owner: none$/m, owner));
  const author = ['-c', 'user.name=rehearsal', '-c', 'user.email=office@vpn.example'];
  runGit(folder, [...author, 'commit', '--quiet', '--all', '--message', 'name the owner']);
}
