import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { projectPath } from './project-path.ts';

/** A TODO that `npm run new` left to the editor. */
export interface Blank {
  readonly file: string;
  readonly line: number;
  /** What belongs there. */
  readonly what: string;
}

const blank = /TODO: ([^"\n{]+)/g;

/** Every blank in what editors write, by file and line. */
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
      [...line.matchAll(blank)].map(([, what = '']) => ({ file, line: index + 1, what: what.trim() })),
    );
}
