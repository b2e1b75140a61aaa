import { fileURLToPath } from 'node:url';
import tailwindcss from '@tailwindcss/vite';
import { build } from 'vite';

/** A file of the page, as the browser gets it. */
export interface ClientFile {
  readonly body: string | Uint8Array;
  readonly type: string;
}

const types: Readonly<Record<string, string>> = {
  js: 'text/javascript; charset=utf-8',
  css: 'text/css; charset=utf-8',
  woff2: 'font/woff2',
};

/** The scripts and styles of the page, made anew at each start and kept in memory. */
export async function bundleClient(): Promise<ReadonlyMap<string, ClientFile>> {
  const built = await build({
    root: fileURLToPath(new URL('ui', import.meta.url)),
    base: './',
    configFile: false,
    logLevel: 'silent',
    publicDir: false,
    // Whatever the environment says: React for development is slow, and half of it would not fit the other half.
    define: { 'process.env.NODE_ENV': '"production"' },
    oxc: { jsx: { runtime: 'automatic', development: false } },
    plugins: [tailwindcss()],
    build: {
      write: false,
      // It never leaves this computer.
      minify: false,
      modulePreload: false,
      assetsInlineLimit: 0,
      rolldownOptions: {
        input: { client: fileURLToPath(new URL('ui/client.tsx', import.meta.url)) },
        output: { entryFileNames: '[name].js', assetFileNames: '[name][extname]' },
      },
    },
  });
  const outputs = [built].flat().flatMap((each) => ('output' in each ? each.output : []));
  return new Map(
    outputs.map((file) => {
      const body = file.type === 'chunk' ? file.code : file.source;
      const type = types[file.fileName.split('.').at(-1) ?? ''] ?? 'application/octet-stream';
      return [file.fileName, { body, type }];
    }),
  );
}
