import { UsageError } from '../run-tool.ts';

export interface TranslationArguments {
  /** Whether a translation that is not current ends the tool with a failure. */
  readonly isStrict: boolean;
  /** Files to stamp; every one for 'all'; none when nothing is to be stamped. */
  readonly stamped: 'all' | readonly string[];
}

const usage = 'Write --strict, or --stamp and then files or "all".';

export function translationArguments(args: readonly string[]): TranslationArguments {
  const [first, ...files] = args;
  if (first === undefined) return { isStrict: false, stamped: [] };
  if (first === '--strict' && files.length === 0) return { isStrict: true, stamped: [] };
  if (first !== '--stamp' || files.length === 0 || files.some((file) => file.startsWith('-'))) {
    throw new UsageError(usage);
  }
  return { isStrict: false, stamped: files.includes('all') ? 'all' : files };
}
