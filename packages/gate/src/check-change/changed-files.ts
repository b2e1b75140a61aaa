import { UsageError } from '@vpn-site/cli/run-tool.ts';
import { askGit } from '@vpn-site/content/git.ts';

/**
 * Returns every file that differs from the commit at which this branch left the base, committed or not, including new and
 * deleted ones. A moved file counts as two, because its old path may be of another kind than the new one.
 */
export function changedFiles(folder: string, base: string): string[] {
  const changed = git(folder, ['diff', '--name-only', '--no-renames', '-z', branchPoint(folder, base)]) ?? '';
  const added = git(folder, ['ls-files', '--others', '--exclude-standard', '-z']) ?? '';
  return [...new Set((changed + added).split('\0'))].filter((path) => path !== '').toSorted();
}

/**
 * Returns the subjects of the commits since this branch left the base, newest first. Merges are left out, because git
 * writes their subjects.
 */
export function newCommitSubjects(folder: string, base: string): string[] {
  const range = `${branchPoint(folder, base)}..HEAD`;
  return (git(folder, ['log', '--no-merges', '--format=%s', range]) ?? '')
    .split('\n')
    .filter((line) => line !== '');
}

/** Returns the commit at which this branch left the base. */
export function branchPoint(folder: string, base: string): string {
  const commit = git(folder, ['merge-base', '--end-of-options', base, 'HEAD']);
  if (commit === undefined) {
    throw new UsageError(
      `There is no common history with "${base}". Name a branch or a commit, and fetch its full history.`,
    );
  }
  return commit.trim();
}

function git(folder: string, args: readonly string[]): string | undefined {
  return askGit(folder, args)?.toString();
}
