import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { edgeConfiguration } from '../../../tools/edge/edge-configuration.ts';
import { freePort, type RunningProcess, startProcess } from './process.ts';
import { isRoot, nginxPath, nginxTypes } from './programs.ts';

export interface RunningNginx extends RunningProcess {
  readonly url: string;
}

/** nginx from deploy/nginx.conf on plain http; only ports, names and folders are those of the test. */
export function startNginx(
  originPorts: readonly [number, number],
  { freshSeconds }: { readonly freshSeconds?: number } = {},
): Promise<RunningNginx> {
  // The origin says five minutes; a test that wants to see an entry grow old cannot wait for that.
  const lifetime =
    freshSeconds === undefined
      ? ''
      : `proxy_ignore_headers Cache-Control; proxy_cache_valid 200 ${freshSeconds}s;`;
  return runNginx((folder, port) =>
    deployedConfiguration([
      ...placesOf(folder, originPorts),
      ['proxy_cache vpn_site;', `proxy_cache vpn_site; ${lifetime}`],
      // The port of the site is the test's; the one that sends readers to https is out of the way.
      ['listen 80 default_server;', `listen 127.0.0.1:${port} default_server;`],
      ['listen 80;', `listen unix:${folder}/to-https.sock;`],
      ['listen 443 ssl http2 default_server;', `listen unix:${folder}/no-name.sock;`],
      ['ssl_reject_handshake on;', ''],
      ['listen 443 ssl http2;', `listen 127.0.0.1:${port};`],
      [/ssl_certificate(?:_key)? .*;/g, ''],
      [/server_name vpn\.example;/g, 'server_name 127.0.0.1 localhost;'],
    ]),
  );
}

/** deploy/nginx.conf with TLS, as vpn.example, with the certificate in this folder. */
export function startNginxWithTls(
  originPorts: readonly [number, number],
  certificates: string,
  ports: { readonly http: number; readonly https: number },
): Promise<RunningNginx> {
  return runNginx((folder) =>
    deployedConfiguration([
      ...placesOf(folder, originPorts),
      [/listen 80\b/g, `listen 127.0.0.1:${ports.http}`],
      [/listen 443\b/g, `listen 127.0.0.1:${ports.https}`],
      ['/etc/letsencrypt/live/vpn.example/fullchain.pem', join(certificates, 'certificate.pem')],
      ['/etc/letsencrypt/live/vpn.example/privkey.pem', join(certificates, 'key.pem')],
    ]),
  );
}

type Replacement = readonly [from: string | RegExp, to: string];

function placesOf(folder: string, originPorts: readonly [number, number]): Replacement[] {
  return [
    ['127.0.0.1:8081', `127.0.0.1:${originPorts[0]}`],
    ['127.0.0.1:8082', `127.0.0.1:${originPorts[1]}`],
    ['/var/cache/nginx/vpn-site', join(folder, 'cache')],
    ['access_log /var/log/nginx/vpn-site.log vpn_site;', ''],
  ];
}

function deployedConfiguration(replacements: readonly Replacement[]): string {
  return replacements.reduce(
    (text, [from, to]) => {
      if (text.search(from instanceof RegExp ? from : escaped(from)) === -1) {
        throw new Error(`deploy/nginx.conf no longer contains "${from}".`);
      }
      return text.replaceAll(from, to);
    },
    edgeConfiguration(process.cwd(), 'vpn.example'),
  );
}

function escaped(text: string): RegExp {
  return new RegExp(RegExp.escape(text));
}

/** Where nginx puts what does not fit into memory; its own places belong to root. */
function temporaryPaths(folder: string): string {
  return ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi']
    .map((kind) => `${kind}_temp_path ${join(folder, kind)};`)
    .join(' ');
}

/** nginx in a folder of its own, in the foreground, with this configuration inside `http { }`. */
export async function runNginx(
  site: (folder: string, port: number) => string,
  processes = 'auto',
): Promise<RunningNginx> {
  const folder = mkdtempSync(join(tmpdir(), 'nginx-'));
  const port = await freePort();
  const configuration = join(folder, 'nginx.conf');
  writeFileSync(
    configuration,
    `${isRoot ? 'user root;' : ''} daemon off; worker_processes ${processes}; pid ${folder}/nginx.pid; error_log stderr notice;
     events { worker_connections 1024; }
     http { access_log off; include ${nginxTypes()}; ${temporaryPaths(folder)} ${site(folder, port)} }`,
  );
  const running = await startProcess(nginxPath, ['-p', folder, '-c', configuration, '-e', 'stderr'], {
    readyWhen: /start worker process /,
  });
  const stop = async () => {
    const code = await running.stop('SIGQUIT');
    rmSync(folder, { recursive: true, force: true });
    return code;
  };
  return { ...running, stop, url: `http://127.0.0.1:${port}` };
}
