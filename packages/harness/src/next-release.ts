import { cpSync, globSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliCompressSync, constants, gzipSync } from 'node:zlib';
import { contentHash } from '@vpn-site/site/release/content-hash.ts';
import { type Release, type ReleaseFile, readRelease } from '@vpn-site/site/release/release.ts';
import { copyDist, type DistCopy } from './dist-copy.ts';

/**
 * Copies the tested release as a later one. Its pages link a style sheet that only it has. It also has the style sheet that
 * the earlier release's pages link, like a build with PREVIOUS_DIST.
 */
export function copyAsNextRelease(): DistCopy {
  const copy = copyDist();
  const release = readRelease(copy.folder);
  const sheet = release.files.find(({ file }) => /^_assets\/site\.[^/]+\.css$/.test(file));
  if (!sheet) throw new Error('The release has no _assets/site.….css.');
  const next = sheet.file.replace(/\.[^.]+\.css$/, '.NextSite.css');
  for (const ending of ['', '.br', '.gz'])
    cpSync(join(copy.folder, 'client', sheet.file + ending), join(copy.folder, 'client', next + ending));
  const renamed = (text: string) => text.replaceAll(sheet.file, next);
  for (const file of globSync('server/**/*.mjs', { cwd: copy.folder }))
    rewrite(join(copy.folder, file), renamed);
  const pages = release.files.map((file) =>
    file.file.endsWith('.html') ? renamedPage(join(copy.folder, 'client', file.file), file, renamed) : file,
  );
  const changed: Partial<Release> = { build: 'next-release', files: [...pages, { ...sheet, file: next }] };
  copy.change(changed);
  return copy;
}

/** Rewrites a page and its compressed variants; returns its entry in the list of files. */
function renamedPage(path: string, entry: ReleaseFile, renamed: (text: string) => string): ReleaseFile {
  const text = rewrite(path, renamed);
  const quick = { params: { [constants.BROTLI_PARAM_QUALITY]: 1 } };
  const variants = [brotliCompressSync(text, quick), gzipSync(text)] as const;
  writeFileSync(`${path}.br`, variants[0]);
  writeFileSync(`${path}.gz`, variants[1]);
  return {
    ...entry,
    hash: contentHash(text),
    sizes: [Buffer.from(text), ...variants].map(({ length }) => length),
  };
}

function rewrite(path: string, renamed: (text: string) => string): string {
  const text = renamed(readFileSync(path, 'utf8'));
  writeFileSync(path, text);
  return text;
}
