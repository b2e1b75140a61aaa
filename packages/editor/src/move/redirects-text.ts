import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { redirectsFilePath } from '@vpn-site/content/data-files.ts';
import type { Redirect } from '@vpn-site/core/route/redirects.ts';

/** Returns the file of redirects with these entries. The comment at its top does not change. */
export function redirectsText(root: string, redirects: readonly Redirect[]): string {
  const [comment = ''] = /^(?:#.*\n)*/.exec(readFileSync(join(root, redirectsFilePath), 'utf8')) ?? [];
  return comment + redirects.map(({ from, to }) => `- { from: ${from}, to: ${to} }\n`).join('');
}
