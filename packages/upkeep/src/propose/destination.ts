import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { UsageError } from '@vpn-site/cli/run-tool.ts';
import { GitError } from '@vpn-site/content/git.ts';
import type { Repository } from './repository.ts';

/** The result of delivering a branch. */
export type Delivery = 'new' | 'replaced' | 'unchanged' | 'skipped: someone else committed to it';

/** A destination of branches: this repository, a remote, or files. */
export interface Destination {
  /** Returns the commit to start from. */
  baseCommit(base: string): string;
  /** Returns existing branches with their commits. */
  branches(): ReadonlyMap<string, string>;
  deliver(branch: string, commit: string, report: string): Delivery;
  /** Fast-forwards the base. Fails if someone moved it in the meantime. */
  advance(base: string, commit: string): void;
}

const prefix = 'refs/heads/';

/** Delivers branches to this repository. git refuses to move a branch that is checked out in some working tree. */
export function localBranches(repository: Repository): Destination {
  const branches = () =>
    refsIn(repository.git(['for-each-ref', '--format=%(objectname) %(refname)', `${prefix}upkeep/`]));
  return {
    baseCommit: (base) => repository.commitAt(base),
    branches,
    deliver: (branch, commit) =>
      deliverCommit(repository, branches().get(branch), commit, () => {
        repository.git(['branch', '--quiet', '--force', '--no-track', branch, commit]);
      }),
    advance: (base, commit) => {
      repository.git(['fetch', '--quiet', '--no-tags', '.', `${commit}:${prefix}${base}`]);
    },
  };
}

/** Delivers branches to a remote repository on any forge, without creating local branches. */
export function remoteBranches(repository: Repository, remote: string): Destination {
  const branches = () => refsIn(repository.git(['ls-remote', '--heads', '--', remote, `${prefix}upkeep/*`]));
  return {
    baseCommit: (base) => {
      try {
        repository.git(['fetch', '--quiet', '--no-tags', '--end-of-options', remote, `${prefix}${base}`]);
      } catch (error) {
        if (!(error instanceof GitError)) throw error;
        throw new UsageError(`Could not read the branch "${base}" of "${remote}". ${error.message}`);
      }
      return repository.commitAt('FETCH_HEAD');
    },
    branches: () => {
      const found = branches();
      // The commits are inspected later, so they must be fetched.
      const wanted = [...found.keys()].map((branch) => prefix + branch);
      if (wanted.length > 0) repository.git(['fetch', '--quiet', '--no-tags', '--', remote, ...wanted]);
      return found;
    },
    deliver: (branch, commit) => {
      const present = branches().get(branch);
      return deliverCommit(repository, present, commit, () => {
        const lease = `--force-with-lease=${prefix}${branch}:${present ?? ''}`;
        repository.git(['push', '--quiet', lease, '--', remote, `${commit}:${prefix}${branch}`]);
      });
    },
    advance: (base, commit) => {
      repository.git(['push', '--quiet', '--', remote, `${commit}:${prefix}${base}`]);
    },
  };
}

/** Writes patches for `git am`, for example to send by mail. */
export function patchFiles(repository: Repository, folder: string): Destination {
  return {
    ...localBranches(repository),
    branches: () => new Map(),
    deliver: (branch, commit, report) => {
      const patch = repository.git([
        'format-patch',
        '-1',
        '--stdout',
        '--no-signature',
        '--zero-commit',
        commit,
      ]);
      // 'upkeep/2026-11-16/alder' → '2026-11-16-alder'
      const file = join(folder, branch.split('/').slice(1).join('-'));
      mkdirSync(folder, { recursive: true });
      writeFileSync(
        `${file}.patch`,
        `${patch}
`,
      );
      writeFileSync(`${file}.md`, report);
      return 'new';
    },
    advance: () => {
      throw new UsageError('Patches cannot merge. Use --merge-by-rule with --push, or with branches.');
    },
  };
}

function refsIn(list: string): Map<string, string> {
  return new Map(
    list.split('\n').flatMap((line) => {
      const [, commit = '', branch = ''] = /^([0-9a-f]+)\s+refs\/heads\/(.+)$/.exec(line) ?? [];
      return branch === '' ? [] : [[branch, commit]];
    }),
  );
}

function deliverCommit(
  repository: Repository,
  present: string | undefined,
  commit: string,
  write: () => void,
): Delivery {
  if (present === undefined) {
    write();
    return 'new';
  }
  if (present === commit) return 'unchanged';
  if (!repository.isToolCommit(present)) return 'skipped: someone else committed to it';
  // If only the base moved and the change is the same, a new commit would only make reviewers start again.
  if (repository.patchId(present) === repository.patchId(commit)) return 'unchanged';
  write();
  return 'replaced';
}
