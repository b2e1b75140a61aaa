import { execFileSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';

/** A repository that is served like on a public host. */
export class FixtureRepository {
  readonly folder = mkdtempSync(join(tmpdir(), 'fixture-repository-'));
  #date = '2026-01-01T12:00:00Z';

  constructor() {
    this.#git('init', '--quiet', '--initial-branch=main');
    // Features that public hosts allow: partial clones, and fetching commits by hash.
    this.#git('config', 'uploadpack.allowFilter', 'true');
    this.#git('config', 'uploadpack.allowAnySHA1InWant', 'true');
  }

  get url(): string {
    return `file://${this.folder}`;
  }

  /** Commits files and returns the new commit; undefined removes a file. */
  commit(day: string, files: Readonly<Record<string, string | undefined>>): string {
    for (const [path, text] of Object.entries(files)) {
      const file = join(this.folder, path);
      mkdirSync(dirname(file), { recursive: true });
      if (text === undefined) rmSync(file);
      else writeFileSync(file, text);
    }
    this.#git('add', '--all');
    this.#date = `${day}T12:00:00Z`;
    this.#git('commit', '--quiet', '--message', day, `--date=${this.#date}`);
    return this.#git('rev-parse', 'HEAD').trim();
  }

  remove(): void {
    rmSync(this.folder, { recursive: true });
  }

  #git(...args: string[]): string {
    const env = { ...process.env, ...author, GIT_COMMITTER_DATE: this.#date };
    return execFileSync('git', args, { cwd: this.folder, encoding: 'utf8', env });
  }
}

const author = {
  GIT_AUTHOR_NAME: 'Alder',
  GIT_AUTHOR_EMAIL: 'alder@alder.example',
  GIT_COMMITTER_NAME: 'Alder',
  GIT_COMMITTER_EMAIL: 'alder@alder.example',
};
