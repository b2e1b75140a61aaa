import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { makeCertificate } from '@vpn-site/harness/certificate.ts';
import { copyDist } from '@vpn-site/harness/dist-copy.ts';
import { startLedger, type TestLedger } from '@vpn-site/harness/ledger.ts';
import { type RunningNginx, startNginxWithTls } from '@vpn-site/harness/nginx.ts';
import { type Origin, startOrigin } from '@vpn-site/harness/origin.ts';
import { freePort } from '@vpn-site/harness/process.ts';
import { dist as testedDist } from '@vpn-site/harness/tested-site.ts';
import { parse } from 'yaml';
import { monitoringFolder } from '../../monitoring/alert-rules.ts';
import type { Scrape, Target } from '../../monitoring/scrape.ts';
import {
  type Exporter,
  startBlackboxExporter,
  startMtail,
  startNginxExporter,
  startNodeExporter,
} from './exporters.ts';
import { currentRelease } from './faulty-origins.ts';

/** The scrape targets of Prometheus, by job and instance. A test may replace an address. */
export type Addresses = Readonly<Record<`${string} ${string}`, string>>;

export interface WatchedSite {
  readonly ledger: TestLedger;
  readonly origins: readonly [Origin, Origin];
  readonly exporters: Readonly<Record<'mtail' | 'nginx' | 'node' | 'blackbox', Exporter>>;
  readonly edge: WatchedEdge;
  readonly addresses: Addresses;
  /** The settings of the origins of this site. */
  readonly settings: NodeJS.ProcessEnv;
  /** Writes the metrics that a job on the host would write for its exporter. */
  writeMetrics(metrics: Readonly<Record<string, number>>): void;
  /** Starts another edge, with a certificate that is valid for 90 or for ten days. */
  startEdge(certificate: 'sound' | 'ending'): Promise<WatchedEdge>;
  probe(module: string, url: string): string;
  /** Scrapes like Prometheus. nginx writes its log every five seconds, but for a scrape it writes the log at once. */
  scrape(addresses?: Addresses, options?: ScrapeOptions): Promise<Scrape>;
  close(): Promise<void>;
}

export interface WatchedEdge extends RunningNginx {
  readonly httpsUrl: string;
  readonly httpPort: number;
}

interface ScrapeOptions {
  /** The mount point of the only disk of this machine whose metrics are included. */
  readonly mountpoint?: string;
}

interface Probes {
  readonly scrape_configs: readonly {
    readonly job_name: string;
    readonly static_configs: readonly {
      readonly targets: readonly string[];
      readonly labels?: { readonly module: string };
    }[];
  }[];
}

/** Returns the module and the path of each probe in deploy/monitoring/prometheus.yml. */
function readProbes(): { module: string; path: string }[] {
  const { scrape_configs } = parse(readFileSync(`${monitoringFolder}/prometheus.yml`, 'utf8')) as Probes;
  const probes = scrape_configs.find(({ job_name }) => job_name === 'probe')?.static_configs ?? [];
  return probes.map(({ targets, labels }) => ({
    module: labels?.module ?? '',
    path: (targets[0] ?? '').replace('https://vpn.example', '').replace('/mullvad/', '/alder/'),
  }));
}

const pause = (milliseconds: number) => new Promise((resolve) => setTimeout(resolve, milliseconds));

/**
 * Starts everything that docs/operations/monitoring.md describes: the site behind TLS with its ledger, and every exporter.
 */
