import { relative, resolve } from 'node:path';
import { askGit } from '@vpn-site/content/git.ts';
import { citedAddress } from './github-file.ts';
import type { DatasetFile } from './importer.ts';

const remote = /^(?:https:\/\/github\.com\/|git@github\.com:)([^/]+\/[^/]+?)(?:\.git)?$/;

/** Returns the address of a file in a GitHub clone, at the checked-out commit; undefined for any other file. */
export function addressInCheckout(
  folder: string,
  name: string,
): Pick<DatasetFile, 'url' | 'reportedOn'> | undefined {
  const git = (...args: string[]) => askGit(folder, args)?.toString();
  const top = git('rev-parse', '--show-toplevel')?.trim();
  const repository = remote.exec(git('remote', 'get-url', 'origin')?.trim() ?? '')?.[1];
  const [ref, day] = git('log', '-1', '--format=%H %cs')?.trim().split(' ') ?? [];
  if (top === undefined || repository === undefined || ref === undefined || day === undefined)
    return undefined;
  // A file that was changed or added locally exists nowhere else.
  if (git('status', '--porcelain', '--', name)?.trim() !== '') return undefined;
  return {
    url: citedAddress({ repository, ref, path: relative(top, resolve(folder, name)) }),
    reportedOn: day,
  };
}
