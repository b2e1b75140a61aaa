import { clockDay } from '#compose/today.ts';
import { bundleClient } from './desk/client-bundle.ts';
import { Desk } from './desk/desk.ts';
import { startServer } from './desk/start-server.ts';
import { readArguments, runTool, siteFolder, UsageError } from './run-tool.ts';
import { UpkeepFolder } from './upkeep/upkeep-folder.ts';

/**
 * npm run desk [-- --port 4400] [--as-of 2026-11-16]: what is due, with its sources, to be decided in a browser on this
 * computer. The day is the one on which the sources are read: it is what decisions write.
 */
await runTool(async () => {
  const { asOf, port } = readArguments({ port: '4400' });
  const number = Number(port);
  if (!Number.isInteger(number) || number < 1 || number > 65_535) {
    throw new UsageError(`--port is "${port}": write a number from 1 to 65535.`);
  }
  if (asOf > clockDay()) {
    throw new UsageError(
      `--as-of is ${asOf}, which is still to come: nobody has read a source then. What will be due is in "npm run due".`,
    );
  }
  const client = bundleClient();
  const desk = new Desk(siteFolder(), asOf, new UpkeepFolder());
  // Read once before anybody waits for it; a mistake in a file of facts is told here.
  desk.state();
  const address = await startServer(desk, await client, number);
  console.log(`The desk is open, on this computer only, until Ctrl+C:\n  ${address}`);
});
