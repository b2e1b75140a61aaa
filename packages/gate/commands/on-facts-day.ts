import { spawnSync } from 'node:child_process';
import { runTool, siteFolder, UsageError } from '@vpn-site/cli/run-tool.ts';
import { factsDayEnvironment } from '#on-facts-day/facts-day-environment.ts';

/**
 * node packages/gate/commands/on-facts-day.ts npm run build: runs a command with AS_OF set to the day of the newest fact.
 */
await runTool(() => {
  const [command, ...args] = process.argv.slice(2);
  if (command === undefined) throw new UsageError('Write the command to run, such as: npm run build');
  const env = factsDayEnvironment(siteFolder(), process.env);
  console.log(`Facts are judged on ${env.AS_OF}.`);
  // npm is a .cmd file on Windows, which only its shell starts.
  const shell = process.platform === 'win32';
  process.exitCode = spawnSync(command, args, { stdio: 'inherit', env, shell }).status ?? 1;
});
