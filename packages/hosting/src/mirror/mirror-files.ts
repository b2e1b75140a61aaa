import type { FinishedBuild } from './finished-build.ts';
import type { MirrorChrome } from './mirror-chrome.tsx';
import { mirrorCss, styledDataAttributes } from './mirror-css.ts';
import { mirrorPage, mirrorSheet } from './mirror-page.ts';

/** A file of the mirror, with its path relative to the mirror's root. */
export interface MirrorFile {
  readonly name: string;
  readonly content: Buffer;
}

/** The file that identifies a folder as a mirror, and the build from which it was made. */
export const mirrorMark = 'mirror.json';

/** Yields every file of the mirror in a fixed order: pages, then the files they need. */
export function* mirrorFiles(build: FinishedBuild, { sheet, words }: MirrorChrome): Generator<MirrorFile> {
  const addresses = new Map([...build.files].map(([address, file]) => [file, address]));
  const sheets = [...build.files.keys()].filter((address) => address.endsWith('.css'));
  const styled = new Set(
    [sheet, ...sheets.map((address) => String(build.read(address)))].flatMap(styledDataAttributes),
  );
  const needed = new Set<string>();
  for (const page of build.pages) {
    const source = String(build.read(page.path));
    const { html, files } = mirrorPage(source, page, build, words(page.path), styled);
    for (const file of files) needed.add(file);
    yield { name: page.file, content: Buffer.from(html) };
  }
  for (const page of build.pages) needed.delete(page.file);
  // The set grows during iteration, and iteration reaches the added entries: fonts follow the sheets that name them.
  for (const name of needed) {
    const address = addresses.get(name) ?? '';
    const content = build.read(address);
    if (!name.endsWith('.css')) yield { name, content };
    else {
      const { css, parts } = mirrorCss(String(content), { path: address, file: name }, build);
      for (const part of parts) needed.add(part);
      yield { name, content: Buffer.from(css) };
    }
  }
  yield { name: mirrorSheet, content: Buffer.from(sheet) };
  const mark = { original: build.siteUrl, day: build.day, build: build.id };
  yield { name: mirrorMark, content: Buffer.from(`${JSON.stringify(mark, undefined, 2)}\n`) };
}
