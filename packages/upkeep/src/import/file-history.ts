import { UsageError } from '@vpn-site/cli/run-tool.ts';
import { objectTexts } from '@vpn-site/content/changes/git-objects.ts';
import { runGit } from '@vpn-site/content/git.ts';

/** A file as of one commit. */
export interface CommittedFile {
  readonly path: string;
  readonly commit: string;
  /** The commit time, in UTC. */
  readonly at: string;
  readonly text: string;
}

export interface FileHistory {
  /** Versions of each file, oldest first, without commits that removed it. */
  readonly versions: readonly CommittedFile[];
  /** The newest commit of the repository, whichever files it touched. */
  readonly newest: { readonly commit: string; readonly at: string };
}

/** Returns every version of some files in a clone, with or without a work tree. */
export function fileHistory(folder: string, paths: readonly string[]): FileHistory {
  const settings = ['core.quotePath=off'];
  const commits = (...args: string[]) =>
    commitsIn(runGit(folder, ['log', '--format=%x00%H %cI', ...args], { settings }).toString());
  try {
    const [newest] = commits('-1');
    if (!newest) throw new UsageError(`${folder} has no commit.`);
    if (paths.length === 0) return { newest, versions: [] };
    // One walk for all files, because there are some hundred thousand commits.
    const named = commits('--reverse', '--name-only', '--', ...paths).flatMap(({ names, ...commit }) =>
      names.map((path) => ({ ...commit, path })),
    );
    const input = named.map(({ commit, path }) => `${commit}:${path}\n`).join('');
    const blobs = runGit(folder, ['cat-file', '--batch'], { input });
    const { commit, at } = newest;
    return { newest: { commit, at }, versions: withTexts(named, blobs) };
  } catch (error) {
    if (error instanceof UsageError) throw error;
    throw new UsageError(`${folder} is not a clone of a repository. Write the folder of the clone.`);
  }
}

/** Parses a git log in which each commit begins with a NUL character, followed by the files it touched if requested. */
function commitsIn(log: string): { commit: string; at: string; names: string[] }[] {
  return log
    .split('\0')
    .slice(1)
    .map((entry) => {
      const [head = '', ...names] = entry.split('\n').filter((line) => line !== '');
      return { commit: head.slice(0, 40), at: new Date(head.slice(41)).toISOString(), names };
    });
}

type Named = Omit<CommittedFile, 'text'>;

function withTexts(named: readonly Named[], blobs: Buffer): CommittedFile[] {
  return [...objectTexts(blobs)].flatMap((text, index) => {
    const version = named[index];
    return version === undefined || text === undefined ? [] : [{ ...version, text }];
  });
}
