import { existsSync } from 'node:fs';
import { join } from 'node:path';
import type { z } from 'zod';
import { type FactFile, readFactFile } from './facts/fact-file.ts';
import { parsedFactFile } from './facts/parsed-fact-file.ts';
import { readLocaleWords } from './locale-words.ts';
import { ProblemsError } from './problem.ts';

/** A YAML file under content/data, checked against its schema. Wrong data stops everything that needs it. */
export function readDataFile<T>(root: string, file: string, schema: z.ZodType<T>): T {
  return parsedFactFile(openDataFile(root, file), schema);
}

/** The same file before anything is believed about it, for those who need its lines. */
export function openDataFile(root: string, file: string): FactFile {
  if (!existsSync(join(root, file))) {
    throw new ProblemsError([{ file, message: 'The file is missing.', remedy: 'Restore it.' }]);
  }
  return readFactFile(root, file, readLocaleWords(root));
}
