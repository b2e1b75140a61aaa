import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import subsetFont from 'subset-font';
import { type Alphabet, headingAlphabets } from './heading-alphabet.ts';

/** Literata has several optical sizes; all headings use this one. */
const opticalSize = 40;
const weights = { min: 400, max: 700 };
/**
 * The font features that the files contain: kerning, lining and tabular figures, combining marks, and language-specific
 * glyphs.
 */
const features = ['kern', 'lnum', 'tnum', 'ccmp', 'locl'];

const { resolve } = createRequire(import.meta.url);

/** Returns the font file that pages load for one alphabet, with all heading weights. */
export function headingWebFont(alphabet: Alphabet): Promise<Buffer> {
  return subsetFont(packagedFont(alphabet), alphabet.letters, {
    targetFormat: 'woff2',
    noHinting: true,
    keepFeatures: features,
    variationAxes: { opsz: opticalSize, wght: weights },
  });
}

/** Returns the heading font in one weight, for measuring and for pictures: one uncompressed file per alphabet. */
export function headingInstances(weight: number): Promise<Buffer[]> {
  return Promise.all(
    headingAlphabets.map((alphabet) =>
      subsetFont(packagedFont(alphabet), alphabet.letters, {
        targetFormat: 'sfnt',
        noHinting: true,
        keepFeatures: features,
        variationAxes: { opsz: opticalSize, wght: weight },
      }),
    ),
  );
}

function packagedFont({ name }: Alphabet): Buffer {
  return readFileSync(resolve(`@fontsource-variable/literata/files/literata-${name}-opsz-normal.woff2`));
}
