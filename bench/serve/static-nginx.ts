import { copyFileSync } from 'node:fs';
import { join } from 'node:path';
import { type RunningNginx, runNginx } from '../../tests/e2e/harness/nginx.ts';

/** nginx with one worker serving the same compressed file from disk at /page. */
export function startStaticNginx(file: string): Promise<RunningNginx> {
  return runNginx((folder, port) => {
    copyFileSync(file, join(folder, 'page'));
    return `server { listen 127.0.0.1:${port}; root ${folder}; default_type text/html;
              add_header Content-Encoding br; open_file_cache max=10; }`;
  }, '1');
}
