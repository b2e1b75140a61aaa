import { askGit } from '@vpn-site/content/git.ts';

/** The files of facts that differ from the last commit; undefined where there is no repository. */
export function changedFactFiles(root: string): string[] | undefined {
  return askGit(root, ['diff', '--name-only', '--relative', 'HEAD', '--', 'facts'])
    ?.toString()
    .split('\n')
    .filter(Boolean);
}
