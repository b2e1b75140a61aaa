import { startAnswerer } from './answerer.ts';
import { readAnswererConfig } from './config.ts';

/** Starts the DNS server for the zone of the leak check: apps/dns/docs/leak-check.md. */
try {
  const config = readAnswererConfig(process.env);
  const answerer = await startAnswerer(config);
  process.stdout.write(`answering for ${config.zone.name}\n`);
  for (const signal of ['SIGTERM', 'SIGINT'] as const) {
    process.once(signal, () => void answerer.close().then(() => process.exit(0)));
  }
} catch (error) {
  process.stderr.write(`The answerer did not start.\n${(error as Error).message}\n`);
  process.exit(1);
}
