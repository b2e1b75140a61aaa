import { createHash } from 'node:crypto';
import type { Instant } from '@vpn-site/core/policy/confirm-readings.ts';
import { type WatchedCell, wordsFrom } from '#rules/watch-cell.ts';
import type { ReadingsOf } from '#rules/watch-notice.ts';
import { readingRetention, type WatchReading } from '#rules/watch-verdict.ts';
import type { UpkeepFolder } from '../upkeep-folder.ts';
import type { Validators } from './polite-web.ts';

/** A page as it was last read. */
export interface KnownPage extends Validators {
  /** Names of the captured texts. */
  readonly captures: readonly string[];
}

interface StoredMemory {
  /** The time since which every source has been read at least once. */
  readonly lastTurn?: Instant | undefined;
  /** If sources are read in shares: when each share was last read. */
  readonly shares?: Readonly<Record<string, Instant>>;
  readonly pages: Readonly<Record<string, KnownPage>>;
  readonly readings: Readonly<Record<string, readonly WatchReading[]>>;
}

const millisecondsPerDay = 86_400_000;

/** The watcher's memory of earlier runs. */
export class WatchMemory {
  readonly #folder: UpkeepFolder;
  #lastTurn: Instant | undefined;
  #shares: Record<string, Instant>;
  readonly #pages: Map<string, KnownPage>;
  readonly #readings: Map<string, readonly WatchReading[]>;

  constructor(folder: UpkeepFolder) {
    this.#folder = folder;
    const stored = (folder.memory('watch') ?? { pages: {}, readings: {} }) as StoredMemory;
    this.#lastTurn = stored.lastTurn;
    this.#shares = { ...stored.shares };
    this.#pages = new Map(Object.entries(stored.pages));
    this.#readings = new Map(Object.entries(stored.readings));
  }

  page(address: string): KnownPage | undefined {
    return this.#pages.get(address);
  }

  /** Saves a page; undefined removes it. */
  savePage(address: string, page: KnownPage | undefined): void {
    if (page) this.#pages.set(address, page);
    else this.#pages.delete(address);
  }

  readonly readingsOf: ReadingsOf = (cell, source) => this.#readings.get(keyOf(cell, source)) ?? [];

  /** Adds a reading. A second reading in the same run, as with a shared address, replaces the first. */
  add(cell: WatchedCell, source: string, reading: WatchReading): void {
    const earliest = Date.parse(reading.at) - readingRetention.days * millisecondsPerDay;
    const earlier = this.readingsOf(cell, source).filter(
      ({ at }) => at < reading.at && Date.parse(at) >= earliest,
    );
    this.#readings.set(keyOf(cell, source), [...earlier.slice(1 - readingRetention.readings), reading]);
  }

  /** Records that a share was read. Once all shares have been read, the turn is complete. */
  endShare(part: number, of: number, at: Instant): void {
    const names = Array.from({ length: of }, (_, index) => `${index + 1}/${of}`);
    const readAt = { ...this.#shares, [`${part}/${of}`]: at };
    this.#shares = Object.fromEntries(names.flatMap((name) => (readAt[name] ? [[name, readAt[name]]] : [])));
    const oldest = Object.values(this.#shares).toSorted()[0];
    if (Object.keys(this.#shares).length === of) this.#lastTurn = oldest;
  }

  /** Saves the memory, without cells that were removed or whose words changed. */
  save(cells: readonly WatchedCell[], addresses: readonly string[]): void {
    const keys = cells.flatMap((cell) => cell.evidence.sources.map((id) => keyOf(cell, id)));
    const stored: StoredMemory = {
      lastTurn: this.#lastTurn,
      shares: this.#shares,
      pages: pickKeys(this.#pages, addresses),
      readings: pickKeys(this.#readings, keys),
    };
    this.#folder.saveMemory('watch', stored);
  }
}

function pickKeys<T>(values: ReadonlyMap<string, T>, keys: readonly string[]): Record<string, T> {
  return Object.fromEntries(
    [...new Set(keys)].toSorted().flatMap((key) => {
      const value = values.get(key);
      return value === undefined ? [] : [[key, value] as const];
    }),
  );
}

/** Returns the key of a cell's source; changed words or a changed address give a new key. */
function keyOf(watched: WatchedCell, source: string): string {
  const { file, cell, sources } = watched;
  const wanted = JSON.stringify([sources[source]?.url, wordsFrom(watched, source)]);
  const fingerprint = createHash('sha256').update(wanted).digest('hex').slice(0, 12);
  return `${file} ${cell.join('.')} ${source} ${fingerprint}`;
}
