import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import tailwindcss from '@tailwindcss/vite';
import { build } from 'vite';
import { previewSheets } from '../preview/preview-sheets.ts';

const sheets = join(import.meta.dirname, '../../../../apps/site/src/shell/sheets');

const types: Readonly<Record<string, string>> = {
  js: 'text/javascript; charset=utf-8',
  css: 'text/css; charset=utf-8',
  woff2: 'font/woff2',
};

interface MadeFile {
  readonly name: string;
  readonly type: string;
  readonly body: string | Uint8Array;
}

export async function bundleClient(): Promise<MadeFile[]> {
  const built = await build({
    root: fileURLToPath(new URL('../ui', import.meta.url)),
    base: './',
    configFile: false,
    logLevel: 'silent',
    publicDir: false,
    // Set regardless of the environment: React's development build is slow, and mixing it with production JSX would break.
    define: { 'process.env.NODE_ENV': '"production"' },
    oxc: { jsx: { runtime: 'automatic', development: false } },
    // Its optimizer warns of selectors that it does not know yet.
    plugins: [tailwindcss({ optimize: false })],
    build: {
      write: false,
      // The bundle never leaves this computer.
      minify: false,
      modulePreload: false,
      assetsInlineLimit: 0,
      rolldownOptions: {
        input: {
          client: fileURLToPath(new URL('../ui/client.tsx', import.meta.url)),
          ...Object.fromEntries(previewSheets.map((name) => [`sheet-${name}`, join(sheets, `${name}.css`)])),
        },
        output: { entryFileNames: '[name].js', assetFileNames: '[name][extname]' },
      },
    },
  });
  const outputs = [built].flat().flatMap((each) => ('output' in each ? each.output : []));
  return outputs.map((file) => ({
    name: file.fileName,
    type: types[file.fileName.split('.').at(-1) ?? ''] ?? 'application/octet-stream',
    body: file.type === 'chunk' ? file.code : file.source,
  }));
}
