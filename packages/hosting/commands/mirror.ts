import { join } from 'node:path';
import { readOptions, runTool } from '@vpn-site/cli/run-tool.ts';
import { runnerImport } from 'vite';
import { readFinishedBuild } from '#mirror/finished-build.ts';
import { makeMirror } from '#mirror/make-mirror.ts';

/**
 * npm run site -- mirror --folder mirror --zip vpn-site-mirror.zip: copies the build so that any plain file server can
 * serve it.
 */
const root = join(import.meta.dirname, '../../..');
await runTool(async () => {
  const { folder = 'mirror', zip = 'vpn-site-mirror.zip' } = readOptions({
    folder: { type: 'string' },
    zip: { type: 'string' },
  });
  const started = performance.now();
  const build = readFinishedBuild(process.env.DIST_DIR ?? 'dist');
  // The notice is React, which Node cannot load without a transform.
  const { module } = await runnerImport<typeof import('#mirror/mirror-chrome.tsx')>(
    join(root, 'packages/hosting/src/mirror/mirror-chrome.tsx'),
    { root, logLevel: 'error' },
  );
  const made = makeMirror(build, module.mirrorChrome(root, build.siteUrl, build.day), folder, zip);
  const seconds = ((performance.now() - started) / 1000).toFixed(1);
  const megabytes = (bytes: number) => `${(bytes / 1e6).toFixed(1)} MB`;
  console.log(
    `${build.pages.length} pages of ${build.siteUrl}, ${build.day}; ${made.files} files, ${seconds} s`,
  );
  console.log(`${folder}/  ${megabytes(made.folderBytes)}`);
  console.log(`${zip}  ${megabytes(made.zipBytes)}`);
  if (build.unwritten > 0) {
    console.warn(`Not included: ${build.unwritten} pages that are rendered on demand (PRERENDER_LIMIT).`);
  }
  if (new URL(build.siteUrl).hostname === 'localhost') {
    console.warn(
      `Its notice links to ${build.siteUrl}. Build with SITE_URL=https://… before you pass it on.`,
    );
  }
});
