import { parseCount, setWorkflowOutput } from '@vpn-site/cli/report-arguments.ts';
import { oneOf, readArguments, runTool, siteFolder } from '@vpn-site/cli/run-tool.ts';
import { loadCatalog } from '@vpn-site/content/catalog.ts';
import { readDueItems } from '#due/due-items.ts';
import { horizonMarkdown, horizonText } from '#due/horizon-report.ts';
import { type Horizon, hasReaderImpact, horizon } from '#rules/horizon.ts';

const formatters = {
  text: horizonText,
  markdown: horizonMarkdown,
  json: (seen: Horizon) => JSON.stringify(seen, undefined, 2),
};

/**
 * npm run site -- horizon [-- --days 45]: lists what happens if nothing is edited: what expires, and which ranking loses
 * its leader, its prices, its third place or all its providers. The command always succeeds.
 */
await runTool(() => {
  const { asOf, ...options } = readArguments({ days: '400', format: 'text' });
  const format = oneOf('format', options.format, ['text', 'markdown', 'json'] as const);
  const days = parseCount('days', options.days);
  const site = siteFolder();
  const { facts, methodology } = loadCatalog(site, asOf);
  const { providers } = facts;
  const seen = horizon(readDueItems(site), { providers, methodology }, asOf, days);
  console.log(formatters[format](seen));
  setWorkflowOutput('loses', hasReaderImpact(seen));
});
