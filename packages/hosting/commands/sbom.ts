import { spawnSync } from 'node:child_process';
import { existsSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { readOptions, runTool, UsageError } from '@vpn-site/cli/run-tool.ts';
import { pinnedNpm } from '#pinned-npm.ts';
import { type Bom, runtimePackage, withoutWorkspaces, withRuntime } from '#sbom/with-runtime.ts';

/**
 * Writes the list of packages and the Node version of a release, for scanners: next to the build, or to the file given by
 * `--to`.
 */
await runTool(() => {
  const { to = 'dist/sbom.json' } = readOptions({ to: { type: 'string' } });
  if (!existsSync(dirname(to))) {
    throw new UsageError(
      `There is no folder ${dirname(to)}: run "npm run build" first, or name a file with --to.`,
    );
  }
  const list = spawnSync(process.execPath, [pinnedNpm, 'sbom', '--omit=dev', '--sbom-format=cyclonedx'], {
    encoding: 'utf8',
    maxBuffer: 64 * 1024 * 1024,
  });
  if (list.status !== 0) throw new UsageError(`npm could not list the packages:\n${list.stderr}`);
  const runtime = {
    version: process.versions.node,
    packageName: runtimePackage('.', process.execPath),
  };
  const bom = withRuntime(withoutWorkspaces(JSON.parse(list.stdout) as Bom), runtime);
  writeFileSync(to, `${JSON.stringify(bom, undefined, 2)}\n`);
  console.log(
    `${to}: ${bom.components.length} components, on Node ${runtime.version} of ${runtime.packageName ?? 'the machine'}.`,
  );
});
