import { join } from 'node:path';
import { bySeverity, formatProblem, type Problem } from '@vpn-site/content/problem.ts';
import { projectPath } from '@vpn-site/content/project-path.ts';
import type { Plugin, ViteDevServer } from 'vite';
import type { BuildFolders } from './build-folders.ts';
import { problemsPath } from './dev/problem-strip.tsx';
import { showProblems } from './dev/problems-in-page.ts';
import { startSiteCheck } from './dev/site-check.ts';

const openedSite = 'apps/site/src/compose/opened-site.ts';
const folders = ['content', 'messages', 'facts'];

/** In development, shows changes in the editors' files, and the problems in them, without a restart. */
export function contentReload({ project, site }: BuildFolders, siteUrl: string): Plugin {
  return {
    name: 'content-reload',
    apply: 'serve',
    configureServer(server) {
      const check = startSiteCheck(project, (problems, before) => {
        if (textOf(problems) === textOf(before)) return;
        logProblems(server, problems);
        server.environments.client.hot.send({ type: 'full-reload' });
      });
      server.httpServer?.once('close', () => check.stop());
      showProblems(server, site, siteUrl, check);
      server.watcher.add(folders.map((folder) => join(site, folder)));
      server.watcher.on('all', (_event, file) => {
        const path = projectPath(site, file);
        if (!folders.some((folder) => path.startsWith(`${folder}/`))) return;
        forgetSite(server, project);
        server.environments.client.hot.send({ type: 'full-reload' });
        check.saved(path);
      });
    },
  };
}

/**
 * Invalidates the module that holds the site's data, and the modules that import it. No other module depends on the files.
 */
function forgetSite(server: ViteDevServer, project: string): void {
  for (const { moduleGraph } of Object.values(server.environments)) {
    for (const module of moduleGraph.getModulesByFile(join(project, openedSite)) ?? []) {
      moduleGraph.invalidateModule(module);
    }
  }
}

function textOf(problems: readonly Problem[]): string {
  return problems.map(formatProblem).join('\n');
}

/** Logs the problems to the terminal, in addition to showing them above pages. */
function logProblems({ config: { logger } }: ViteDevServer, problems: readonly Problem[]): void {
  const { stopping, warnings } = bySeverity(problems, ['error', 'review']);
  for (const problem of stopping) logger.warn(`\n${formatProblem(problem)}`);
  const advice = warnings.length > 0 ? ` Not urgent: ${warnings.length}, see ${problemsPath}` : '';
  logger.info(`${stopping.length} problem(s) to fix.${advice}`);
}
