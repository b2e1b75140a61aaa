import { readDnsServerConfig } from './config.ts';
import { startDnsServer } from './dns-server.ts';

/** Starts the DNS server for the zone of the leak check: apps/dns/docs/leak-check.md. */
try {
  const config = readDnsServerConfig(process.env);
  const server = await startDnsServer(config);
  process.stdout.write(`answering for ${config.zone.name}\n`);
  for (const signal of ['SIGTERM', 'SIGINT'] as const) {
    process.once(signal, () => void server.close().then(() => process.exit(0)));
  }
} catch (error) {
  process.stderr.write(`The DNS server did not start.\n${(error as Error).message}\n`);
  process.exit(1);
}
