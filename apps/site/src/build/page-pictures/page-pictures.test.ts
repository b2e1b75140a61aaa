import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DocumentIndex } from '@vpn-site/core/document/document-index.ts';
import { localeCodes } from '@vpn-site/core/locale/locale-table.ts';
import { fixtureCatalog, fixtureDay } from '@vpn-site/fixture/fixture-site.ts';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { composeChartPictures } from '#compose/chart-picture.ts';
import { composeLocaleSite } from '#compose/locale-site.ts';
import { composePagePicture, type PagePicture } from '#compose/page-picture.ts';
import { readablePages } from '#compose/pages.ts';
import { previewImage } from '#head/preview-tags.ts';
import { themeColors } from '#ui/color/theme-colors.ts';
import { BuildCache } from '../build-cache.ts';
import { headingAlphabets } from '../fonts/heading-alphabet.ts';
import { pictureRenderer } from './draw-page-picture.tsx';
import { writePagePictures } from './write-page-pictures.ts';

const catalog = fixtureCatalog();
const sites = localeCodes.map((locale) =>
  composeLocaleSite(catalog, locale, 'https://site.example', fixtureDay),
);
const pictures = sites.map((site) =>
  readablePages(catalog)
    .filter(({ locale }) => locale === site.frame.locale)
    .map((page) => composePagePicture(page, site))
    .filter((picture) => picture !== undefined)
    .toArray(),
);
const charts = sites.flatMap(composeChartPictures);
const sample: PagePicture = {
  siteName: 'VPN Site',
  kind: 'Review',
  title: 'T',
  lead: undefined,
  rows: [],
  note: undefined,
};
const threeRows = ['1. A provider with a long name', '2. Alder VPN', '3. hide.me VPN'].map((label) => ({
  label,
  value: '8.1',
}));
/**
 * The tested margin in pixels. It is smaller than the margin of the picture, because letters may extend slightly beyond
 * their box.
 */
const margin = 50;

describe('pictures of pages', () => {
  let draw: Awaited<ReturnType<typeof pictureRenderer>>;
  beforeAll(async () => {
    draw = await pictureRenderer(themeColors(readFileSync('apps/site/src/ui/styles/tokens.css', 'utf8')));
  });

  test('are small, and of the size that the head names', async () => {
    const picture = await draw(sample);
    const { width, height } = previewImage;
    expect(await sharp(picture).metadata()).toMatchObject({ format: 'png', width, height });
    expect(picture.length).toBeLessThan(40_000);
    expect(await draw(sample)).toEqual(picture);
  });

  test.each(localeCodes.map((locale, place) => [locale, place] as const))(
    'the longest title in %s stays inside, above a full ranking and above a description',
    async (_locale, place) => {
      const title = longest(pictures[place]?.map((picture) => picture.title) ?? []);
      const note = longest(pictures[place]?.flatMap((picture) => picture.note ?? []) ?? []);
      expect(await strayPixels(await draw({ ...sample, title, rows: threeRows }))).toBe(0);
      expect(await strayPixels(await draw({ ...sample, title, note }))).toBe(0);
    },
  );

  test.each([
    ['words', 'Ochrona prywatności w sieci '.repeat(20)],
    ['one word', 'Karşılaştırma'.repeat(20)],
    ['and smaller', 'Wm '.repeat(26)],
  ])('a title of too many letters is cut, not spilt: %s', async (_what, title) => {
    expect(await strayPixels(await draw({ ...sample, title, rows: threeRows }))).toBe(0);
  });

  test('every letter that pages use is in the fonts', () => {
    const letters = new Set(headingAlphabets.map((alphabet) => alphabet.letters).join(''));
    const used = pictures
      .flat()
      .flatMap(({ title, kind, note = '', rows }) => [
        ...title,
        ...kind,
        ...note,
        ...rows.flatMap(({ label, value }) => [...label, ...value]),
      ]);
    expect([...new Set(used)].filter((letter) => !letters.has(letter))).toEqual([]);
  });
});

describe('pictures of charts', () => {
  let draw: Awaited<ReturnType<typeof pictureRenderer>>;
  beforeAll(async () => {
    draw = await pictureRenderer(themeColors(readFileSync('apps/site/src/ui/styles/tokens.css', 'utf8')));
  });

  test.each(charts)('$path stays inside, and is small', async ({ words }) => {
    const picture = await draw(words);
    expect(await strayPixels(picture, 30)).toBe(0);
    expect(picture.length).toBeLessThan(80_000);
  });
});

describe('writing pictures', () => {
  const scratch = mkdtempSync(join(tmpdir(), 'pictures-'));
  afterAll(() => rmSync(scratch, { recursive: true }));
  const write = (title: string) =>
    writePagePictures({
      root: process.cwd(),
      catalog: {
        ...catalog,
        facts: { ...catalog.facts, providers: [], ownership: [] },
        documents: new DocumentIndex([
          {
            id: 'explainers/a',
            kind: 'explainers',
            locale: 'pl',
            slug: 'a/b',
            file: 'content/explainers/a.pl.md',
            frontMatter: { title, description: 'Opis', updated: fixtureDay },
          },
        ]),
      },
      siteUrl: 'https://site.example',
      asOf: fixtureDay,
      folder: join(scratch, 'client'),
      cache: new BuildCache(join(scratch, 'cache'), scratch),
    });

  test('draws only what changed, at an address that follows from that of the page', async () => {
    expect(await write('Żółw')).toEqual({ count: 1, rendered: 1 });
    const first = readFileSync(join(scratch, 'client/_og/pl/a/b.png'));
    expect(await write('Żółw')).toEqual({ count: 1, rendered: 0 });
    expect(readFileSync(join(scratch, 'client/_og/pl/a/b.png'))).toEqual(first);
    expect(await write('Żuraw')).toEqual({ count: 1, rendered: 1 });
    expect(readFileSync(join(scratch, 'client/_og/pl/a/b.png'))).not.toEqual(first);
  });
});

function longest(texts: readonly string[]): string {
  return texts.toSorted((a, b) => b.length - a.length)[0] ?? '';
}

async function pixels(picture: Buffer): Promise<{ data: Buffer; width: number; height: number }> {
  const { data, info } = await sharp(picture).greyscale().raw().toBuffer({ resolveWithObject: true });
  return { data, width: info.width, height: info.height };
}

/** Counts pixels in the margins that differ from the page color. */
async function strayPixels(picture: Buffer, edge = margin): Promise<number> {
  const { data, width, height } = await pixels(picture);
  return data.filter((shade, at) => {
    const [x, y] = [at % width, Math.floor(at / width)];
    const isInside = x >= edge && x < width - edge && y >= edge && y < height - edge;
    return !isInside && shade < 250;
  }).length;
}
