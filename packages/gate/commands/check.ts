import { runTool, UsageError } from '@vpn-site/cli/run-tool.ts';
import { checks, reportChecks } from '#check/checks.ts';

/** npm run check [-- types lint …]: runs all checks that need no build, or the named ones. */
await runTool(async () => {
  const names = process.argv.slice(2);
  for (const name of names) {
    if (!checks.some((check) => check.name === name))
      throw new UsageError(
        `There is no check "${name}"; there are ${checks.map((check) => check.name).join(', ')}.`,
      );
  }
  const wanted = names.length === 0 ? checks : checks.filter(({ name }) => names.includes(name));
  await reportChecks(wanted);
});
