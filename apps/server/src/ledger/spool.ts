import { mkdirSync } from 'node:fs';
import { dirname } from 'node:path';
import { DatabaseSync, type StatementSync } from 'node:sqlite';

/** How long one process waits for another that writes to the same file. Short: readers wait meanwhile. */
const busyMilliseconds = 50;

/** Records in the order in which they were written. */
export interface SpooledRecords {
  /** A JSON array of records, ready for the database. */
  readonly json: string;
  readonly count: number;
  /** The last batch in it. */
  readonly last: number;
}

/** What waits in a spool; clicks and reports lie in one file, each in tables of their own. */
export interface SpoolKind {
  /** The tables of what waits and of what the database refused, and the column that counts the records of a batch. */
  readonly waiting: string;
  readonly refused: string;
  readonly counted: string;
  /**
   * NORMAL: no sync per write. A killed process loses nothing, a machine that loses power may lose the batches since the last
   * checkpoint. FULL: what was written survives that, too, and each write waits for the disk.
   */
  readonly synchronous: 'NORMAL' | 'FULL';
}

/** Records on disk until the database has them. A batch is one row of JSON, so that writing a thousand costs one insert. */
export class Spool<T extends object> {
  protected readonly database: DatabaseSync;
  readonly #append: StatementSync;
  readonly #oldest: StatementSync;
  readonly #remove: StatementSync;
  readonly #count: StatementSync;
  readonly #oldestId: StatementSync;
  readonly #copyAside: StatementSync;
  readonly #removeOne: StatementSync;

  constructor(file: string, { waiting, refused, counted, synchronous }: SpoolKind) {
    mkdirSync(dirname(file), { recursive: true });
    this.database = new DatabaseSync(file, { timeout: busyMilliseconds });
    this.database.exec(`
      PRAGMA journal_mode = WAL;
      PRAGMA synchronous = ${synchronous};
      CREATE TABLE IF NOT EXISTS ${waiting} (
        number INTEGER PRIMARY KEY AUTOINCREMENT,
        ${counted} INTEGER NOT NULL,
        json   TEXT    NOT NULL
      ) STRICT;
      CREATE TABLE IF NOT EXISTS ${refused} (
        number INTEGER PRIMARY KEY,
        ${counted} INTEGER NOT NULL,
        json   TEXT    NOT NULL,
        reason TEXT    NOT NULL
      ) STRICT`);
    // A damaged page would else be met by whoever counts or sends.
    const found = this.database.prepare('PRAGMA quick_check(1)').get()?.quick_check;
    if (found !== 'ok') throw new Error(`the file is damaged: ${String(found)}`);
    this.#append = this.database.prepare(`INSERT INTO ${waiting} (${counted}, json) VALUES (?, ?)`);
    this.#oldest = this.database.prepare(
      `SELECT number, ${counted} AS records, json FROM ${waiting} WHERE number > ? ORDER BY number`,
    );
    this.#copyAside = this.database.prepare(
      `INSERT OR REPLACE INTO ${refused} SELECT number, ${counted}, json, ? FROM ${waiting} WHERE number = ?`,
    );
    this.#removeOne = this.database.prepare(`DELETE FROM ${waiting} WHERE number = ?`);
    this.#remove = this.database.prepare(`DELETE FROM ${waiting} WHERE number <= ?`);
    this.#oldestId = this.database.prepare(
      `SELECT json ->> '$[0].id' AS id FROM ${waiting} ORDER BY number LIMIT 1`,
    );
    this.#count = this.database.prepare(`SELECT coalesce(sum(${counted}), 0) AS records FROM ${waiting}`);
  }

  append(records: readonly T[]): void {
    this.#append.run(records.length, JSON.stringify(records));
  }

  /** The oldest batches after one, at least one and about so many records; undefined when there are none. */
  oldest(about: number, after = 0): SpooledRecords | undefined {
    const arrays: string[] = [];
    let count = 0;
    let last = 0;
    for (const row of this.#oldest.iterate(after)) {
      arrays.push(String(row.json).slice(1, -1));
      count += Number(row.records);
      last = Number(row.number);
      if (count >= about) break;
    }
    return arrays.length === 0 ? undefined : { json: `[${arrays.join(',')}]`, count, last };
  }

  /** Numbers only grow and batches are read from the lowest, so this removes exactly what was read. */
  removeThrough(last: number): void {
    this.#remove.run(last);
  }

  /** Puts a batch that the database refuses where it is in nobody's way and somebody can look at it. */
  setAside(number: number, reason: string): void {
    this.#copyAside.run(reason, number);
    this.#removeOne.run(number);
  }

  get count(): number {
    return Number(this.#count.get()?.records);
  }

  /** When the oldest record was made, in milliseconds, where its id says so; undefined when there is none. */
  get oldestTime(): number | undefined {
    const id = this.#oldestId.get()?.id;
    return typeof id === 'string' ? uuidTime(id) : undefined;
  }

  close(): void {
    this.database.close();
  }
}

/** A UUID of version 7 begins with the milliseconds since 1970, in 48 bits. */
function uuidTime(id: string): number {
  return Number.parseInt(id.replace('-', '').slice(0, 12), 16);
}
