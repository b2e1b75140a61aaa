import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import type { Finding, Proposal } from '#rules/proposal.ts';
import { replaceFile } from './replace-file.ts';

/** What one run of a tool noticed. A later run of the same tool replaces it. */
export interface Noticed {
  readonly proposals: readonly Proposal[];
  readonly findings: readonly Finding[];
}

/**
 * Where tools that watch the world keep what they saw, apart from the facts and outside of git: what each noticed, what
 * they remember between runs, and the texts they read.
 */
export class UpkeepFolder {
  readonly #folder: string;

  constructor(folder = resolve(process.env.UPKEEP_DIR ?? 'var/upkeep')) {
    this.#folder = folder;
  }

  /** For what is larger than a text, such as copies of repositories. */
  get path(): string {
    return this.#folder;
  }

  /** Keeps a text that was read, under the name that proposals give it. */
  keepCapture(text: string): string {
    const name = createHash('sha256').update(text).digest('hex');
    const file = join(this.#folder, 'captures', `${name}.txt`);
    if (!existsSync(file)) replaceFile(file, text);
    return name;
  }

  /** undefined where it was thrown away since. */
  capture(name: string): string | undefined {
    return /^[0-9a-f]{64}$/.test(name)
      ? readIfThere(join(this.#folder, 'captures', `${name}.txt`))
      : undefined;
  }

  keepNoticed(tool: string, noticed: Noticed): void {
    this.#write(join('noticed', tool), noticed);
  }

  /** What every tool noticed when it last ran. */
  noticed(): Noticed {
    const folder = join(this.#folder, 'noticed');
    const names = existsSync(folder) ? readdirSync(folder).toSorted() : [];
    const all = names.map((name) => JSON.parse(readFileSync(join(folder, name), 'utf8')) as Noticed);
    return {
      proposals: all.flatMap(({ proposals }) => proposals),
      findings: all.flatMap(({ findings }) => findings),
    };
  }

  /** Keeps what a branch of proposals would do, beside its name; where. */
  keepReport(branch: string, text: string): string {
    const file = join(this.#folder, 'proposed', `${branch}.md`);
    replaceFile(file, text);
    return file;
  }

  /** What a tool remembers from one run to the next. */
  keepMemory(tool: string, memory: unknown): void {
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
