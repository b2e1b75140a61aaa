import { UsageError } from '../run-tool.ts';

export interface TranslationArguments {
  /** Whether a translation that is not current ends the tool with a failure. */
  readonly isStrict: boolean;
  /** Files to stamp; every one for 'all'; none when nothing is to be stamped. */
  readonly stamped: 'all' | readonly string[];
  /** Files whose original is to be compared with the revision they follow. */
  readonly compared: readonly string[];
}

const usage = 'Write --strict, --diff and then files, or --stamp and then files or "all".';

export function translationArguments(args: readonly string[]): TranslationArguments {
  const [first, ...files] = args;
  const nothing: TranslationArguments = { isStrict: false, stamped: [], compared: [] };
  if (first === undefined) return nothing;
  if (first === '--strict' && files.length === 0) return { ...nothing, isStrict: true };
  if (files.length === 0 || files.some((file) => file.startsWith('-'))) throw new UsageError(usage);
  if (first === '--diff') return { ...nothing, compared: files };
  if (first === '--stamp') return { ...nothing, stamped: files.includes('all') ? 'all' : files };
  throw new UsageError(usage);
}
