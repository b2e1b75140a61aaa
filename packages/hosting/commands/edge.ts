import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { runTool } from '@vpn-site/cli/run-tool.ts';
import { readRelease } from '@vpn-site/site/release/release.ts';
import { contentSecurityPolicy } from '@vpn-site/site/release/security-headers.ts';
import { readEdgeArguments } from '#edge/edge-arguments.ts';
import { edgeConfiguration } from '#edge/edge-configuration.ts';
import { edgeHeader } from '#edge/edge-header.ts';
import { withEdgeSettings } from '#edge/edge-settings.ts';

/**
 * npm run --silent site -- edge vpn.example: prints the nginx configuration for a site of that name, with the content
 * security policy of the pages built here.
 */
await runTool(() => {
  const args = process.argv.slice(2);
  const { name, settings: places, leakCheck } = readEdgeArguments(args);
  const configuration = withEdgeSettings(
    edgeConfiguration(process.cwd(), name, builtPolicy(), leakCheck),
    places,
  );
  process.stdout.write(edgeHeader(args, configuration) + configuration);
});

/**
 * Returns the content security policy of the build. Without a build, the policy allows no inlined critical CSS; pages then
 * appear only when their style sheets have loaded.
 */
function builtPolicy(): string {
  const dist = process.env.DIST_DIR ?? 'dist';
  const firstSheets = existsSync(join(dist, 'release.json')) ? readRelease(dist).firstSheets : [];
  return contentSecurityPolicy({ isHttps: true, firstSheets });
}
