import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { freePort, type RunningProcess, startProcess } from './process.ts';

export interface Edge extends RunningProcess {
  readonly url: string;
}

/** nginx from deploy/nginx.conf; only ports and the cache folder are those of the test. */
export async function startNginx(originPorts: readonly [number, number]): Promise<Edge> {
  const folder = mkdtempSync(join(tmpdir(), 'edge-'));
  const port = await freePort();
  const site = [
    ['127.0.0.1:8081', `127.0.0.1:${originPorts[0]}`],
    ['127.0.0.1:8082', `127.0.0.1:${originPorts[1]}`],
    ['listen 80;', `listen 127.0.0.1:${port};`],
    ['/var/cache/nginx/vpn-site', join(folder, 'cache')],
  ].reduce(
    (text, [from = '', to = '']) => {
      if (!text.includes(from)) throw new Error(`deploy/nginx.conf no longer contains "${from}".`);
      return text.replace(from, to);
    },
    readFileSync('deploy/nginx.conf', 'utf8'),
  );
  writeFileSync(join(folder, 'site.conf'), site);
  writeFileSync(
    join(folder, 'nginx.conf'),
    `user root; daemon off; pid ${folder}/nginx.pid; error_log stderr notice;
     events { worker_connections 1024; }
     http { access_log off; include /etc/nginx/mime.types; include ${folder}/site.conf; }`,
  );
  const args = ['-p', folder, '-c', join(folder, 'nginx.conf'), '-e', 'stderr'];
  const running = await startProcess('/usr/sbin/nginx', args, { readyWhen: /start worker process / });
  const stop = async () => {
    const code = await running.stop('SIGQUIT');
    rmSync(folder, { recursive: true, force: true });
    return code;
  };
  return { ...running, stop, url: `http://127.0.0.1:${port}` };
}
