import { UsageError } from '@vpn-site/cli/run-tool.ts';

/** The requested action: a list of translations, or one of the actions on them. */
export type TranslationArguments =
  /** `isStrict`: whether the tool fails if a translation is not current. */
  | { readonly act: 'list'; readonly isStrict: boolean }
  | { readonly act: 'compare'; readonly files: readonly string[] }
  | { readonly act: 'stamp'; readonly files: 'all' | readonly string[] }
  | { readonly act: 'export'; readonly language: string }
  | { readonly act: 'import'; readonly file: string };

const usage =
  'Write --strict, or --diff and then files, or --stamp and then files or "all", or --export and a language, or --import and a PO file.';

export function translationArguments(args: readonly string[]): TranslationArguments {
  const [first, ...values] = args;
  if (first === undefined) return { act: 'list', isStrict: false };
  if (first === '--strict' && values.length === 0) return { act: 'list', isStrict: true };
  const [value] = values;
  if (value === undefined || values.some((one) => one.startsWith('-'))) throw new UsageError(usage);
  if (first === '--diff') return { act: 'compare', files: values };
  if (first === '--stamp') return { act: 'stamp', files: values.includes('all') ? 'all' : values };
  if (first === '--export' && values.length === 1) return { act: 'export', language: value };
  if (first === '--import' && values.length === 1) return { act: 'import', file: value };
  throw new UsageError(usage);
}
