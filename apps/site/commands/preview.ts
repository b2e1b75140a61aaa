import { spawnSync } from 'node:child_process';

/**
 * npm run preview: builds the site with the changes of this checkout, for colleagues without a checkout. Writes a build
 * that search engines may not index, and a copy of it that opens from disk.
 */
const dist = 'dist-preview';
const steps = [
  { tool: ['apps/site/commands/astro.ts', 'build'], env: { PREVIEW: '1', OUT_DIR: dist } },
  {
    tool: ['packages/hosting/commands/mirror.ts', '--folder', 'preview', '--zip', 'vpn-site-preview.zip'],
    env: { DIST_DIR: dist },
  },
];
for (const { tool, env } of steps) {
  const { status } = spawnSync(process.execPath, tool, { stdio: 'inherit', env: { ...process.env, ...env } });
  if (status !== 0) {
    process.exitCode = status ?? 1;
    break;
  }
}
