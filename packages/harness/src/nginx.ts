import { chmodSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { edgeConfiguration } from '@vpn-site/hosting/edge/edge-configuration.ts';
import { freePort, type RunningProcess, startProcess } from './process.ts';
import { isRoot, nginxConfigurationPath, nginxPath } from './programs.ts';
import { type SmallDisks, wrapInSmallDisks } from './small-disk.ts';

export interface RunningNginx extends RunningProcess {
  readonly url: string;
  /** The folder with its logs and its cache. */
  readonly folder: string;
}

export interface EdgeOptions {
  /**
   * The number of seconds for which nginx may cache a page. The origin allows five minutes, but a test cannot wait that
   * long for an entry to become stale.
   */
  readonly freshSeconds?: number;
  /** Whether to raise the limits for one reader, because many tests at once look like one reader. */
  readonly isForMany?: boolean;
  /** Whether to take the client of a request from its header `X-Client`, because a test has few addresses of its own. */
  readonly believesClients?: boolean;
  /** The folder with the pages that nginx sends if no origin responds. */
  readonly client?: string;
  /** Folders inside nginx's own folder that are small disks: `{ cache: '8m', log: '1m' }`. */
  readonly disks?: SmallDisks;
  /** The max number of connections of one worker process; Debian's default if undefined. */
  readonly connections?: number;
}

/**
 * Starts nginx with deploy/nginx.conf inside Debian's nginx.conf, on plain http. Only ports, names and folders are those of
 * the test.
 */
export function startNginx(
  originPorts: readonly [number, number],
  {
    freshSeconds,
    isForMany = false,
    believesClients = false,
    client = '/nothing',
    ...edge
  }: EdgeOptions = {},
): Promise<RunningNginx> {
  const lifetime =
    freshSeconds === undefined
      ? ''
      : `proxy_ignore_headers Cache-Control Vary; proxy_cache_valid 200 ${freshSeconds}s;`;
  const changes = (folder: string, port: number): Replacement[] => [
    ...pathReplacements(folder, originPorts, client),
    [
      'merge_slashes off;',
      `merge_slashes off; ${believesClients ? 'set_real_ip_from 127.0.0.1; real_ip_header X-Client;' : ''}`,
    ],
    ['rate=5r/s', isForMany ? 'rate=1000r/s' : 'rate=5r/s'],
    ['limit_conn vpn_site_clients 100', `limit_conn vpn_site_clients ${isForMany ? 1000 : 100}`],
    ['    proxy_ignore_headers Vary;', `    ${lifetime || 'proxy_ignore_headers Vary;'}`],
    // The site listens on the test's port; the listener that redirects to https moves out of the way, to a socket.
    [/listen \[::\]:.*;/g, ''],
    ['listen 80 default_server;', `listen 127.0.0.1:${port} default_server;`],
    ['listen 80;', `listen unix:${folder}/to-https.sock;`],
    ['listen 443 ssl http2 default_server;', `listen unix:${folder}/no-name.sock;`],
    ['ssl_reject_handshake on;', ''],
    ['listen 443 ssl http2;', `listen 127.0.0.1:${port};`],
    [/ssl_[a-z_]+ .*;/g, ''],
    [/server_name vpn\.example;/g, 'server_name 127.0.0.1 localhost;'],
  ];
  return runEdge(changes, edge);
}

/** Starts nginx in the same way with TLS, as vpn.example, with the certificate in this folder. */
export function startNginxWithTls(
  originPorts: readonly [number, number],
  certificates: string,
  ports: { readonly http: number; readonly https: number },
  client = '/nothing',
): Promise<RunningNginx> {
  return runEdge((folder) => [
    ...pathReplacements(folder, originPorts, client),
    [/listen 80\b/g, `listen 127.0.0.1:${ports.http}`],
    [/listen 443\b/g, `listen 127.0.0.1:${ports.https}`],
    [/listen \[::\]:80\b/g, `listen [::1]:${ports.http}`],
    [/listen \[::\]:443\b/g, `listen [::1]:${ports.https}`],
    ['/etc/letsencrypt/live/vpn.example/fullchain.pem', join(certificates, 'certificate.pem')],
    ['/etc/letsencrypt/live/vpn.example/privkey.pem', join(certificates, 'key.pem')],
  ]);
}

/**
 * Returns the path of the socket where nginx reports its connections. It is not a port, because many nginx run at once in
 * tests.
 */
export const statusSocket = (folder: string) => join(folder, 'status.sock');

type Replacement = readonly [from: string | RegExp, to: string];

function pathReplacements(
  folder: string,
  originPorts: readonly [number, number],
  client: string,
): Replacement[] {
  return [
    ['127.0.0.1:8081', `127.0.0.1:${originPorts[0]}`],
    ['127.0.0.1:8082', `127.0.0.1:${originPorts[1]}`],
    ['/var/cache/nginx/vpn-site', join(folder, 'cache')],
    ['/var/log/nginx/', `${folder}/log/`],
    ['/srv/vpn-site/current/dist/client', client],
    ['listen 127.0.0.1:8090;', `listen unix:${statusSocket(folder)};`],
    ['allow 127.0.0.1;', 'allow unix:;'],
    // The disks of tests are smaller than that of the real cache.
    ['min_free=50m', 'min_free=1m'],
  ];
}

function replaced(text: string, replacements: readonly Replacement[], file: string): string {
  return replacements.reduce((rest, [from, to]) => {
    if (rest.search(from instanceof RegExp ? from : escaped(from)) === -1) {
      throw new Error(`${file} no longer contains "${from}".`);
    }
    return rest.replaceAll(from, to);
  }, text);
}

function escaped(text: string): RegExp {
  return new RegExp(RegExp.escape(text));
}

/**
 * Returns settings for nginx's temporary folders (data that does not fit into memory), because its default ones belong to
 * root.
 */
function temporaryPaths(folder: string): string {
  return ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi']
    .map((kind) => `${kind}_temp_path ${join(folder, kind)};`)
    .join(' ');
}

/**
 * Runs nginx as Debian configures it, with deploy/nginx.conf as its site. Both are only moved into a folder of the test.
 */
async function runEdge(
  changes: (folder: string, port: number) => readonly Replacement[],
  { disks, connections }: Pick<EdgeOptions, 'disks' | 'connections'> = {},
): Promise<RunningNginx> {
  const configuration = (folder: string, port: number) => {
    const site = replaced(
      edgeConfiguration(process.cwd(), 'vpn.example'),
      changes(folder, port),
      'deploy/nginx.conf',
    );
    for (const name of ['log', 'conf.d']) mkdirSync(join(folder, name));
    writeFileSync(join(folder, 'conf.d/vpn-site.conf'), site);
    return replaced(
      readFileSync(nginxConfigurationPath(), 'utf8'),
      [
        ['worker_connections 768;', `worker_connections ${connections ?? 768};`],
        ['/run/nginx.pid', `${folder}/nginx.pid`],
        ['/var/log/nginx/', `${folder}/log/`],
        ['/etc/nginx/conf.d/', `${folder}/conf.d/`],
        [/^\s*include \/etc\/nginx\/sites-enabled\/\*;/gm, temporaryPaths(folder)],
      ],
      nginxConfigurationPath(),
    );
  };
  return start(configuration, disks);
}

/** Runs nginx in a separate folder with only this configuration inside `http { }`. */
export function runNginx(
  site: (folder: string, port: number) => string,
  processes = 'auto',
): Promise<RunningNginx> {
  return start(
    (folder, port) =>
      `${isRoot ? 'user root;' : ''} worker_processes ${processes}; pid ${folder}/nginx.pid; events { worker_connections 1024; }
       http { access_log off; include ${dirname(nginxConfigurationPath())}/mime.types; ${temporaryPaths(folder)} ${site(folder, port)} }`,
  );
}

async function start(
  configuration: (folder: string, port: number) => string,
  disks: SmallDisks = {},
): Promise<RunningNginx> {
  const folder = mkdtempSync(join(tmpdir(), 'nginx-'));
  // The worker processes belong to another user, as in production.
  chmodSync(folder, 0o755);
  const port = await freePort();
  const file = join(folder, 'nginx.conf');
  writeFileSync(file, configuration(folder, port));
  const always = 'daemon off; error_log stderr notice;';
  const diskPaths = Object.fromEntries(
    Object.entries(disks).map(([name, size]) => [join(folder, name), size]),
  );
  const command = wrapInSmallDisks(nginxPath, ['-c', file, '-e', 'stderr', '-g', always], diskPaths);
  const running = await startProcess(...command, { readyWhen: /start worker process / });
  const stop = async () => {
    const code = await running.stop('SIGQUIT');
    rmSync(folder, { recursive: true, force: true });
    return code;
  };
  return { ...running, stop, folder, url: `http://127.0.0.1:${port}` };
}
