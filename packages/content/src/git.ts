import { spawnSync } from 'node:child_process';

/** A git command that failed. The message is the command and what git printed. */
export class GitError extends Error {
  override readonly name = 'GitError';
}

interface GitOptions {
  readonly input?: string;
  /** Git settings for this command, such as core.quotePath=off. */
  readonly settings?: readonly string[];
  /** Variables that are added to the environment of this process. */
  readonly env?: NodeJS.ProcessEnv;
}

/** Runs git in a folder and returns its output as bytes. Throws a GitError if it fails. */
export function runGit(folder: string, args: readonly string[], options: GitOptions = {}): Buffer {
  const { input = '', settings = [], env } = options;
  const { status, stdout, stderr, error } = spawnSync(
    'git',
    [...settings.flatMap((setting) => ['-c', setting]), ...args],
    {
      cwd: folder,
      input,
      maxBuffer: 2 ** 30,
      env: { ...process.env, ...env },
    },
  );
  if (status === 0) return stdout;
  throw new GitError(`git ${args.join(' ')}: ${error?.message ?? stderr.toString().trim()}`);
}

/** Runs git like `runGit`, but returns undefined if it fails, because often there is no repository or no such commit. */
export function askGit(folder: string, args: readonly string[], options?: GitOptions): Buffer | undefined {
  try {
    return runGit(folder, args, options);
  } catch (error) {
    if (error instanceof GitError) return undefined;
    throw error;
  }
}
