import { spawn } from 'node:child_process';
import { existsSync, mkdirSync } from 'node:fs';
import { join } from 'node:path';
import type { Day } from '@vpn-site/core/day/day.ts';
import type { PinnedFile } from '#rules/pinned-address.ts';
import type { WatchSettings } from './watch-settings.ts';

/** A file of a repository: its current content, and the content at the commit we cite. */
export interface FileVersions {
  readonly then: string;
  /** undefined if the file is gone. */
  readonly now: string | undefined;
  /** The commit of the current content and its day; the pinned commit if nothing changed. */
  readonly commit: string;
  readonly day: Day;
}

/** Reads files from partial clones of repositories, whose blobs are fetched on demand. */
export class RepositoryFiles {
  readonly #folder: string;
  readonly #settings: WatchSettings;
  /** Each clone is updated once per run. */
  readonly #heads = new Map<string, Promise<string>>();

  constructor(folder: string, settings: WatchSettings) {
    this.#folder = folder;
    this.#settings = settings;
  }

  /** Reads a file; throws a readable error if the repository, the commit or the file is not available. */
  async read({ repository, commit, path }: PinnedFile): Promise<FileVersions> {
    const head = this.#heads.get(repository) ?? this.#fetchHead(repository);
    this.#heads.set(repository, head);
    await head;
    const git = (...args: string[]) => this.#git(repository, args);
    // Checked by a ref of ours, because looking up a missing commit by hash would make git fetch it with its whole history.
    const pinnedRef = `refs/pinned/${commit}`;
    if (!(await git('rev-parse', '--verify', '--quiet', pinnedRef).then(yes, no))) {
      await git(...fetchArgs, '--depth=1', 'origin', `${commit}:${pinnedRef}`);
    }
    const thenBlob = await git('rev-parse', '--verify', '--quiet', `${commit}:${path}`);
    const nowBlob = await git('rev-parse', '--verify', '--quiet', `${await head}:${path}`).catch(
      () => undefined,
    );
    const then = await this.#blob(repository, thenBlob);
    const day = (await git('show', '--no-patch', '--format=%cs', commit)).trim();
    if (nowBlob === thenBlob) return { then, now: then, commit, day };
    if (nowBlob === undefined) return { then, now: undefined, commit: await head, day };
    // Fetches only the history since the day of our commit, which must contain the change. If the host provides none, the
    // newest commit is used.
    await git(...fetchArgs, `--shallow-since=${day}T00:00:00Z`, 'origin', 'HEAD').catch(no);
    const last = await git('log', '--max-count=1', '--format=%H %cs', await head, '--', path);
    const [since = '', changed = ''] = last.trim().split(' ');
    return { then, now: await this.#blob(repository, nowBlob), commit: since, day: changed };
  }

  async #fetchHead(repository: string): Promise<string> {
    const folder = this.#at(repository);
    if (!existsSync(join(folder, 'HEAD'))) {
      mkdirSync(folder, { recursive: true });
      await this.#git(repository, ['init', '--quiet', '--bare']);
    }
    const url = this.#settings.repositoryUrl(repository);
    for (const [name, value] of [
      ['remote.origin.url', url],
      ['remote.origin.promisor', 'true'],
      ['remote.origin.partialclonefilter', 'blob:none'],
    ] as const) {
      await this.#git(repository, ['config', name, value]);
    }
    await this.#git(repository, [...fetchArgs, '--depth=1', 'origin', '+HEAD:refs/watched/head']);
    return (await this.#git(repository, ['rev-parse', 'refs/watched/head'])).trim();
  }

  async #blob(repository: string, blob: string): Promise<string> {
    return this.#git(repository, ['cat-file', 'blob', blob.trim()]);
  }

  #at(repository: string): string {
    return join(this.#folder, `${repository.replace('/', '+')}.git`);
  }

  /** Runs git without the machine's configuration, without prompts, and only with the protocol of the address. */
  #git(repository: string, args: readonly string[]): Promise<string> {
    const { gitMilliseconds, maxBytes, repositoryUrl } = this.#settings;
    const [protocol = 'https'] = repositoryUrl(repository).split(':');
    const child = spawn('git', ['--git-dir', this.#at(repository), ...args], {
      stdio: ['ignore', 'pipe', 'pipe'],
      timeout: gitMilliseconds,
      killSignal: 'SIGKILL',
      env: {
        PATH: process.env.PATH,
        HOME: this.#folder,
        GIT_CONFIG_NOSYSTEM: '1',
        GIT_TERMINAL_PROMPT: '0',
        GIT_ALLOW_PROTOCOL: protocol,
        LC_ALL: 'C',
      },
    });
    return new Promise((resolve, reject) => {
      const output: Buffer[] = [];
      let size = 0;
      let errorText = '';
      child.stdout.on('data', (chunk: Buffer) => {
        size += chunk.length;
        if (size > maxBytes) child.kill('SIGKILL');
        else output.push(chunk);
      });
      child.stderr.setEncoding('utf8').on('data', (text: string) => {
        errorText = (errorText + text).slice(0, 500);
      });
      child.once('error', reject).once('close', (code, signal) => {
        if (code === 0) resolve(Buffer.concat(output).toString('utf8'));
        else if (size > maxBytes) reject(new Error(`the file is larger than ${maxBytes / 1e6} MB`));
        else if (signal) reject(new Error(`git took longer than ${gitMilliseconds / 1000} s`));
        else reject(new Error(`git ${args[0]}: ${firstError(errorText) ?? `ended with ${code}`}`));
      });
    });
  }
}

/** Returns the first error of git, which is the cause; later ones are consequences. */
function firstError(text: string): string | undefined {
  return /^(?:fatal|error|remote): (.+)$/m.exec(text)?.[1];
}

const fetchArgs = ['fetch', '--quiet', '--no-tags', '--filter=blob:none'];
const yes = () => true;
const no = () => false;
