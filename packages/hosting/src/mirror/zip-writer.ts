import { closeSync, openSync, writeSync } from 'node:fs';
import { deflateRawSync } from 'node:zlib';
import { Zip, ZipPassThrough } from 'fflate';

/** Matches file types that are already compressed. */
const compressed = /\.(?:woff2|png|ico|webp|avif|jpe?g)$/;

/** A file that Node's zlib compresses in one piece, several times as fast as in JavaScript. */
class Deflated extends ZipPassThrough {
  override compression = 8;

  protected override process(content: Uint8Array, isLast: boolean): void {
    this.ondata(null, deflateRawSync(content, { level: 9 }), isLast);
  }
}

/** Writes files into one zip as they are added. The same files in the same order give the same bytes. */
export class ZipWriter {
  readonly #file: number;
  readonly #zip: Zip;
  readonly #mtime: Date;
  #size = 0;

  /** Entries have the day without a time, because a zip has no time zone. */
  constructor(path: string, day: string) {
    const [year = 0, month = 1, date = 1] = day.split('-').map(Number);
    this.#mtime = new Date(year, month - 1, date);
    this.#file = openSync(path, 'w');
    this.#zip = new Zip((error, chunk) => {
      if (error) throw error;
      this.#size += writeSync(this.#file, chunk);
    });
  }

  add(name: string, content: Uint8Array): void {
    const entry = compressed.test(name) ? new ZipPassThrough(name) : new Deflated(name);
    entry.mtime = this.#mtime;
    this.#zip.add(entry);
    entry.push(content, true);
  }

  /** Finishes the file and returns its size in bytes. */
  close(): number {
    this.#zip.end();
    closeSync(this.#file);
    return this.#size;
  }
}
