import { readEdgeArguments } from './edge/edge-arguments.ts';
import { edgeConfiguration } from './edge/edge-configuration.ts';
import { inPlaces } from './edge/edge-places.ts';
import { runTool } from './run-tool.ts';

/** npm run --silent edge -- vpn.example: prints the configuration of nginx for a site of that name. */
await runTool(() => {
  const { name, places } = readEdgeArguments(process.argv.slice(2));
  process.stdout.write(inPlaces(edgeConfiguration(process.cwd(), name), places));
});
