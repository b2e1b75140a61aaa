import { createHash } from 'node:crypto';
import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { type FactFile, parseFactFile } from '@vpn-site/content/facts/fact-file.ts';
import { type Facts, factsFrom } from '@vpn-site/content/facts/facts-from.ts';
import { readLocaleWords } from '@vpn-site/content/locale-words.ts';
import { methodologyOn, readMethodologies } from '@vpn-site/content/methodology/read-methodologies.ts';
import type { Day } from '@vpn-site/core/day/day.ts';
import type { Methodology } from '@vpn-site/core/scoring/methodology.ts';

export interface FactsState {
  readonly files: readonly FactFile[];
  readonly facts: Facts;
  readonly methodology: Methodology;
}

interface ReadFile {
  readonly text: string;
  readonly parsed: FactFile;
}

/** The fact files as they are on disk now. Unchanged files are not parsed again. */
export class FactsOnDisk {
  readonly #root: string;
  readonly #day: Day;
  #files: ReadonlyMap<string, ReadFile> = new Map();
  #state: FactsState | undefined;

  constructor(root: string, day: Day) {
    this.#root = root;
    this.#day = day;
  }

  text(file: string): string {
    return readFileSync(join(this.#root, file), 'utf8');
  }

  now(): FactsState {
    const words = readLocaleWords(this.#root);
    const names = globSync('facts/**/*.yaml', { cwd: this.#root }).toSorted();
    const files = new Map(
      names.map((file): [string, ReadFile] => {
        const text = this.text(file);
        const before = this.#files.get(file);
        return [file, before?.text === text ? before : { text, parsed: parseFactFile(file, text, words) }];
      }),
    );
    const isSame =
      files.size === this.#files.size && [...files].every(([file, read]) => this.#files.get(file) === read);
    this.#files = files;
    if (!isSame || !this.#state) this.#state = this.stateOf([...files.values()].map(({ parsed }) => parsed));
    return this.#state;
  }

  /** Returns all fact files, with another text for one of them. */
  with(file: string, text: string): FactFile[] {
    const parsed = parseFactFile(file, text, readLocaleWords(this.#root));
    return this.now().files.map((each) => (each.file === file ? parsed : each));
  }

  stateOf(files: readonly FactFile[]): FactsState {
    const facts = factsFrom(files);
    return {
      files,
      facts,
      methodology: methodologyOn(readMethodologies(files, facts.vocabulary), this.#day),
    };
  }
}

/** Returns a hash that identifies the content of a file. */
export function versionOf(text: string): string {
  return createHash('sha256').update(text).digest('hex').slice(0, 16);
}
