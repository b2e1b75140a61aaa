import { join } from 'node:path';
import type { Plugin, ViteDevServer } from 'vite';

const folders = ['content', 'messages', 'facts'];

/** In development, a change in what editors write shows up without a restart. */
export function contentReload(root: string): Plugin {
  return {
    name: 'content-reload',
    apply: 'serve',
    configureServer(server) {
      const watched = folders.map((folder) => join(root, folder));
      server.watcher.add(watched);
      server.watcher.on('all', (_event, file) => {
        if (watched.some((folder) => file.startsWith(`${folder}/`))) reload(server);
      });
    },
  };
}

function reload(server: ViteDevServer): void {
  for (const { moduleGraph } of Object.values(server.environments)) moduleGraph.invalidateAll();
  server.environments.client.hot.send({ type: 'full-reload' });
}
