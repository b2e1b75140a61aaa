import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { memoize } from '@vpn-site/core/memo/memoize.ts';
import { parse } from 'yaml';
import type { CurrentFacts } from '#rules/edited-facts.ts';

/** Returns a function that reads the current fact files under a root, with all languages. It reads each file once. */
export function currentFacts(root: string): CurrentFacts {
  return memoize(
    (file) => file,
    (file: string): unknown => {
      const path = join(root, file);
      const isOurs = /^facts(\/[a-z0-9-]+){1,2}\.yaml$/.test(file) && existsSync(path);
      return isOurs ? parseFacts(readFileSync(path, 'utf8')) : undefined;
    },
  );
}

export function parseFacts(text: string): unknown {
  return parse(text, { schema: 'core' });
}
