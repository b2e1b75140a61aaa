import { createHash } from 'node:crypto';
import type { Instant } from '@vpn-site/core/policy/settle-readings.ts';
import { type WatchedCell, wordsFrom } from '#rules/watch-cell.ts';
import type { ReadingsOf } from '#rules/watch-notice.ts';
import { readingsKept, type WatchReading } from '#rules/watch-verdict.ts';
import type { UpkeepFolder } from '../upkeep-folder.ts';
import type { Validators } from './polite-web.ts';

/** A page as it was last read. */
export interface KnownPage extends Validators {
  /** The texts that were taken from it. */
  readonly captures: readonly string[];
}

interface Remembered {
  /** Everything was looked at since then. */
  readonly lastTurn?: Instant | undefined;
  /** Of a turn in shares: when each of them was last looked at. */
  readonly shares?: Readonly<Record<string, Instant>>;
  readonly pages: Readonly<Record<string, KnownPage>>;
  readonly readings: Readonly<Record<string, readonly WatchReading[]>>;
}

const millisecondsPerDay = 86_400_000;

/** What the watcher knows from earlier runs. */
export class WatchMemory {
  readonly #folder: UpkeepFolder;
  #lastTurn: Instant | undefined;
  #shares: Record<string, Instant>;
  readonly #pages: Map<string, KnownPage>;
  readonly #readings: Map<string, readonly WatchReading[]>;

  constructor(folder: UpkeepFolder) {
    this.#folder = folder;
    const remembered = (folder.memory('watch') ?? { pages: {}, readings: {} }) as Remembered;
    this.#lastTurn = remembered.lastTurn;
    this.#shares = { ...remembered.shares };
    this.#pages = new Map(Object.entries(remembered.pages));
    this.#readings = new Map(Object.entries(remembered.readings));
  }

  page(address: string): KnownPage | undefined {
    return this.#pages.get(address);
  }

  /** undefined forgets it. */
  keepPage(address: string, page: KnownPage | undefined): void {
    if (page) this.#pages.set(address, page);
    else this.#pages.delete(address);
  }

  readonly readingsOf: ReadingsOf = (cell, source) => this.#readings.get(keyOf(cell, source)) ?? [];

  /** A second look within the same run, as of a shared address, takes the place of the first. */
  add(cell: WatchedCell, source: string, reading: WatchReading): void {
    const earliest = Date.parse(reading.at) - readingsKept.days * millisecondsPerDay;
    const earlier = this.readingsOf(cell, source).filter(
      ({ at }) => at < reading.at && Date.parse(at) >= earliest,
    );
    this.#readings.set(keyOf(cell, source), [...earlier.slice(1 - readingsKept.readings), reading]);
  }

  /** A whole turn is over once each of its shares was looked at. */
  endShare(part: number, of: number, at: Instant): void {
    const names = Array.from({ length: of }, (_, index) => `${index + 1}/${of}`);
    const looked = { ...this.#shares, [`${part}/${of}`]: at };
    this.#shares = Object.fromEntries(names.flatMap((name) => (looked[name] ? [[name, looked[name]]] : [])));
    const oldest = Object.values(this.#shares).toSorted()[0];
    if (Object.keys(this.#shares).length === of) this.#lastTurn = oldest;
  }

  /** Of cells that are no more, or whose words were changed, nothing is kept. */
  save(cells: readonly WatchedCell[], addresses: readonly string[]): void {
    const keys = cells.flatMap((cell) => cell.evidence.sources.map((id) => keyOf(cell, id)));
    const remembered: Remembered = {
      lastTurn: this.#lastTurn,
      shares: this.#shares,
      pages: kept(this.#pages, addresses),
      readings: kept(this.#readings, keys),
    };
    this.#folder.keepMemory('watch', remembered);
  }
}

function kept<T>(values: ReadonlyMap<string, T>, keys: readonly string[]): Record<string, T> {
  return Object.fromEntries(
    [...new Set(keys)].toSorted().flatMap((key) => {
      const value = values.get(key);
      return value === undefined ? [] : [[key, value] as const];
    }),
  );
}

/** Other words or another address are something new to look for. */
function keyOf(watched: WatchedCell, source: string): string {
  const { file, cell, sources } = watched;
  const wanted = JSON.stringify([sources[source]?.url, wordsFrom(watched, source)]);
  const fingerprint = createHash('sha256').update(wanted).digest('hex').slice(0, 12);
  return `${file} ${cell.join('.')} ${source} ${fingerprint}`;
}
