import { spawnSync } from 'node:child_process';
import { runTool, UsageError } from '@vpn-site/cli/run-tool.ts';

/** Tests that need more time than the gate has, or more than its machine has. Each is a project of vitest.config.ts. */
const projects = ['scenarios', 'container', 'edit', 'leaks', 'static'];

/** npm run site -- test <project> …: runs tests that are not part of `npm test`. */
await runTool(() => {
  const [project = '', ...files] = process.argv.slice(2);
  if (!projects.includes(project)) throw new UsageError(`Write which tests to run: ${projects.join(', ')}.`);
  const { status } = spawnSync('npx', ['vitest', 'run', '--project', project, ...files], {
    stdio: 'inherit',
    shell: process.platform === 'win32',
  });
  process.exitCode = status ?? 1;
});
