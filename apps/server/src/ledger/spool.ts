import { mkdirSync } from 'node:fs';
import { dirname } from 'node:path';
import { DatabaseSync, type StatementSync } from 'node:sqlite';

/** Time that one process waits for another that writes to the same file. Short, because readers wait meanwhile. */
const busyMilliseconds = 50;

/** Records in the order in which they were written. */
export interface SpooledRecords {
  /** A JSON array of records, ready for the database. */
  readonly json: string;
  readonly count: number;
  /** The number of the newest of these batches. */
  readonly last: number;
}

/** The tables of one kind of record; clicks and reports share a file, each with their own tables. */
export interface SpoolKind {
  /**
   * `waiting` and `refused` name the tables of waiting and rejected batches, `counted` the column with the number of
   * records in a batch.
   */
  readonly waiting: string;
  readonly refused: string;
  readonly counted: string;
  /**
   * NORMAL: no sync per write. A killed process loses nothing, but a power failure may lose the batches since the last
   * checkpoint. FULL: writes survive a power failure too, but each one waits for the disk.
   */
  readonly synchronous: 'NORMAL' | 'FULL';
}

/**
 * Stores records on disk until the database has them. A batch is one row of JSON, so that writing a thousand records costs
 * one insert.
 */
export class Spool<T extends object> {
  protected readonly database: DatabaseSync;
  readonly #append: StatementSync;
  readonly #oldest: StatementSync;
  readonly #remove: StatementSync;
  readonly #count: StatementSync;
  readonly #oldestId: StatementSync;
  readonly #copyToQuarantine: StatementSync;
  readonly #removeOne: StatementSync;
  readonly #all: StatementSync;

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
    // Checked here, because a damaged page would otherwise only fail later, when counting or sending.
    const found = this.database.prepare('PRAGMA quick_check(1)').get()?.quick_check;
    if (found !== 'ok') throw new Error(`the file is damaged: ${String(found)}`);
    this.#append = this.database.prepare(`INSERT INTO ${waiting} (${counted}, json) VALUES (?, ?)`);
    this.#oldest = this.database.prepare(
      `SELECT number, ${counted} AS records, json FROM ${waiting} WHERE number > ? ORDER BY number`,
    );
    this.#copyToQuarantine = this.database.prepare(
      `INSERT OR REPLACE INTO ${refused} SELECT number, ${counted}, json, ? FROM ${waiting} WHERE number = ?`,
    );
    this.#removeOne = this.database.prepare(`DELETE FROM ${waiting} WHERE number = ?`);
    this.#remove = this.database.prepare(`DELETE FROM ${waiting} WHERE number <= ?`);
    this.#oldestId = this.database.prepare(
      `SELECT json ->> '$[0].id' AS id FROM ${waiting} ORDER BY number LIMIT 1`,
    );
    this.#all = this.database.prepare(`SELECT json FROM ${waiting} ORDER BY number`);
    this.#count = this.database.prepare(`SELECT coalesce(sum(${counted}), 0) AS records FROM ${waiting}`);
  }

  append(records: readonly T[]): void {
    this.#append.run(records.length, JSON.stringify(records));
  }

  /**
   * Returns the oldest batches after a given one: at least one batch, with about this many records; undefined if there are
   * none.
   */
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

  /** Returns every waiting record, oldest first. */
  all(): T[] {
    return this.#all.all().flatMap(({ json }) => JSON.parse(String(json)) as T[]);
  }

  /**
   * Removes the batches up to this number. These are exactly the batches that were read, because numbers only grow and
   * reading starts with the lowest.
   */
  removeThrough(last: number): void {
    this.#remove.run(last);
  }

  /** Moves a batch that the database rejects to a separate table, where it blocks nothing and can be inspected. */
  quarantine(number: number, reason: string): void {
    this.#copyToQuarantine.run(reason, number);
    this.#removeOne.run(number);
  }

  get count(): number {
    return Number(this.#count.get()?.records);
  }

  /**
   * Creation time of the oldest record in milliseconds, for records whose id contains the time; undefined if the spool is
   * empty.
   */
  get oldestTime(): number | undefined {
    const id = this.#oldestId.get()?.id;
    return typeof id === 'string' ? uuidTime(id) : undefined;
  }

  close(): void {
    this.database.close();
  }
}

/** A version 7 UUID begins with the milliseconds since 1970, in 48 bits. */
export function uuidTime(id: string): number {
  return Number.parseInt(id.replace('-', '').slice(0, 12), 16);
}
