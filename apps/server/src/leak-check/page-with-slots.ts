import { constants, crc32, deflateRawSync } from 'node:zlib';

/** Text of the page and the slot after it, which is filled in per visitor; the last text has no slot. */
interface Part {
  readonly text: Buffer;
  readonly deflated: Buffer;
  readonly slot: string | undefined;
}

/** The HTML for each slot. */
export type SlotValues = Readonly<Record<string, string>>;

const gzipHeader = Buffer.from([0x1f, 0x8b, 8, 0, 0, 0, 0, 0, 0, 255]);
const lastBlock = Buffer.from([3, 0]);

/**
 * A page in which a few slots differ per visitor. Compressing it for each visitor would take more CPU time than the rest of
 * the response, so the text between the slots is compressed once. Deflate allows this, brotli does not: deflate blocks can
 * be concatenated if no block refers to text on the other side of a slot.
 */
export class PageWithSlots {
  readonly #parts: readonly Part[];

  constructor(html: string, slot: RegExp) {
    const slots = html.match(slot) ?? [];
    this.#parts = html.split(slot).map((piece, index) => {
      const text = Buffer.from(piece);
      const deflated = deflateRawSync(text, {
        level: constants.Z_BEST_COMPRESSION,
        finishFlush: constants.Z_FULL_FLUSH,
      });
      return { text, deflated, slot: slots[index] };
    });
  }

  plain(values: SlotValues): Buffer {
    return Buffer.concat(this.#parts.flatMap(({ text, slot }) => [text, valueIn(slot, values)]));
  }

  gzip(values: SlotValues): Buffer {
    let checksum = 0;
    let size = 0;
    const blocks = this.#parts.flatMap(({ text, deflated, slot }) => {
      const value = valueIn(slot, values);
      checksum = crc32(value, crc32(text, checksum));
      size += text.length + value.length;
      return value.length === 0 ? [deflated] : [deflated, storedBlock(value)];
    });
    const trailer = Buffer.alloc(8);
    trailer.writeUInt32LE(checksum, 0);
    trailer.writeUInt32LE(size, 4);
    return Buffer.concat([gzipHeader, ...blocks, lastBlock, trailer]);
  }
}

/** The max size of a deflate block; a longer value would break the page. No address or network name is a hundredth of it. */
const maxValueBytes = 65_535;

function valueIn(slot: string | undefined, values: SlotValues): Buffer {
  const value = slot === undefined ? '' : (values[slot] ?? '');
  return Buffer.from(value).subarray(0, maxValueBytes);
}

/** Returns a deflate block that stores its bytes uncompressed. */
function storedBlock(bytes: Buffer): Buffer {
  const header = Buffer.alloc(5);
  header.writeUInt16LE(bytes.length, 1);
  header.writeUInt16LE(~bytes.length & 0xffff, 3);
  return Buffer.concat([header, bytes]);
}
