/** A square PNG and its side length in pixels. */
export interface IconPicture {
  readonly size: number;
  readonly png: Buffer;
}

const headerBytes = 6;
const entryBytes = 16;

/** Builds an .ico file: a list of sizes, followed by the PNGs. */
export function iconFile(pictures: readonly IconPicture[]): Buffer {
  const header = Buffer.alloc(headerBytes + entryBytes * pictures.length);
  header.writeUInt16LE(1, 2);
  header.writeUInt16LE(pictures.length, 4);
  let offset = header.length;
  for (const [index, { size, png }] of pictures.entries()) {
    const entry = headerBytes + entryBytes * index;
    header.writeUInt8(size % 256, entry);
    header.writeUInt8(size % 256, entry + 1);
    header.writeUInt16LE(1, entry + 4);
    header.writeUInt16LE(32, entry + 6);
    header.writeUInt32LE(png.length, entry + 8);
    header.writeUInt32LE(offset, entry + 12);
    offset += png.length;
  }
  return Buffer.concat([header, ...pictures.map(({ png }) => png)]);
}
