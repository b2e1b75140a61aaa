import { execFileSync } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type RunningNginx, startNginxWithTls } from '../../e2e/harness/nginx.ts';
import { type Origin, startOrigin } from '../../e2e/harness/origin.ts';
import { freePort } from '../../e2e/harness/process.ts';
import { buildCopy, copyProject } from '../../e2e/harness/project-copy.ts';

export interface HttpsSite {
  readonly origin: Origin;
  readonly nginx: RunningNginx;
  readonly httpPort: number;
  readonly httpsPort: number;
  /** The folder of the build. */
  readonly dist: string;
  close(): Promise<void>;
}

/** The site as its readers get it: built for https://vpn.example with the style guide, behind nginx with TLS. */
export async function startHttpsSite(): Promise<HttpsSite> {
  const copy = copyProject();
  const { status, stdout, stderr } = buildCopy(copy, { SITE_URL: 'https://vpn.example', STYLEGUIDE: '1' });
  if (status !== 0) throw new Error(stdout + stderr);
  const certificates = mkdtempSync(join(tmpdir(), 'certificates-'));
  const key = ['-newkey', 'ec', '-pkeyopt', 'ec_paramgen_curve:prime256v1', '-nodes', '-days', '1'];
  const out = ['-keyout', join(certificates, 'key.pem'), '-out', join(certificates, 'certificate.pem')];
  const name = ['-subj', '/CN=vpn.example', '-addext', 'subjectAltName=DNS:vpn.example'];
  execFileSync('openssl', ['req', '-x509', ...key, ...out, ...name], { stdio: 'ignore' });
  const dist = join(copy.folder, 'dist');
  const origin = await startOrigin({
    DIST_DIR: dist,
    SITE_URL: 'https://vpn.example',
    NODE_ENV: 'production',
  });
  const ports = { http: await freePort(), https: await freePort() };
  const nginx = await startNginxWithTls([origin.port, origin.port], certificates, ports);
  const close = async () => {
    await nginx.stop();
    await origin.stop();
    copy.remove();
    rmSync(certificates, { recursive: true, force: true });
  };
  return { origin, nginx, httpPort: ports.http, httpsPort: ports.https, dist, close };
}
