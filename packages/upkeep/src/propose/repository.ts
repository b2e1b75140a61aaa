import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { UsageError } from '@vpn-site/cli/run-tool.ts';
import { askGit, runGit } from '@vpn-site/content/git.ts';
import type { Day } from '@vpn-site/core/day/day.ts';

/** The committer of the tool. It distinguishes the tool's commits from those of people, which the tool never replaces. */
const author = { name: 'Upkeep', email: 'upkeep@site.invalid' };

/** Settings that prevent the machine's git configuration from changing commits: hooks, signatures, line endings. */
const plain = ['core.hooksPath=/dev/null', 'commit.gpgSign=false', 'core.autocrlf=false', 'gc.auto=0'];

/** The git repository that contains a folder. No method writes into its working tree. */
export class Repository {
  readonly #folder: string;

  constructor(folder: string) {
    this.#folder = folder;
    if (askGit(folder, ['rev-parse']) === undefined) {
      throw new UsageError(`${folder} is not in a git repository, but proposals become commits.`);
    }
  }

  git(args: readonly string[], input = '', env: NodeJS.ProcessEnv = {}): string {
    const options = { input, settings: plain, env: { GIT_TERMINAL_PROMPT: '0', ...env } };
    return runGit(this.#folder, args, options).toString().trim();
  }

  commitAt(revision: string): string {
    try {
      return this.git(['rev-parse', '--verify', '--quiet', '--end-of-options', `${revision}^{commit}`]);
    } catch {
      throw new UsageError(`"${revision}" is not a commit.`);
    }
  }

  isToolCommit(commit: string): boolean {
    return this.git(['log', '-1', '--format=%ce', commit]) === author.email;
  }

  /** Returns an id that is equal for commits with the same change, regardless of their parent. */
  patchId(commit: string): string {
    const patch = this.git(['diff-tree', '-p', '--root', commit]);
    return this.git(['patch-id', '--stable'], `${patch}\n`).split(' ')[0] ?? '';
  }

  /** Runs a function with a temporary working tree at a commit. */
  async withTree<Result>(commit: string, work: (tree: Tree) => Promise<Result>): Promise<Result> {
    const folder = mkdtempSync(join(tmpdir(), 'propose-'));
    const prefix = this.git(['rev-parse', '--show-prefix']);
    try {
      this.git(['worktree', 'add', '--quiet', '--detach', folder, commit]);
      return await work(new Tree(new Repository(folder), join(folder, prefix)));
    } finally {
      rmSync(folder, { recursive: true, force: true });
      this.git(['worktree', 'prune']);
    }
  }
}

/** A temporary working tree. */
export class Tree {
  readonly #repository: Repository;
  /** The folder of the site in the tree. */
  readonly site: string;

  constructor(repository: Repository, site: string) {
    this.#repository = repository;
    this.site = site;
  }

  reset(commit: string): void {
    this.#repository.git(['checkout', '--quiet', '--force', '--detach', commit]);
  }

  /** Commits reproducibly: the same content on the same day gives the same commit. */
  commit(message: string, day: Day): string {
    const date = `${day}T00:00:00Z`;
    const { name, email } = author;
    this.#repository.git(['add', '--update', '.']);
    this.#repository.git(['commit', '--quiet', '--no-verify', '--cleanup=verbatim', '--file=-'], message, {
      GIT_AUTHOR_NAME: name,
      GIT_AUTHOR_EMAIL: email,
      GIT_AUTHOR_DATE: date,
      GIT_COMMITTER_NAME: name,
      GIT_COMMITTER_EMAIL: email,
      GIT_COMMITTER_DATE: date,
    });
    return this.#repository.commitAt('HEAD');
  }
}
