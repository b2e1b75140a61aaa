import { existsSync, mkdirSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { UsageError } from '../run-tool.ts';

/** A file as it shall be. */
export interface WrittenFile {
  /** From the project's root. */
  readonly file: string;
  readonly text: string;
  /** It exists, and some lines are added; without this it must be new. */
  readonly isChanged?: boolean;
}

/** All or none: nothing that somebody wrote is ever overwritten. */
export function writeFiles(root: string, files: readonly WrittenFile[]): void {
  const taken = files.filter(({ file, isChanged }) => !isChanged && existsSync(join(root, file)));
  if (taken.length > 0) {
    throw new UsageError(`${taken.map(({ file }) => file).join(', ')} exists already; nothing was written.`);
  }
  for (const { file, text } of files) {
    mkdirSync(dirname(join(root, file)), { recursive: true });
    writeFileSync(join(root, file), text);
  }
}
