import { UsageError } from '@vpn-site/cli/run-tool.ts';

/** The requested action: a list of translations, or one of the actions on them. */
export type TranslationArguments =
  /** `isStrict`: whether the tool fails if a translation is not current. */
  | { readonly action: 'list'; readonly isStrict: boolean }
  | { readonly action: 'compare'; readonly files: readonly string[] }
  | { readonly action: 'stamp'; readonly files: 'all' | readonly string[] }
  | { readonly action: 'export'; readonly language: string }
  | { readonly action: 'import'; readonly file: string };

const usage =
  'Write --strict, or --diff and then files, or --stamp and then files or "all", or --export and a language, or --import and a PO file.';

export function translationArguments(args: readonly string[]): TranslationArguments {
  const [first, ...values] = args;
  if (first === undefined) return { action: 'list', isStrict: false };
  if (first === '--strict' && values.length === 0) return { action: 'list', isStrict: true };
  const [value] = values;
  if (value === undefined || values.some((one) => one.startsWith('-'))) throw new UsageError(usage);
  if (first === '--diff') return { action: 'compare', files: values };
  if (first === '--stamp') return { action: 'stamp', files: values.includes('all') ? 'all' : values };
  if (first === '--export' && values.length === 1) return { action: 'export', language: value };
  if (first === '--import' && values.length === 1) return { action: 'import', file: value };
  throw new UsageError(usage);
}
