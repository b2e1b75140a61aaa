import { readFileSync } from 'node:fs';
import subsetFont from 'subset-font';
import { describe, expect, test } from 'vitest';
import { glyphIndexes } from './font-metrics.ts';
import { headingAlphabets, unicodeRange } from './heading-alphabet.ts';
import { headingFontFiles } from './heading-font-files.ts';

const polish = 'AaĄąBbCcĆćDdEeĘęFfGgHhIiJjKkLlŁłMmNnŃńOoÓóPpRrSsŚśTtUuWwYyZzŹźŻż„”–…';
const turkish = 'AaBbCcÇçDdEeFfGgĞğHhIıİiJjKkLlMmNnOoÖöPpRrSsŞşTtUuÜüVvYyZz’“”₺';
const english = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789‘’“”–—×€£$%&?!()…';

const file = (name: string) => readFileSync(`apps/site/src/ui/styles/fonts/literata-${name}.woff2`);
const lettersIn = async (name: string) => {
  const everything = headingAlphabets.map(({ letters }) => letters).join('');
  const font = await subsetFont(file(name), everything, { targetFormat: 'sfnt' });
  return new Set([...glyphIndexes(font).keys()].map((point) => String.fromCodePoint(point)));
};

describe('the heading face', () => {
  test('its files are those of the package; run "npm run site -- fonts" after changing apps/site/src/build/fonts', async () => {
    for (const { file: name, content } of await headingFontFiles()) {
      expect(readFileSync(name).equals(content), name).toBe(true);
    }
  });

  test('both files together are at most 40 KB, and English needs the first alone, as does the Turkish ı', () => {
    const sizes = headingAlphabets.map(({ name }) => file(name).length);
    expect(sizes.reduce((sum, size) => sum + size, 0)).toBeLessThanOrEqual(40_000);
    const latin = new Set(headingAlphabets[0]?.letters);
    expect([...english, 'ı'].filter((letter) => !latin.has(letter))).toEqual([]);
  });

  test('every declared letter has its own drawing in the file whose range names it', async () => {
    for (const { name, letters } of headingAlphabets) {
      expect(await lettersIn(name)).toEqual(new Set(letters));
    }
  });

  test.each([
    ['Polish', polish],
    ['Turkish', turkish],
  ])('every letter of %s is native', async (_language, letters) => {
    const known = new Set([...(await lettersIn('latin')), ...(await lettersIn('latin-ext'))]);
    expect([...letters].filter((letter) => !known.has(letter))).toEqual([]);
  });
});

test('ranges of letters are written as CSS wants them', () => {
  expect(unicodeRange('cabıa')).toBe('U+0061-0063, U+0131');
});
