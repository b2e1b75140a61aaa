import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { parentPort, workerData } from 'node:worker_threads';
import type { Day } from '@vpn-site/core/day/day.ts';
import { runnerImport } from 'vite';
import { BuildCache } from '../build-cache.ts';
import { buildCatalog } from '../build-catalog.ts';
import type { BuildFolders } from '../build-folders.ts';

export interface PictureOrder {
  readonly folders: BuildFolders;
  readonly siteUrl: string;
  readonly asOf: Day;
}

const { folders, siteUrl, asOf } = workerData as PictureOrder;
const { project, staged, out, pictures } = folders;
rmSync(pictures, { recursive: true, force: true });
// The picture is a React component in TSX, which Node cannot load directly.
const { module } = await runnerImport<typeof import('./write-page-pictures.ts')>(
  join(project, 'apps/site/src/build/page-pictures/write-page-pictures.ts'),
  { root: project, logLevel: 'error' },
);
const written = await module.writePagePictures({
  root: project,
  catalog: buildCatalog(staged),
  siteUrl,
  asOf,
  folder: pictures,
  cache: new BuildCache(join(project, '.cache/pictures'), out),
});
parentPort?.postMessage(written);
