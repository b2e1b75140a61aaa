import { existsSync } from 'node:fs';
import { join } from 'node:path';
import type { z } from 'zod';
import { type ContentFile, readContentFiles } from './content-files.ts';
import { type FactFile, readFactFile, readFactFiles } from './facts/fact-file.ts';
import { parsedFactFile } from './facts/parsed-fact-file.ts';
import { type LocaleWords, readLocaleWords } from './locale-words.ts';
import { type MessageFile, readMessageFiles } from './message-files.ts';
import { ProblemsError } from './problem.ts';

/** The files of a site as written, before validation. Each is read once. */
export interface WrittenFiles {
  readonly root: string;
  readonly contentFiles: readonly ContentFile[];
  readonly messageFiles: readonly MessageFile[];
  readonly factFiles: readonly FactFile[];
  readonly data: DataFiles;
}

export function readWrittenFiles(root: string): WrittenFiles {
  const data = new DataFiles(root);
  return {
    root,
    contentFiles: readContentFiles(root),
    messageFiles: readMessageFiles(root),
    factFiles: readFactFiles(root, data.words),
    data,
  };
}

/** YAML files that are read by name, such as those under content/data. Each is read once, on first use. */
export class DataFiles {
  readonly words: LocaleWords;
  readonly #root: string;
  readonly #opened = new Map<string, FactFile>();

  constructor(root: string) {
    this.#root = root;
    this.words = readLocaleWords(root);
  }

  has(file: string): boolean {
    return existsSync(join(this.#root, file));
  }

  /** Returns a file before validation, for callers that need its lines. */
  open(file: string): FactFile {
    const known = this.#opened.get(file);
    if (known) return known;
    if (!this.has(file)) {
      throw new ProblemsError([{ file, message: 'The file is missing.', remedy: 'Restore it.' }]);
    }
    const opened = readFactFile(this.#root, file, this.words);
    this.#opened.set(file, opened);
    return opened;
  }

  /** Returns a file's data, validated with its schema. Throws a `ProblemsError` if the data is invalid. */
  read<T>(file: string, schema: z.ZodType<T>): T {
    return parsedFactFile(this.open(file), schema);
  }
}
