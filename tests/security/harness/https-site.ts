import { rmSync } from 'node:fs';
import { makeCertificate } from '@vpn-site/harness/certificate.ts';
import { type RunningNginx, startNginxWithTls } from '@vpn-site/harness/nginx.ts';
import { type Origin, startOrigin } from '@vpn-site/harness/origin.ts';
import { freePort } from '@vpn-site/harness/process.ts';
import { buildStyleguide } from '@vpn-site/harness/styleguide.ts';

export interface HttpsSite {
  readonly origin: Origin;
  readonly nginx: RunningNginx;
  readonly httpPort: number;
  readonly httpsPort: number;
  /** The folder of the build. */
  readonly dist: string;
  close(): Promise<void>;
}

/** Starts the site as readers get it: built for https://vpn.example with the style guide, behind nginx with TLS. */
export async function startHttpsSite(): Promise<HttpsSite> {
  const dist = await buildStyleguide();
  const certificates = makeCertificate();
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
    rmSync(certificates, { recursive: true, force: true });
  };
  return { origin, nginx, httpPort: ports.http, httpsPort: ports.https, dist, close };
}
