import { readBuildSettings } from '#compose/build-settings.ts';
import { clockDay, today } from '#compose/today.ts';
import { siteProblems } from '#rules/site-problems.ts';
import { siteFolder } from '../../run-tool.ts';

// A process of its own beside the development server: asked by a message, it answers with all problems of the site. What it
// read of files that stay the same is kept in between.
process.on('message', () => {
  process.send?.(siteProblems(siteFolder(), today(), clockDay(), readBuildSettings(process.env)));
});
process.on('disconnect', () => process.exit());
