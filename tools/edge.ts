import { edgeConfiguration } from './edge/edge-configuration.ts';
import { runTool, UsageError } from './run-tool.ts';

/** npm run --silent edge -- vpn.example: prints the configuration of nginx for a site of that name. */
await runTool(() => {
  const [name = '', ...more] = process.argv.slice(2);
  if (more.length > 0 || !/^[a-z0-9-]+(?:\.[a-z0-9-]+)+$/.test(name)) {
    throw new UsageError('Write the name of the site: npm run --silent edge -- vpn.example');
  }
  process.stdout.write(edgeConfiguration(process.cwd(), name));
});
