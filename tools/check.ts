import { checks, formatResult, runChecks } from './check/checks.ts';
import { runTool, UsageError } from './run-tool.ts';

/** npm run check [-- types lint …]: everything that needs no build, or the checks that are named. */
await runTool(async () => {
  const names = process.argv.slice(2);
  for (const name of names) {
    if (!checks.some((check) => check.name === name))
      throw new UsageError(
        `There is no check "${name}"; there are ${checks.map((check) => check.name).join(', ')}.`,
      );
  }
  const wanted = names.length === 0 ? checks : checks.filter(({ name }) => names.includes(name));
  const results = await runChecks(wanted, (result) => console.log(formatResult(result)));
  const failed = results.filter(({ passed }) => !passed).map(({ name }) => name);
  console.log(failed.length === 0 ? 'Everything is fine.' : `Failed: ${failed.join(', ')}.`);
  process.exitCode = failed.length === 0 ? 0 : 1;
});
