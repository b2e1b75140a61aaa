import { ConfigError } from '@vpn-site/core/site/config-error.ts';
import { createServer } from './app.ts';
import { readConfig } from './config.ts';
import { startSystemdWatchdog } from './systemd-watchdog.ts';

try {
  const config = readConfig(process.env);
  const app = await createServer(config);
  for (const signal of ['SIGTERM', 'SIGINT'] as const) {
    process.once(signal, () => {
      app.log.info({ signal }, 'stopping: no new connections, finishing open requests');
      void app.close().then(() => process.exit(0));
    });
  }
  await app.listen({ host: config.host, port: config.port });
  startSystemdWatchdog(process.env, app.log);
} catch (error) {
  const reason = error instanceof ConfigError ? error.message : String(error);
  process.stderr.write(`The server did not start.\n${reason}\n`);
  process.exit(1);
}
