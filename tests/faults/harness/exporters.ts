import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { statusSocket } from '@vpn-site/harness/nginx.ts';
import { freePort, type RunningProcess, startProcess } from '@vpn-site/harness/process.ts';
import { parse, stringify } from 'yaml';
import { monitoringFolder } from '../../monitoring/alert-rules.ts';

export interface Exporter extends RunningProcess {
  readonly url: string;
}

async function startExporter(
  program: string,
  args: (address: string, port: number) => readonly string[],
  readyWhen: RegExp,
): Promise<Exporter> {
  const port = await freePort();
  const running = await startProcess(program, args(`127.0.0.1:${port}`, port), { readyWhen });
  return { ...running, url: `http://127.0.0.1:${port}` };
}

/** Starts an exporter that counts requests from the nginx log. */
export const startMtail = (nginxFolder: string) =>
  startExporter(
    'mtail',
    (_address, port) => [
      ...['--progs', `${monitoringFolder}/vpn-site.mtail`, '--logs', join(nginxFolder, 'log/vpn-site.log')],
      ...['--address', '127.0.0.1', '--port', String(port), '--logtostderr'],
    ],
    /Listening on/,
  );

export const startNginxExporter = (nginxFolder: string) =>
  startExporter(
    'prometheus-nginx-exporter',
    (address) => [
      ...['-nginx.scrape-uri', `unix:${statusSocket(nginxFolder)}:/stub_status`],
      ...['-web.listen-address', address],
    ],
    /has successfully started/,
  );

/** Starts an exporter that reports disks and memory, and the metrics in the files of this folder. */
export const startNodeExporter = (textfiles: string) =>
  startExporter(
    'prometheus-node-exporter',
    (address) => [
      `--web.listen-address=${address}`,
      '--collector.disable-defaults',
      ...['--collector.textfile', `--collector.textfile.directory=${textfiles}`],
      ...['--collector.filesystem', '--collector.filesystem.mount-points-exclude=^/(dev|proc|run|sys)($|/)'],
      ...['--collector.meminfo', '--collector.time', '--collector.timex'],
    ],
    /Listening on/i,
  );

/** Starts the exporter with deploy/monitoring/blackbox.yml, but trusts a self-signed certificate. */
export function startBlackboxExporter(folder: string, certificate: string): Promise<Exporter> {
  const configuration = parse(readFileSync(`${monitoringFolder}/blackbox.yml`, 'utf8')) as {
    modules: Record<string, { http: Record<string, unknown> }>;
  };
  for (const { http } of Object.values(configuration.modules)) http.tls_config = { ca_file: certificate };
  const file = join(folder, 'blackbox.yml');
  writeFileSync(file, stringify(configuration));
  return startExporter(
    'prometheus-blackbox-exporter',
    (address) => [`--config.file=${file}`, `--web.listen-address=${address}`],
    /Listening on/i,
  );
}
