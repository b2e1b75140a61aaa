import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { freePort, type RunningProcess, startProcess } from './process.ts';

export interface RunningNginx extends RunningProcess {
  readonly url: string;
}

/** nginx from deploy/nginx.conf; only ports and the cache folder are those of the test. */
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
    [
      ['proxy_cache vpn_site;', `proxy_cache vpn_site; ${lifetime}`],
      ['127.0.0.1:8081', `127.0.0.1:${originPorts[0]}`],
      ['127.0.0.1:8082', `127.0.0.1:${originPorts[1]}`],
      ['listen 80;', `listen 127.0.0.1:${port};`],
      ['/var/cache/nginx/vpn-site', join(folder, 'cache')],
    ].reduce(
      (text, [from = '', to = '']) => {
        if (!text.includes(from)) throw new Error(`deploy/nginx.conf no longer contains "${from}".`);
        return text.replaceAll(from, to);
      },
      readFileSync('deploy/nginx.conf', 'utf8'),
    ),
  );
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
    `user root; daemon off; worker_processes ${processes}; pid ${folder}/nginx.pid; error_log stderr notice;
     events { worker_connections 1024; }
     http { access_log off; include /etc/nginx/mime.types; ${site(folder, port)} }`,
  );
  const running = await startProcess('/usr/sbin/nginx', ['-p', folder, '-c', configuration, '-e', 'stderr'], {
    readyWhen: /start worker process /,
  });
  const stop = async () => {
    const code = await running.stop('SIGQUIT');
    rmSync(folder, { recursive: true, force: true });
    return code;
  };
  return { ...running, stop, url: `http://127.0.0.1:${port}` };
}
