import { askGit } from '@vpn-site/content/git.ts';

/** Returns the fact files that differ from the last commit; undefined outside of a git repository. */
export function changedFactFiles(root: string): string[] | undefined {
  return askGit(root, ['diff', '--name-only', '--relative', 'HEAD', '--', 'facts'])
    ?.toString()
    .split('\n')
    .filter(Boolean);
}
