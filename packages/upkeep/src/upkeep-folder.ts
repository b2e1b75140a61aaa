import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import type { Finding, Proposal } from '#rules/proposal.ts';
import { replaceFile } from './replace-file.ts';

/** Proposals and findings of a tool's last run. The next run replaces them. */
export interface Noticed {
  readonly proposals: readonly Proposal[];
  readonly findings: readonly Finding[];
}

/**
 * The storage of the upkeep tools, separate from the facts and outside of git: proposals and findings, data between runs,
 * and captured texts.
 */
export class UpkeepFolder {
  readonly #folder: string;

  constructor(folder = resolve(process.env.UPKEEP_DIR ?? 'var/upkeep')) {
    this.#folder = folder;
  }

  /** Path of the folder, for data larger than a text, such as clones of repositories. */
  get path(): string {
    return this.#folder;
  }

  /** Saves a text under its hash. Proposals refer to it by this name. */
  saveCapture(text: string): string {
    const name = createHash('sha256').update(text).digest('hex');
    const file = join(this.#folder, 'captures', `${name}.txt`);
    if (!existsSync(file)) replaceFile(file, text);
    return name;
  }

  /** Returns a captured text; undefined if it was deleted. */
  capture(name: string): string | undefined {
    return /^[0-9a-f]{64}$/.test(name)
      ? readIfThere(join(this.#folder, 'captures', `${name}.txt`))
      : undefined;
  }

  saveNoticed(tool: string, noticed: Noticed): void {
    this.#write(join('noticed', tool), noticed);
  }

  /** Returns the proposals and findings of the last run of every tool. */
  noticed(): Noticed {
    const folder = join(this.#folder, 'noticed');
    const names = existsSync(folder) ? readdirSync(folder).toSorted() : [];
    const all = names.map((name) => JSON.parse(readFileSync(join(folder, name), 'utf8')) as Noticed);
    return {
      proposals: all.flatMap(({ proposals }) => proposals),
      findings: all.flatMap(({ findings }) => findings),
    };
  }

  /** Saves the report of a branch of proposals and returns its path. */
  saveReport(branch: string, text: string): string {
    const file = join(this.#folder, 'proposed', `${branch}.md`);
    replaceFile(file, text);
    return file;
  }

  saveMemory(tool: string, memory: unknown): void {
    this.#write(join('memory', tool), memory);
  }

  memory(tool: string): unknown {
    const text = readIfThere(join(this.#folder, 'memory', `${tool}.json`));
    return text === undefined ? undefined : JSON.parse(text);
  }

  #write(name: string, value: unknown): void {
    replaceFile(join(this.#folder, `${name}.json`), `${JSON.stringify(value, undefined, 2)}\n`);
  }
}

function readIfThere(file: string): string | undefined {
  return existsSync(file) ? readFileSync(file, 'utf8') : undefined;
}
