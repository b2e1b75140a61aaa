import { readFileSync } from 'node:fs';
import { brotliCompressSync } from 'node:zlib';
import { withSheetsInHead } from '@vpn-site/site/head/first-screen.ts';
import budgets from '../budgets.json' with { type: 'json' };
import { measuredPages, pageFile } from './pages/measured-pages.ts';
import type { Row } from './report.ts';

/**
 * Measures kilobytes as sent, in brotli: a page with everything that it fetches on load, each file once. The critical CSS
 * is measured separately, because it is in the page and again in a style sheet. Print styles are not counted, because no
 * page waits for them. Needs a build.
 */
export function measureWeights(): Row[] {
  return measuredPages.flatMap(({ name, path }) => {
    const html = readFileSync(`dist/client${pageFile(path)}`, 'utf8');
    const linked = (tag: RegExp) => [...new Set([...html.matchAll(tag)].flatMap(([, file]) => file ?? []))];
    const sheets = sentKilobytes(linked(/<link rel="stylesheet" href="([^"]+)">/g));
    const scripts = sentKilobytes(linked(/<script type="module" src="([^"]+)"/g));
    const fonts = sentKilobytes(linked(/<link rel="preload" as="font"[^>]* href="([^"]+)"/g));
    const page = compressedKilobytes(withSheetsInHead(html));
    const ours = page + sheets + scripts + fonts;
    return [
      {
        name: `${name}: page weight`,
        unit: 'KB',
        ours,
        budget: { atMost: budgets.pageWeightKilobytes[name] },
      },
      {
        name: `${name}: first sheet, in the page`,
        unit: 'KB',
        ours: compressedKilobytes(html) - page,
        budget: { atMost: budgets.firstSheetKilobytes },
      },
      {
        name: `${name}: style sheets`,
        unit: 'KB',
        ours: sheets,
        budget: { atMost: budgets.styleSheetKilobytes[name] },
      },
      {
        name: `${name}: scripts before a touch`,
        unit: 'KB',
        ours: scripts,
        budget: { atMost: budgets.javascriptBeforeInteractionKilobytes },
      },
    ];
  });
}

/** Returns the kilobytes of files as sent. Fonts are already compressed, so they have no compressed variant. */
function sentKilobytes(files: readonly string[]): number {
  const bytes = files.map((file) =>
    readFileSync(`dist/client${file}${file.endsWith('.woff2') ? '' : '.br'}`),
  );
  return bytes.reduce((sum, { length }) => sum + length, 0) / 1000;
}

/** Returns the kilobytes of a page with the best compression, whatever the build used. */
function compressedKilobytes(html: string): number {
  return brotliCompressSync(html).length / 1000;
}
