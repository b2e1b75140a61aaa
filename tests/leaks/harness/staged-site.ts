import { mkdirSync, readdirSync, readFileSync, symlinkSync, writeFileSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import { addressTable } from '@vpn-site/fixture/address-table.ts';
import { makeCertificate } from '@vpn-site/harness/certificate.ts';
import { nginxConfigurationPath, nginxPath } from '@vpn-site/harness/programs.ts';
import { dist } from '@vpn-site/harness/tested-site.ts';
import { edgeConfiguration } from '@vpn-site/hosting/edge/edge-configuration.ts';
import { withEdgeSettings } from '@vpn-site/hosting/edge/edge-settings.ts';
import type { Release } from '@vpn-site/site/release/release.ts';
import { addresses, namespaces, startInside } from './staged-internet.ts';

export const zone = 'leak.vpn.example';
const key = 'the key that origins and answerer share here';

export interface StagedSite {
  /** Returns the output of all its programs. */
  output(): string;
  stop(): Promise<void>;
}

/** Starts two origins, the DNS server, coturn and nginx, each as deploy/ runs it, on the one machine of the site. */
export async function startStagedSite(folder: string): Promise<StagedSite> {
  const dns = {
    LEAK_CHECK_DNS_ZONE: zone,
    LEAK_CHECK_DNS_KEY: key,
    LEAK_CHECK_DNS_NAMESERVER: 'ns.vpn.example',
    LEAK_CHECK_DNS_LISTEN: `${addresses.site.v4}:53`,
  };
  const release = releaseForSiteUrl(folder);
  const started = (command: readonly string[], readyWhen: RegExp, env = {}) =>
    startInside(namespaces.internet, command, readyWhen, env);
  const node = (main: string) => [process.execPath, resolve(main)];
  const origin = (port: string) =>
    started(node('apps/server/src/main.ts'), /the release is ready/, {
      ...dns,
      ...writeTables(folder),
      DIST_DIR: release,
      PORT: port,
      LOG_LEVEL: 'info',
      SPOOL_FILE: join(folder, `clicks-${port}.sqlite`),
      TRUSTED_PROXIES: '127.0.0.1',
      LEAK_CHECK_V4_HOST: 'v4.vpn.example',
      LEAK_CHECK_V6_HOST: 'v6.vpn.example',
      LEAK_CHECK_STUN: 'stun.vpn.example:3478',
    });
  const programs = await Promise.all([
    started(node('apps/dns/src/main.ts'), /answering for/, dns),
    origin('8081'),
    origin('8082'),
    // coturn is configured to print nothing, so the shell prints that it started.
    started(
      ['sh', '-c', `echo started; exec turnserver -c deploy/coturn.conf --pidfile ${folder}/turn.pid`],
      /started/,
    ),
    started(
      [nginxPath, '-c', writeEdge(folder), '-e', 'stderr', '-g', 'daemon off;'],
      /start worker process/,
    ),
  ]);
  return {
    output: () => programs.map((program) => program.output()).join('\n'),
    stop: async () => void (await Promise.all(programs.map((program) => program.stop()))),
  };
}

/** Copies the build of the tests, which is for another address, and changes its address to that of this site. */
function releaseForSiteUrl(folder: string): string {
  const release = join(folder, 'dist');
  mkdirSync(release);
  for (const name of readdirSync(dist)) {
    if (name !== 'release.json') symlinkSync(resolve(dist, name), join(release, name));
  }
  const built = JSON.parse(readFileSync(join(dist, 'release.json'), 'utf8')) as Release;
  writeFileSync(join(release, 'release.json'), JSON.stringify({ ...built, siteUrl: 'https://vpn.example' }));
  return release;
}

/** Writes the tables of the networks and countries to which addresses belong. */
function writeTables(folder: string): NodeJS.ProcessEnv {
  const network = (asn: number, name: string) => ({
    autonomous_system_number: asn,
    autonomous_system_organization: name,
  });
  const [atHome, ofVpn] = [network(64_500, 'Home Net'), network(64_666, 'Tunnel Net')];
  const [here, there] = [{ country_code: 'PL' }, { country_code: 'CH' }];
  const tables = {
    networks: {
      '203.0.113.0/24': atHome,
      '2001:db8:7::/48': atHome,
      '192.0.2.0/24': ofVpn,
      '2001:db8:66::/48': ofVpn,
    },
    countries: {
      '203.0.113.0/24': here,
      '2001:db8:7::/48': here,
      '192.0.2.0/24': there,
      '2001:db8:66::/48': there,
    },
  };
  const [LEAK_CHECK_NETWORKS, LEAK_CHECK_COUNTRIES] = Object.entries(tables).map(([name, rows]) => {
    const file = join(folder, `${name}.mmdb`);
    writeFileSync(file, addressTable(rows));
    return file;
  });
  return { LEAK_CHECK_NETWORKS, LEAK_CHECK_COUNTRIES };
}

/**
 * Writes the configuration of `npm run site -- edge`, with the real ports, because no other program in the namespace uses
 * them.
 */
function writeEdge(folder: string): string {
  const certificates = makeCertificate();
  const hosts = { v4: 'v4.vpn.example', v6: 'v6.vpn.example' };
  const site = withEdgeSettings(edgeConfiguration(process.cwd(), 'vpn.example', undefined, hosts), {
    certificates,
    log: join(folder, 'edge.log'),
    pages: resolve(dist, 'client'),
  })
    .replaceAll('fullchain.pem', 'certificate.pem')
    .replaceAll('privkey.pem', 'key.pem')
    .replaceAll('/var/cache/nginx/vpn-site', join(folder, 'cache'));
  mkdirSync(join(folder, 'nginx'));
  const file = join(folder, 'nginx.conf');
  const temporary = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi']
    .map((kind) => `${kind}_temp_path ${join(folder, 'nginx', kind)};`)
    .join(' ');
  writeFileSync(
    file,
    `user root; worker_processes 1; pid ${folder}/nginx.pid; error_log stderr notice; events {}
     http { include ${dirname(nginxConfigurationPath())}/mime.types; ${temporary} ${site} }`,
  );
  return file;
}
