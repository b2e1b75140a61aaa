import type { UpkeepFolder } from '../upkeep-folder.ts';
import { versionOf } from './facts-on-disk.ts';
import type { Decided } from './wire.ts';

/** A decision that was written, with the data for undoing it. */
interface Entry extends Decided {
  /** The offset at which the texts differ, with the text before and after. */
  readonly at: number;
  readonly before: string;
  readonly after: string;
  /** The version of the file after the decision. */
  readonly version: string;
}

/**
 * Decisions that are not committed yet, newest last. They are saved outside of the facts, so that the desk can be stopped
 * and restarted.
 */
export class Journal {
  readonly #folder: UpkeepFolder;
  #entries: readonly Entry[];

  constructor(folder: UpkeepFolder) {
    this.#folder = folder;
    this.#entries = (folder.memory('desk') as readonly Entry[] | undefined) ?? [];
  }

  entries(): readonly Decided[] {
    return this.#entries.map(({ id, kind, subjectName, label, file }) => ({
      id,
      kind,
      subjectName,
      label,
      file,
    }));
  }

  add(decided: Decided, before: string, after: string): void {
    this.#keep([...this.#entries, { ...decided, ...difference(before, after), version: versionOf(after) }]);
  }

  /** Drops decisions in files that equal the last commit. */
  keepOnly(changedFiles: readonly string[]): void {
    const open = this.#entries.filter(({ file }) => changedFiles.includes(file));
    if (open.length < this.#entries.length) this.#keep(open);
  }

  /** Returns the last decision and the text of its file without it. The text is undefined if the file has changed since. */
  last(textOf: (file: string) => string): { decided: Decided; text: string | undefined } | undefined {
    const entry = this.#entries.at(-1);
    if (!entry) return undefined;
    const { at, before, after, version, ...decided } = entry;
    const now = textOf(entry.file);
    const isUntouched = versionOf(now) === version;
    return {
      decided,
      text: isUntouched ? now.slice(0, at) + before + now.slice(at + after.length) : undefined,
    };
  }

  dropLast(): void {
    this.#keep(this.#entries.slice(0, -1));
  }

  #keep(entries: readonly Entry[]): void {
    this.#entries = entries;
    this.#folder.saveMemory('desk', entries);
  }
}

function difference(before: string, after: string): Pick<Entry, 'at' | 'before' | 'after'> {
  const shortest = Math.min(before.length, after.length);
  let at = 0;
  while (at < shortest && before[at] === after[at]) at += 1;
  let tail = 0;
  while (tail < shortest - at && before.at(-1 - tail) === after.at(-1 - tail)) tail += 1;
  return {
    at,
    before: before.slice(at, before.length - tail),
    after: after.slice(at, after.length - tail),
  };
}
