import { copyFileSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { freePort, type RunningProcess, startProcess } from '../../tests/e2e/harness/process.ts';

/** nginx with one worker serving the same compressed file from disk. */
export async function startStaticNginx(file: string): Promise<RunningProcess & { url: string }> {
  const folder = mkdtempSync(join(tmpdir(), 'bench-nginx-'));
  const port = await freePort();
  copyFileSync(file, join(folder, 'page'));
  writeFileSync(
    join(folder, 'nginx.conf'),
    `user root; daemon off; worker_processes 1; pid ${folder}/nginx.pid; error_log stderr notice;
     events { worker_connections 1024; }
     http { access_log off; server { listen 127.0.0.1:${port}; root ${folder}; default_type text/html;
       add_header Content-Encoding br; open_file_cache max=10; } }`,
  );
  const args = ['-p', folder, '-c', join(folder, 'nginx.conf'), '-e', 'stderr'];
  const running = await startProcess('/usr/sbin/nginx', args, { readyWhen: /start worker process / });
  const stop = async () => {
    const code = await running.stop('SIGQUIT');
    rmSync(folder, { recursive: true, force: true });
    return code;
  };
  return { ...running, stop, url: `http://127.0.0.1:${port}/page` };
}
