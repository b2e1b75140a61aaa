import { existsSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { replaceFile } from '@vpn-site/upkeep/replace-file.ts';
import type { UpkeepFolder } from '@vpn-site/upkeep/upkeep-folder.ts';
import { versionOf } from './facts/facts-on-disk.ts';
import type { Decided } from './facts/wire.ts';
import { NotDoneError } from './not-done-error.ts';

/** The change of one file by a save. Bytes are kept as Latin-1 text, so that a picture is stored like any other file. */
interface FileChange {
  readonly file: string;
  /** The offset at which the texts differ, with the text before and after. */
  readonly at: number;
  readonly before: string;
  readonly after: string;
  /** The version of the file after the save. */
  readonly version: string;
  readonly wasMissing: boolean;
}

/** One save, in words, with the data for taking it back. A decision about a fact is also kept as such. */
interface Entry {
  readonly words: string;
  readonly decided?: Decided | undefined;
  readonly files: readonly FileChange[];
}

/**
 * Everything that was saved and is not committed yet, newest last. It is stored outside of the site, so that the desk can be
 * stopped and restarted.
 */
export class Journal {
  readonly #root: string;
  readonly #folder: UpkeepFolder;
  #entries: readonly Entry[];

  constructor(root: string, folder: UpkeepFolder) {
    this.#root = root;
    this.#folder = folder;
    this.#entries = (folder.memory('desk') as readonly Entry[] | undefined) ?? [];
  }

  /** The words of each save, newest last. */
  saves(): readonly string[] {
    return this.#entries.map(({ words }) => words);
  }

  /** The files of the last save. */
  lastFiles(): readonly string[] {
    return this.#entries.at(-1)?.files.map(({ file }) => file) ?? [];
  }

  decided(): readonly Decided[] {
    return this.#entries.flatMap(({ decided }) => (decided ? [decided] : []));
  }

  /** Runs a save that may change these files, and records what it did. A save that changes nothing is not recorded. */
  save<Result>(words: string, files: readonly string[], act: () => Result, decided?: Decided): Result {
    const before = new Map(files.map((file) => [file, this.#read(file)]));
    const result = act();
    const changes = [...before].flatMap(([file, was]) => {
      const now = this.#read(file);
      return now === undefined || now === was ? [] : [changeOf(file, was, now)];
    });
    if (changes.length > 0) this.#keep([...this.#entries, { words, decided, files: changes }]);
    return result;
  }

  /** Drops saves whose files all equal the last commit. */
  keepOnly(changedFiles: readonly string[]): void {
    const open = this.#entries.filter(({ files }) => files.some(({ file }) => changedFiles.includes(file)));
    if (open.length < this.#entries.length) this.#keep(open);
  }

  /** Takes the last save back, unless one of its files has changed since. Returns its words. */
  takeBack(): string {
    const last = this.#entries.at(-1);
    if (!last) throw new NotDoneError(['There is nothing to undo.']);
    const texts = last.files.map((change) => ({ change, now: this.#read(change.file) }));
    for (const { change, now } of texts) {
      if (now !== undefined && versionOf(now) === change.version) continue;
      throw new NotDoneError(
        [`Another program or person has changed ${change.file} since. Undo the change in the file.`],
        true,
      );
    }
    for (const { change, now = '' } of texts) {
      const { at, before, after, file } = change;
      const path = join(this.#root, file);
      if (change.wasMissing) rmSync(path);
      else replaceFile(path, Buffer.from(now.slice(0, at) + before + now.slice(at + after.length), 'latin1'));
    }
    this.#keep(this.#entries.slice(0, -1));
    return last.words;
  }

  #read(file: string): string | undefined {
    const path = join(this.#root, file);
    return existsSync(path) ? readFileSync(path, 'latin1') : undefined;
  }

  #keep(entries: readonly Entry[]): void {
    this.#entries = entries;
    this.#folder.saveMemory('desk', entries);
  }
}

function changeOf(file: string, was: string | undefined, after: string): FileChange {
  const before = was ?? '';
  const shortest = Math.min(before.length, after.length);
  let at = 0;
  while (at < shortest && before[at] === after[at]) at += 1;
  let tail = 0;
  while (tail < shortest - at && before.at(-1 - tail) === after.at(-1 - tail)) tail += 1;
  return {
    file,
    at,
    before: before.slice(at, before.length - tail),
    // A new file is removed as a whole, so its text need not be kept.
    after: was === undefined ? '' : after.slice(at, after.length - tail),
    version: versionOf(after),
    wasMissing: was === undefined,
  };
}
