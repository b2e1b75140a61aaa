import { hostname } from 'node:os';
import { readOptions, runTool } from '@vpn-site/cli/run-tool.ts';
import { makeRelease } from '#release/make-release.ts';

/**
 * npm run site -- release --to <folder>: packs the build into one archive, for machines that only serve it. RELEASE_KEY
 * signs the archive, RELEASE_BUILDER is the name of this machine in it (packages/hosting/docs/releases.md).
 */
await runTool(() => {
  const {
    to = 'releases',
    dist = 'dist',
    'despite-doubts': despiteDoubts,
  } = readOptions({
    to: { type: 'string' },
    dist: { type: 'string' },
    'despite-doubts': { type: 'boolean' },
  });
  const { NODE_DIST, RELEASE_KEY, RELEASE_BUILDER } = process.env;
  const { archive, bytes, files, doubts } = makeRelease({
    project: process.cwd(),
    dist,
    to,
    despiteDoubts,
    key: RELEASE_KEY || undefined,
    builder: RELEASE_BUILDER || hostname(),
    nodeFrom: NODE_DIST || 'https://nodejs.org/dist',
  });
  for (const doubt of doubts) console.warn(`A server will refuse this release. ${doubt}`);
  if (!RELEASE_KEY)
    console.warn(
      'The release is not signed, so a server will refuse it. Sign it with RELEASE_KEY=<private key>.',
    );
  console.log(`${archive}  ${(bytes / 1e6).toFixed(1)} MB, ${files} files`);
});
