import { siteFolder } from '@vpn-site/cli/run-tool.ts';
import { readBuildSettings } from '@vpn-site/content/build-settings.ts';
import { clockDay, today } from '@vpn-site/content/today.ts';
import { siteProblems } from '#checks/site-problems.ts';

// A child process of the development server that answers each message with all problems of the site. It caches what it has
// read until a file changes.
process.on('message', () => {
  process.send?.(siteProblems(siteFolder(), today(), clockDay(), readBuildSettings(process.env)));
});
process.on('disconnect', () => process.exit());
