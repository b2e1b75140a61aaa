import { join } from 'node:path';
import { build } from 'vite';

const folder = import.meta.dirname;

/** Bundles the page with Vite; returns its scripts by path. */
export async function bundlePage(): Promise<ReadonlyMap<string, string | Uint8Array>> {
  const built = await build({
    root: folder,
    configFile: false,
    logLevel: 'silent',
    publicDir: false,
    define: { 'process.env.NODE_ENV': '"production"', 'process.env': '{}' },
    oxc: { jsx: { runtime: 'automatic', development: false } },
    build: {
      write: false,
      // Minifying is not needed, because the script never leaves this computer.
      minify: false,
      modulePreload: false,
      rolldownOptions: {
        input: { main: join(folder, 'main.tsx') },
        output: { entryFileNames: '[name].js', chunkFileNames: '[name].js' },
      },
    },
  });
  const outputs = [built].flat().flatMap((each) => ('output' in each ? each.output : []));
  return new Map(
    outputs.map((file) => [`/${file.fileName}`, file.type === 'chunk' ? file.code : file.source]),
  );
}

export const page = `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>Documents</title>
<link rel="icon" href="data:,">
<script type="module" src="/main.js"></script>
</head>
<body><div id="root"></div></body>
</html>
`;
