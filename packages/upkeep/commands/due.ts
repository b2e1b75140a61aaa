import { parseCount, setWorkflowOutput } from '@vpn-site/cli/report-arguments.ts';
import { oneOf, readOptions, runTool, siteFolder } from '@vpn-site/cli/run-tool.ts';
import { clockDay, parseDay, today } from '@vpn-site/content/today.ts';
import { siteProblems } from '@vpn-site/site/checks/site-problems.ts';
import { dueMarkdown, dueScreen, dueText } from '#due/due-report.ts';
import { readDueQueue } from '#due/read-due-queue.ts';
import { type DueQueue, dueWithin, isOverdue } from '#rules/due-queue.ts';

const formatters = {
  text: dueText,
  markdown: dueMarkdown,
  json: ({ asOf, groups }: DueQueue, shown?: number) =>
    JSON.stringify({ asOf, groups: groups.slice(0, shown) }, undefined, 2),
};

/** The default number of sources shown in a terminal. */
const defaultSourceCount = 10;

/**
 * npm run site -- due: lists on one screen the facts that are out of date or will be within 30 days, most urgent first.
 * --details shows which source to open and what to look for in it. --within 0 lists only what is out of date, --as-of
 * 2027-03-01 computes ages for another day. The command succeeds even if something is out of date.
 */
await runTool(() => {
  const { json, ...options } = readOptions({
    'as-of': { type: 'string' },
    details: { type: 'boolean' },
    format: { type: 'string' },
    json: { type: 'boolean' },
    limit: { type: 'string' },
    within: { type: 'string' },
  });
  const asOf = options['as-of'] === undefined ? today() : parseDay('--as-of', options['as-of']);
  const format = oneOf('format', json ? 'json' : (options.format ?? 'text'), [
    'text',
    'markdown',
    'json',
  ] as const);
  const site = siteFolder();
  const words = siteProblems(site, asOf, clockDay()).filter(({ severity }) => severity === 'review');
  const all = readDueQueue(site, asOf, words);
  const queue = options.within === undefined ? all : dueWithin(all, parseCount('within', options.within));
  setWorkflowOutput('due', queue.groups.some(isOverdue));
  const isShort = [options.details, options.within, options.limit].every((option) => option === undefined);
  if (format === 'text' && isShort) {
    console.log(dueScreen(all));
    return;
  }
  const usual = format === 'text' && options.within === undefined ? defaultSourceCount : undefined;
  console.log(
    formatters[format](queue, options.limit === undefined ? usual : parseCount('limit', options.limit)),
  );
});
