import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { askGit } from '@vpn-site/content/git.ts';

/** The state of the project that a build was made from. */
export interface BuiltFrom {
  readonly commit: string;
  /** Files that differ from the commit, as git lists them. */
  readonly uncommitted: readonly string[];
}

const file = 'built-from.json';

/** Returns the commit that is checked out in a folder; undefined if the folder is not in a git repository. */
export function checkedOutCommit(project: string): BuiltFrom | undefined {
  const commit = askGit(project, ['rev-parse', 'HEAD']);
  if (commit === undefined) return undefined;
  const changes = askGit(project, ['status', '--porcelain'])?.toString() ?? '';
  return { commit: commit.toString().trim(), uncommitted: changes.split('\n').filter(Boolean) };
}

/** Writes the state of the project next to the build, for deployment. The file is not served. */
export function writeBuiltFrom(out: string, project: string): void {
  const state = checkedOutCommit(project);
  if (state !== undefined) writeFileSync(join(out, file), `${JSON.stringify(state)}\n`);
}

export function readBuiltFrom(dist: string): BuiltFrom | undefined {
  try {
    return JSON.parse(readFileSync(join(dist, file), 'utf8')) as BuiltFrom;
  } catch {
    return undefined;
  }
}
