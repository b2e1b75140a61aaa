import { spawnSync } from 'node:child_process';
import { existsSync, globSync } from 'node:fs';
import { dirname, join } from 'node:path';

const { CHROMIUM_PATH, NGINX_PATH, PG_BIN } = process.env;

/** The first is the same engine without windows and menus: a page then takes a third of the processor time. */
const chromiums = ['/usr/bin/chromium-headless-shell', '/usr/bin/chromium'];

/** Chromium for tests: CHROMIUM_PATH, or where Debian puts it. */
export const chromiumPath = CHROMIUM_PATH ?? chromiums.find((path) => existsSync(path)) ?? 'chromium';

/** The one with windows: only that keeps pages for the way back, as readers' browsers do. */
export const windowedChromiumPath = CHROMIUM_PATH ?? chromiums.at(-1) ?? 'chromium';

/** nginx for tests: NGINX_PATH, or where Debian puts it. */
export const nginxPath = NGINX_PATH ?? '/usr/sbin/nginx';

/** A program of PostgreSQL: from the folder PG_BIN, or from the newest version that Debian has put in place. */
export function postgresProgram(name: string): string {
  const folder = PG_BIN ?? dirname(globSync('/usr/lib/postgresql/*/bin/initdb').toSorted().at(-1) ?? '');
  return join(folder, name);
}

/** The configuration that nginx was built to look for, as its package brings it. */
export function nginxConfiguration(): string {
  const { stderr } = spawnSync(nginxPath, ['-V'], { encoding: 'utf8' });
  return /--conf-path=(\S+)/.exec(stderr ?? '')?.[1] ?? '/etc/nginx/nginx.conf';
}

/** Whether tests run as root. On Windows nobody does. */
export const isRoot = process.getuid?.() === 0;
