import { askGit } from '@vpn-site/content/git.ts';

/** The folders that the desk writes to. */
const written = ['content', 'facts'];

/** Returns the content and fact files that differ from the last commit; undefined outside of a git repository. */
export function changedFiles(root: string): string[] | undefined {
  const changed = askGit(root, [
    'diff',
    '--name-only',
    '--relative',
    '--no-renames',
    '-z',
    'HEAD',
    '--',
    ...written,
  ]);
  const added = askGit(root, ['ls-files', '--others', '--exclude-standard', '-z', '--', ...written]);
  return changed && `${changed.toString()}${added?.toString() ?? ''}`.split('\0').filter(Boolean).toSorted();
}
