import { localeCodes } from '@vpn-site/core/locale/locale-table.ts';
import { fixtureCatalog } from '@vpn-site/fixture/fixture-site.ts';
import sharp from 'sharp';
import { beforeAll, describe, expect, test } from 'vitest';
import { previewImage } from '#head/preview-tags.ts';
import { manifestFile } from '#head/site-tags.ts';
import { type BrandFiles, brandFiles } from './brand-files.tsx';

const project = process.cwd();
const catalog = fixtureCatalog();

describe('pictures of the site', () => {
  let files: BrandFiles;
  beforeAll(async () => {
    files = await brandFiles(project, catalog);
  });
  const picture = (name: string) => sharp(Buffer.from(files[name] ?? ''));

  test.each([
    ['apple-touch-icon.png', 180, 180],
    ['icon-192.png', 192, 192],
    ['icon-512.png', 512, 512],
    ['icon-maskable-512.png', 512, 512],
    ['preview-image.png', previewImage.width, previewImage.height],
    ['_og/pl.png', previewImage.width, previewImage.height],
    ['_og/tr.png', previewImage.width, previewImage.height],
  ])('%s is %d × %d pixels', async (name, width, height) => {
    expect(await picture(name).metadata()).toMatchObject({ format: 'png', width, height });
  });

  test('favicon.ico holds readable PNGs of 16, 32 and 48 pixels', async () => {
    const ico = Buffer.from(files['favicon.ico'] ?? '');
    expect([ico.readUInt16LE(0), ico.readUInt16LE(2), ico.readUInt16LE(4)]).toEqual([0, 1, 3]);
    for (const [index, size] of [16, 32, 48].entries()) {
      const entry = 6 + 16 * index;
      const start = ico.readUInt32LE(entry + 12);
      const png = ico.subarray(start, start + ico.readUInt32LE(entry + 8));
      expect(ico.readUInt8(entry)).toBe(size);
      expect(await sharp(png).metadata()).toMatchObject({ format: 'png', width: size, height: size });
    }
  });

  test('the logo and the colour of the owner take their place', async () => {
    const mark = { viewBox: '0 0 8 8', body: '<rect width="8" height="8"/>' };
    const brand = { mark, primary: { light: '#7c3aed', dark: '#c4b5fd' } };
    const own = await brandFiles(project, { ...catalog, site: { ...catalog.site, brand } });
    expect(own['favicon.svg']).toContain('svg{color:#7c3aed}');
    expect(own['favicon.svg']).toContain(mark.body);
    expect(own['icon-512.png']).not.toEqual(files['icon-512.png']);
    expect(own['preview-image.png']).not.toEqual(files['preview-image.png']);
  });

  test('the manifest names the site and icons that exist; every language opens its own home', () => {
    const read = (name: string) =>
      JSON.parse(String(files[name])) as Record<'name' | 'lang' | 'start_url', string> & {
        icons: { src: string }[];
      };
    const { name, icons } = read('manifest.webmanifest');
    expect(name).toBe(catalog.site.name);
    expect(icons.filter(({ src }) => !(src.slice(1) in files))).toEqual([]);
    const opened = localeCodes.map((locale) => read(manifestFile(locale)));
    expect(opened.map(({ lang, start_url }) => [lang, start_url])).toEqual([
      ['en', '/'],
      ['pl', '/pl'],
      ['tr', '/tr'],
    ]);
  });
});
