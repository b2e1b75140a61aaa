import { join } from 'node:path';
import { build } from 'vite';

/** Bundles the site's scoring code into one file without imports, so that anyone can run it with the published data. */
export async function writeScoreModule(root: string, folder: string, name: string): Promise<void> {
  await build({
    root,
    configFile: false,
    logLevel: 'error',
    publicDir: false,
    build: {
      outDir: folder,
      emptyOutDir: false,
      minify: false,
      target: 'es2023',
      lib: {
        entry: join(root, 'packages/core/src/scoring/published-scores.ts'),
        formats: ['es'],
        fileName: () => name,
      },
    },
  });
}
