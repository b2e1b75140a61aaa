import { readFileSync } from 'node:fs';
import { type BuiltPage, builtPages } from './built-pages.ts';
import { dist } from './tested-site.ts';

/** Returns the first built page whose HTML matches, so that a test need not know which pages there are. */
export function pageWith(pattern: RegExp): BuiltPage {
  const found = builtPages().find(({ file }) => pattern.test(readFileSync(`${dist}/client/${file}`, 'utf8')));
  if (!found) throw new Error(`No built page matches ${pattern}.`);
  return found;
}
