import { UsageError } from '@vpn-site/cli/run-tool.ts';
import { askGit } from '@vpn-site/content/git.ts';

/**
 * Every file that differs from where this branch left the base, in commits or not, new and deleted ones too. A file that
 * moved is two: what it was may be of another kind than what it is.
 */
export function changedFiles(folder: string, base: string): string[] {
  const left = git(folder, ['merge-base', '--end-of-options', base, 'HEAD']);
  if (left === undefined) {
    throw new UsageError(
      `There is no common history with "${base}": name a branch or a commit, and fetch it whole.`,
    );
  }
  const changed = git(folder, ['diff', '--name-only', '--no-renames', '-z', left.trim()]) ?? '';
  const added = git(folder, ['ls-files', '--others', '--exclude-standard', '-z']) ?? '';
  return [...new Set((changed + added).split('\0'))].filter((path) => path !== '').toSorted();
}

function git(folder: string, args: readonly string[]): string | undefined {
  return askGit(folder, args)?.toString();
}