export async function startWatchedSite(): Promise<WatchedSite> {
  const folder = mkdtempSync(join(tmpdir(), 'watched-'));
  const dist = copyDist();
  dist.change({ siteUrl: 'https://vpn.example', ...currentRelease });
  const ledger = await startLedger();
  const settings = {
    NODE_ENV: 'production',
    SITE_URL: 'https://vpn.example',
    TRUSTED_PROXIES: '127.0.0.1',
    DIST_DIR: dist.folder,
    DATABASE_URL: ledger.url,
  };
  const origins = await Promise.all([startOrigin(settings), startOrigin(settings)]);
  const certificates = { sound: makeCertificate(90), ending: makeCertificate(10) };
  const trusted = join(folder, 'trusted.pem');
  writeFileSync(
    trusted,
    Object.values(certificates)
      .map((each) => readFileSync(join(each, 'certificate.pem'), 'utf8'))
      .join(''),
  );
  const startEdge = async (certificate: keyof typeof certificates) => {
    const ports = { http: await freePort(), https: await freePort() };
    const nginx = await startNginxWithTls(
      [origins[0].port, origins[1].port],
      certificates[certificate],
      ports,
      join(process.cwd(), testedDist, 'client'),
    );
    return { ...nginx, httpsUrl: `https://127.0.0.1:${ports.https}`, httpPort: ports.http };
  };
  const edge = await startEdge('sound');
  const [mtail, nginx, node, blackbox] = await Promise.all([
    startMtail(edge.folder),
    startNginxExporter(edge.folder),
    startNodeExporter(folder),
    startBlackboxExporter(folder, trusted),
  ]);
  const probe = (module: string, url: string) =>
    `${blackbox.url}/probe?module=${module}&hostname=vpn.example&target=${encodeURIComponent(url)}`;
  const addresses: Addresses = {
    'origin a': `${origins[0].url}/metrics`,
    'origin b': `${origins[1].url}/metrics`,
    'edge-log a': `${mtail.url}/metrics`,
    'nginx a': `${nginx.url}/metrics`,
    'host a': `${node.url}/metrics`,
    ...Object.fromEntries(
      readProbes().map(({ module, path }) => [`probe ${module}`, probe(module, edge.httpsUrl + path)]),
    ),
  };
  const scrape: WatchedSite['scrape'] = async (changed = {}, { mountpoint = 'none' } = {}) => {
    edge.child.kill('SIGUSR1');
    await pause(500);
    const targets = Object.entries({ ...addresses, ...changed }).map(async ([name, url]): Promise<Target> => {
      const [job = '', instance = ''] = name.split(' ');
      const exposition = await fetch(url, { signal: AbortSignal.timeout(10_000) }).then(
        (answer) => (answer.ok ? answer.text() : undefined),
        () => undefined,
      );
      const clock = Date.now() / 1000;
      return {
        job,
        instance,
        clock,
        exposition: job === 'host' ? withoutHostMetrics(exposition, mountpoint) : exposition,
      };
    });
    return { at: performance.now() / 1000, targets: await Promise.all(targets) };
  };
  const tell: WatchedSite['writeMetrics'] = (metrics) =>
    writeFileSync(
      join(folder, 'vpn-site.prom'),
      Object.entries(metrics)
        .map(([name, value]) => `# TYPE ${name.split('{')[0]} gauge\n${name} ${value}\n`)
        .join(''),
    );
  const close = async () => {
    await Promise.all([mtail, nginx, node, blackbox].map((exporter) => exporter.stop()));
    await edge.stop();
    await Promise.all(origins.map((origin) => origin.stop()));
    await ledger.stop();
    dist.remove();
    for (const each of [folder, ...Object.values(certificates)])
      rmSync(each, { recursive: true, force: true });
  };
  const exporters = { mtail, nginx, node, blackbox };
  return {
    ledger,
    origins,
    exporters,
    edge,
    addresses,
    settings,
    writeMetrics: tell,
    startEdge,
    probe,
    scrape,
    close,
  };
}

/** Removes the metrics of the test machine's disks, memory and clock synchronization, except for one disk. */
function withoutHostMetrics(exposition: string | undefined, mountpoint: string): string | undefined {
  return exposition
    ?.split('\n')
    .filter(
      (line) =>
        !/^node_(?:filesystem|memory|timex)/.test(line) || line.includes(`mountpoint="${mountpoint}"`),
    )
    .join('\n');
}
