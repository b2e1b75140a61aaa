import { rmSync } from 'node:fs';
import { makeCertificate } from '@vpn-site/harness/certificate.ts';
import { startNginxWithTls } from '@vpn-site/harness/nginx.ts';
import { startOrigin } from '@vpn-site/harness/origin.ts';
import { freePort } from '@vpn-site/harness/process.ts';
import { startSlowLink } from './slow-link.ts';

export interface DeployedSite {
  readonly url: string;
  stop(): Promise<void>;
}

/** Serves a build as readers get it: the origin behind nginx with TLS and HTTP/2, over a slow link. */
export async function startDeployedSite(dist: string): Promise<DeployedSite> {
  const certificates = makeCertificate();
  const origin = await startOrigin({ DIST_DIR: dist, ALLOWED_HOSTS: 'vpn.example' });
  const ports = { http: await freePort(), https: await freePort() };
  const nginx = await startNginxWithTls([origin.port, origin.port], certificates, ports);
  const link = await startSlowLink(ports.https);
  const stop = async () => {
    await link.close();
    await nginx.stop();
    await origin.stop();
    rmSync(certificates, { recursive: true, force: true });
  };
  return { url: `https://vpn.example:${link.port}`, stop };
}
