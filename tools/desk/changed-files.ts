import { spawnSync } from 'node:child_process';

/** The files of facts that differ from the last commit; undefined where there is no repository. */
export function changedFactFiles(root: string): string[] | undefined {
  const { status, stdout } = spawnSync('git', ['diff', '--name-only', '--relative', 'HEAD', '--', 'facts'], {
    cwd: root,
    encoding: 'utf8',
  });
  return status === 0 ? stdout.split('\n').filter(Boolean) : undefined;
}
