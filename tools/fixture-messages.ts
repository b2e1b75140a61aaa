import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { messagesByLocale, withKeysOf } from '#catalog/message-files.ts';
import { runTool } from './run-tool.ts';

const fixture = 'tests/fixtures/site';

/** The interface strings of the fixture site get the keys of the real ones; words that tests rely on stay. */
await runTool(() => {
  const kept = messagesByLocale(fixture);
  for (const [locale, live] of messagesByLocale(process.cwd())) {
    const followed = withKeysOf(live, kept.get(locale) ?? {});
    writeFileSync(join(fixture, `messages/${locale}.json`), `${JSON.stringify(followed, null, 2)}\n`);
  }
});
