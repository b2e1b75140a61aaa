import { constants, crc32, deflateRawSync } from 'node:zlib';

/** Text of the page, and the place after it that is filled in for one visitor; the last text has none. */
interface Part {
  readonly text: Buffer;
  readonly deflated: Buffer;
  readonly place: string | undefined;
}

/** What is written into each place, as HTML. */
export type PlaceValues = Readonly<Record<string, string>>;

const gzipHeader = Buffer.from([0x1f, 0x8b, 8, 0, 0, 0, 0, 0, 0, 255]);
const lastBlock = Buffer.from([3, 0]);

/**
 * A page in which a few places differ for each visitor. Compressing it for each of them takes more of a processor than all else
 * that answers them, so the text between the places is compressed once. Deflate allows that, brotli does not: its blocks can be
 * put together as they are, provided that no text refers to one on the other side of a place.
 */
export class PageWithPlaces {
  readonly #parts: readonly Part[];

  constructor(html: string, place: RegExp) {
    const places = html.match(place) ?? [];
    this.#parts = html.split(place).map((piece, index) => {
      const text = Buffer.from(piece);
      const deflated = deflateRawSync(text, {
        level: constants.Z_BEST_COMPRESSION,
        finishFlush: constants.Z_FULL_FLUSH,
      });
      return { text, deflated, place: places[index] };
    });
  }

  plain(values: PlaceValues): Buffer {
    return Buffer.concat(this.#parts.flatMap(({ text, place }) => [text, valueIn(place, values)]));
  }

  gzip(values: PlaceValues): Buffer {
    let checksum = 0;
    let size = 0;
    const blocks = this.#parts.flatMap(({ text, deflated, place }) => {
      const value = valueIn(place, values);
      checksum = crc32(value, crc32(text, checksum));
      size += text.length + value.length;
      return value.length === 0 ? [deflated] : [deflated, asStored(value)];
    });
    const trailer = Buffer.alloc(8);
    trailer.writeUInt32LE(checksum, 0);
    trailer.writeUInt32LE(size, 4);
    return Buffer.concat([gzipHeader, ...blocks, lastBlock, trailer]);
  }
}

/** Longer ones than a block of deflate can hold would break the page; none of an address or a network is a hundredth of it. */
const maxValueBytes = 65_535;

function valueIn(place: string | undefined, values: PlaceValues): Buffer {
  const value = place === undefined ? '' : (values[place] ?? '');
  return Buffer.from(value).subarray(0, maxValueBytes);
}

/** A block of deflate that holds its bytes as they are. */
function asStored(bytes: Buffer): Buffer {
  const header = Buffer.alloc(5);
  header.writeUInt16LE(bytes.length, 1);
  header.writeUInt16LE(~bytes.length & 0xffff, 3);
  return Buffer.concat([header, bytes]);
}
