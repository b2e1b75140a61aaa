import { parseCount } from '@vpn-site/cli/report-arguments.ts';
import { readOptions, runTool, siteFolder, UsageError } from '@vpn-site/cli/run-tool.ts';
import { parseDay, today } from '@vpn-site/content/today.ts';
import { firstTaskMarkdown, firstTaskText } from '#due/first-task-report.ts';
import { readFirstTasks } from '#due/read-first-tasks.ts';

/** The default number of tasks. */
const usualCount = '10';

/**
 * npm run site -- good-first [-- --count 10] [--provider mullvad] [--markdown]: lists facts that are unknown or out of date
 * as tasks for newcomers, who need to read one page and no code. Tasks that could move a ranking most come first.
 */
await runTool(() => {
  const {
    count = usualCount,
    markdown,
    provider,
    ...options
  } = readOptions({
    'as-of': { type: 'string' },
    count: { type: 'string' },
    markdown: { type: 'boolean' },
    provider: { type: 'string' },
  });
  const asOf = options['as-of'] === undefined ? today() : parseDay('--as-of', options['as-of']);
  const all = readFirstTasks(siteFolder(), asOf);
  const theirs = all.filter((task) => provider === undefined || task.provider.id === provider);
  if (theirs.length === 0 && provider !== undefined) {
    throw new UsageError(
      `The provider "${provider}" has no unknown or out-of-date facts, or does not exist.`,
    );
  }
  const shown = theirs.slice(0, parseCount('count', count));
  console.log((markdown ? firstTaskMarkdown : firstTaskText)(shown));
  if (!markdown) console.log(`\n${shown.length} of ${theirs.length} tasks on ${asOf}.`);
});
