/** The metrics that decide how much space text takes, in em. */
export interface FontMetrics {
  readonly ascent: number;
  readonly descent: number;
  readonly lineGap: number;
  /** The average width of a letter in running English text, including spaces. */
  readonly averageWidth: number;
}

/** Letter frequencies in English text in percent, with a space after every five letters. */
const frequencies: Readonly<Record<string, number>> = {
  ...{ ' ': 20, e: 12.7, t: 9.1, a: 8.2, o: 7.5, i: 7, n: 6.7, s: 6.3, h: 6.1, r: 6, d: 4.3, l: 4, c: 2.8 },
  ...{ u: 2.8, m: 2.4, w: 2.4, f: 2.2, g: 2, y: 2, p: 1.9, b: 1.5, v: 1, k: 0.8, j: 0.15, x: 0.15, q: 0.1 },
  z: 0.07,
};

/** Reads an uncompressed font: tables head, hhea, hmtx and cmap. */
export function fontMetrics(font: Buffer): FontMetrics {
  const unitsPerEm = table(font, 'head').readUInt16BE(18);
  const horizontal = table(font, 'hhea');
  const glyphs = glyphIndexes(font);
  const advances = table(font, 'hmtx');
  const lastAdvance = horizontal.readUInt16BE(34) - 1;
  const advance = (letter: string) => {
    const glyph = glyphs.get(letter.codePointAt(0) ?? 0) ?? 0;
    return advances.readUInt16BE(Math.min(glyph, lastAdvance) * 4);
  };
  const letters = Object.entries(frequencies);
  const total = letters.reduce((sum, [, share]) => sum + share, 0);
  const width = letters.reduce((sum, [letter, share]) => sum + share * advance(letter), 0) / total;
  return {
    ascent: horizontal.readInt16BE(4) / unitsPerEm,
    descent: -horizontal.readInt16BE(6) / unitsPerEm,
    lineGap: horizontal.readInt16BE(8) / unitsPerEm,
    averageWidth: width / unitsPerEm,
  };
}

/** Maps the characters that the font covers to their glyph numbers (cmap format 4, the Basic Multilingual Plane). */
export function glyphIndexes(font: Buffer): Map<number, number> {
  const cmap = table(font, 'cmap');
  const subtables = Array.from({ length: cmap.readUInt16BE(2) }, (_, index) =>
    cmap.subarray(cmap.readUInt32BE(4 + index * 8 + 4)),
  );
  const segments = subtables.find((subtable) => subtable.readUInt16BE(0) === 4);
  if (!segments) throw new Error('The font has no character table of format 4.');
  const size = segments.readUInt16BE(6);
  const found = new Map<number, number>();
  for (let at = 0; at < size; at += 2) {
    const last = segments.readUInt16BE(14 + at);
    const first = segments.readUInt16BE(16 + size + at);
    const delta = segments.readUInt16BE(16 + size * 2 + at);
    const offsetAt = 16 + size * 3 + at;
    const offset = segments.readUInt16BE(offsetAt);
    for (let point = first; point <= last && point < 0xffff; point += 1) {
      const listed = offset === 0 ? point : segments.readUInt16BE(offsetAt + offset + (point - first) * 2);
      const glyph = listed === 0 ? 0 : (listed + delta) & 0xffff;
      if (glyph !== 0) found.set(point, glyph);
    }
  }
  return found;
}

function table(font: Buffer, tag: string): Buffer {
  for (let index = 0; index < font.readUInt16BE(4); index += 1) {
    const record = 12 + index * 16;
    if (font.toString('latin1', record, record + 4) !== tag) continue;
    const offset = font.readUInt32BE(record + 8);
    return font.subarray(offset, offset + font.readUInt32BE(record + 12));
  }
  throw new Error(`The font has no table "${tag}".`);
}
