/** The letters of one font file. A browser fetches the file only for a page that uses one of its letters. */
export interface Alphabet {
  /** The file of the font package with these letters. The letter ı is in the latin file. */
  readonly name: 'latin' | 'latin-ext';
  readonly letters: string;
}

const ascii = range(0x20, 0x7e);
const westernLetters = range(0xc0, 0xd6) + range(0xd8, 0xf6) + range(0xf8, 0xff);
const noBreakSpace = '\u00a0';

/** The alphabets of headings, one font file each. English pages need only the first. */
export const headingAlphabets: readonly Alphabet[] = [
  {
    name: 'latin',
    letters: `${ascii}${noBreakSpace}¡¢£¥§©«®°±·»¿×${westernLetters}ıŒœ–—‘’‚“”„•…‹›€™−`,
  },
  {
    name: 'latin-ext',
    letters: 'ĀāĂăĄąĆćČčĎďĐđĒēĖėĘęĚěĞğĢģĪīĮįİĶķĹĺĻļĽľŁłŃńŅņŇňŐőŔŕŘřŚśŞşŠšŢţŤťŪūŮůŰűŲųŹźŻżŽžȘșȚț₺',
  },
];

/** Formats letters as a CSS unicode-range: 'U+0020-007E, U+00A0'. */
export function unicodeRange(letters: string): string {
  const points = [...new Set(letters)].map((letter) => letter.codePointAt(0) ?? 0).toSorted((a, b) => a - b);
  const runs: [first: number, last: number][] = [];
  for (const point of points) {
    const run = runs.at(-1);
    if (run && run[1] === point - 1) run[1] = point;
    else runs.push([point, point]);
  }
  return runs.map(([first, last]) => `U+${hex(first)}${first === last ? '' : `-${hex(last)}`}`).join(', ');
}

function range(first: number, last: number): string {
  return String.fromCodePoint(...Array.from({ length: last - first + 1 }, (_, offset) => first + offset));
}

function hex(point: number): string {
  return point.toString(16).toUpperCase().padStart(4, '0');
}
