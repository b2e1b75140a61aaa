import { cp } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { Worker } from 'node:worker_threads';
import { today } from '@vpn-site/content/today.ts';
import type { AstroIntegration } from 'astro';
import type { BuildFolders } from './build-folders.ts';
import type { PictureOrder } from './page-pictures/draw-in-worker.ts';
import type { WrittenPictures } from './page-pictures/write-page-pictures.ts';

/**
 * Renders the preview picture of shared links for every page, at /_og/{address of the page}.png. It runs in a separate
 * thread, because rendering pages uses only one core.
 */
export function pagePictures(folders: BuildFolders, siteUrl: string): AstroIntegration {
  let drawing: Promise<WrittenPictures> | undefined;
  return {
    name: 'page-pictures',
    hooks: {
      'astro:build:start': () => {
        drawing = drawInWorker({ folders, siteUrl, asOf: today() });
        // The error is reported where the promise is awaited; this prevents an unhandled rejection until then.
        drawing.catch(() => undefined);
      },
      'astro:build:done': async ({ dir, logger }) => {
        const written = await drawing;
        if (!written) throw new Error('The build did not start to draw pictures.');
        await cp(folders.pictures, fileURLToPath(dir), { recursive: true });
        logger.info(`${written.count} pictures, ${written.rendered} of them newly drawn, beside the pages`);
      },
    },
  };
}

function drawInWorker(order: PictureOrder): Promise<WrittenPictures> {
  const worker = new Worker(
    join(order.folders.project, 'apps/site/src/build/page-pictures/draw-in-worker.ts'),
    {
      workerData: order,
    },
  );
  return new Promise((resolve, reject) => {
    worker.once('message', resolve).once('error', reject);
    worker.once('exit', () => reject(new Error('The thread that draws pictures ended early.')));
  });
}
