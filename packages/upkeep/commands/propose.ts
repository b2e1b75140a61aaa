import '#propose/set-production-env.ts';
import { join } from 'node:path';
import { readOptions, runTool, siteFolder, UsageError } from '@vpn-site/cli/run-tool.ts';
import { clockDay, parseDay, today } from '@vpn-site/content/today.ts';
import { siteProblems } from '@vpn-site/site/checks/site-problems.ts';
import { runnerImport } from 'vite';
import { type Destination, localBranches, patchFiles, remoteBranches } from '#propose/destination.ts';
import { outcomeText } from '#propose/outcome-text.ts';
import { propose } from '#propose/propose.ts';
import { Repository } from '#propose/repository.ts';
import { UpkeepFolder } from '#upkeep-folder.ts';

const options = {
  to: { type: 'string' },
  push: { type: 'string' },
  base: { type: 'string' },
  'merge-by-rule': { type: 'boolean' },
  'as-of': { type: 'string' },
} as const;

/**
 * npm run site -- propose: creates branches with the proposals: one per provider, and one that can be merged automatically.
 * --push origin pushes them, --to folder writes patches instead. --merge-by-rule advances the base to the automatically
 * merged branch.
 */
await runTool(async () => {
  const {
    to,
    push,
    base = 'main',
    'merge-by-rule': mergesByRule = false,
    'as-of': asOf,
  } = readOptions(options);
  if (to !== undefined && (push !== undefined || mergesByRule)) {
    throw new UsageError('--to writes patches. You cannot combine it with --push or --merge-by-rule.');
  }
  // The pages are React, which Node cannot load without a transform.
  const root = join(import.meta.dirname, '../../..');
  const { module } = await runnerImport<typeof import('#propose/render-pages.tsx')>(
    join(root, 'packages/upkeep/src/propose/render-pages.tsx'),
    { root, logLevel: 'error' },
  );
  const repository = new Repository(siteFolder());
  const outcome = await propose({
    repository,
    destination: destinationFor(repository, to, push),
    upkeep: new UpkeepFolder(),
    base,
    day: asOf === undefined ? today() : parseDay('--as-of', asOf),
    mergesByRule,
    render: module.renderPages,
    check: (site, day) => siteProblems(site, day, clockDay()),
  });
  console.log(outcomeText(outcome));
  const isStopped = outcome.branches.some(({ commit }) => commit === undefined);
  process.exitCode = isStopped || outcome.refused.length > 0 ? 1 : 0;
});

function destinationFor(
  repository: Repository,
  folder: string | undefined,
  remote: string | undefined,
): Destination {
  if (folder !== undefined) return patchFiles(repository, folder);
  return remote === undefined ? localBranches(repository) : remoteBranches(repository, remote);
}
