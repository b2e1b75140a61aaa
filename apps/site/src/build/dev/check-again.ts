import { siteFolder } from '@vpn-site/cli/run-tool.ts';
import { readBuildSettings } from '@vpn-site/content/build-settings.ts';
import { clockDay, today } from '@vpn-site/content/today.ts';
import { siteProblems } from '#checks/site-problems.ts';

// A process of its own beside the development server: asked by a message, it answers with all problems of the site. What it
// read of files that stay the same is kept in between.
process.on('message', () => {
  process.send?.(siteProblems(siteFolder(), today(), clockDay(), readBuildSettings(process.env)));
});
process.on('disconnect', () => process.exit());
