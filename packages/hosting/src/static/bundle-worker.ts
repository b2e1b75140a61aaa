import { join } from 'node:path';
import { build } from 'vite';
import type { WorkerSite } from './worker/answer-request.ts';

const entryName = 'virtual:static-worker';

/** Bundles the worker and its data into one module without imports. */
export async function bundleWorker(site: WorkerSite): Promise<string> {
  const source = [
    `import { createWorker } from ${JSON.stringify(join(import.meta.dirname, 'worker/cloudflare.ts'))};`,
    `export default createWorker(JSON.parse(${JSON.stringify(JSON.stringify(site))}));`,
  ].join('\n');
  const output = await build({
    configFile: false,
    logLevel: 'error',
    define: { 'process.env.NODE_ENV': '"production"' },
    // Set explicitly, because the process may have used Vite in development mode before.
    oxc: { jsx: { runtime: 'automatic', development: false } },
    plugins: [
      {
        name: entryName,
        resolveId: (id: string) => (id === entryName ? `\0${entryName}` : undefined),
        load: (id: string) => (id === `\0${entryName}` ? source : undefined),
      },
    ],
    resolve: { conditions: ['worker', 'browser', 'import', 'default'] },
    ssr: { target: 'webworker', noExternal: true },
    build: {
      write: false,
      ssr: true,
      minify: true,
      target: 'es2022',
      rolldownOptions: { input: entryName, output: { codeSplitting: false } },
    },
  });
  const outputs = [output].flat().flatMap((made) => ('output' in made ? made.output : []));
  const [chunk, ...others] = outputs.filter(({ type }) => type === 'chunk');
  if (chunk?.type !== 'chunk' || others.length > 0 || chunk.imports.length > 0) {
    throw new Error('The worker did not become one module.');
  }
  return chunk.code;
}
