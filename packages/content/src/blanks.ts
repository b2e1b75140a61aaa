import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { projectPath } from './project-path.ts';

/** A TODO that `npm run new` left for the editor. */
export interface Blank {
  readonly file: string;
  readonly line: number;
  /** The text after `TODO:`, which explains what to write. */
  readonly hint: string;
}

const blank = /TODO: ([^"\n{]+)/g;

/** Returns every blank in content and facts, sorted by file and line. */
export function readBlanks(root: string): Blank[] {
  return globSync(['content/**/*.md', 'facts/**/*.yaml'], { cwd: root })
    .map((file) => projectPath(root, file))
    .toSorted()
    .flatMap((file) => blanksIn(file, readFileSync(join(root, file), 'utf8')));
}

function blanksIn(file: string, text: string): Blank[] {
  if (!text.includes('TODO: ')) return [];
  return text
    .split('\n')
    .flatMap((line, index) =>
      [...line.matchAll(blank)].map(([, what = '']) => ({ file, line: index + 1, hint: what.trim() })),
    );
}
