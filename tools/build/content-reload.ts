import { join } from 'node:path';
import type { Plugin, ViteDevServer } from 'vite';
import { projectPath } from '#catalog/project-path.ts';
import type { BuildFolders } from './build-folders.ts';
import { contentRecheck } from './content-recheck.ts';

const openedSite = 'src/compose/opened-site.ts';
const folders = ['content', 'messages', 'facts'];

/** In development, a change in what editors write shows up without a restart, and so does what is wrong with it. */
export function contentReload({ project, site }: BuildFolders): Plugin {
  return {
    name: 'content-reload',
    apply: 'serve',
    configureServer(server) {
      const watched = folders.map((folder) => join(site, folder));
      const recheck = contentRecheck(project);
      server.watcher.add(watched);
      server.watcher.on('all', (_event, file) => {
        if (!folders.some((folder) => projectPath(site, file).startsWith(`${folder}/`))) return;
        reload(server, project);
        recheck();
      });
    },
  };
}

/** The module that holds the opened site goes, with those that got it from there; all others know nothing of the files. */
function reload(server: ViteDevServer, project: string): void {
  for (const { moduleGraph } of Object.values(server.environments)) {
    for (const module of moduleGraph.getModulesByFile(join(project, openedSite)) ?? []) {
      moduleGraph.invalidateModule(module);
    }
  }
  server.environments.client.hot.send({ type: 'full-reload' });
}
