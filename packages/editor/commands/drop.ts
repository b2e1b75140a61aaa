import { runTool, siteFolder } from '@vpn-site/cli/run-tool.ts';
import { clockDay } from '@vpn-site/content/today.ts';
import { readDropArguments } from '#drop/drop-arguments.ts';
import { dropProvider } from '#drop/drop-provider.ts';

/**
 * npm run site -- drop <provider> --closed <day> …: marks a provider as gone; --remove: deletes it as if it had never been
 * on the site.
 */
await runTool(() => {
  const asked = readDropArguments(process.argv.slice(2));
  const { done, left } = dropProvider(siteFolder(), asked, clockDay());
  for (const line of done) console.log(line);
  if (left.length > 0) console.log('\nDo the rest by hand; npm run check:content shows when you are done:');
  for (const { position: place, task } of left) console.log(`${place}: ${task}`);
});
