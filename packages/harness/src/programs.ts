import { spawnSync } from 'node:child_process';
import { existsSync, globSync } from 'node:fs';
import { dirname, join } from 'node:path';

const { CHROMIUM_PATH, NGINX_PATH, PG_BIN } = process.env;

/**
 * Paths of Chromium on Debian. The first is the same engine without a user interface, which takes a third of the CPU time
 * per page.
 */
const chromiums = ['/usr/bin/chromium-headless-shell', '/usr/bin/chromium'];

/** The path of Chromium for tests: CHROMIUM_PATH, or the first of Debian's paths that exists. */
export const chromiumPath = CHROMIUM_PATH ?? chromiums.find((path) => existsSync(path)) ?? 'chromium';

/** The path of Chromium with windows. Only this one has a back/forward cache, like readers' browsers. */
export const windowedChromiumPath = CHROMIUM_PATH ?? chromiums.at(-1) ?? 'chromium';

/** The path of nginx for tests: NGINX_PATH, or Debian's path. */
export const nginxPath = NGINX_PATH ?? '/usr/sbin/nginx';

/** Returns the path of a PostgreSQL program: from the folder PG_BIN, or from the newest version that Debian has installed. */
export function postgresProgram(name: string): string {
  const folder = PG_BIN ?? dirname(globSync('/usr/lib/postgresql/*/bin/initdb').toSorted().at(-1) ?? '');
  return join(folder, name);
}

/** Returns the path of the configuration that nginx was built to use, as its package installs it. */
export function nginxConfigurationPath(): string {
  const { stderr } = spawnSync(nginxPath, ['-V'], { encoding: 'utf8' });
  return /--conf-path=(\S+)/.exec(stderr ?? '')?.[1] ?? '/etc/nginx/nginx.conf';
}

/** Whether tests run as root; never on Windows. */
export const isRoot = process.getuid?.() === 0;
