import { globSync } from 'node:fs';
import { dist } from './tested-site.ts';

export interface BuiltPage {
  /** The path of the file under dist/client. */
  readonly file: string;
  readonly path: string;
}

export function builtPages(): BuiltPage[] {
  return globSync('**/*.html', { cwd: `${dist}/client` })
    .toSorted()
    .map((file) => ({ file, path: `/${file.replace(/(?:^index)?\.html$/, '')}` }));
}
