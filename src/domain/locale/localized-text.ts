import type { LocaleCode } from './locale-table.ts';

/** Words that readers see, in every language of the site. */
export type LocalizedText = Readonly<Record<LocaleCode, string>>;
