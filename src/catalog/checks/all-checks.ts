import { readContentFiles } from '../content-files.ts';
import { readMessageFiles } from '../message-files.ts';
import type { Problem } from '../problem.ts';
import type { Check } from './check.ts';
import { dataFilesValid } from './data-files-valid.ts';
import { disclosurePresent } from './disclosure-present.ts';
import { docsNameRealFiles } from './docs-name-real-files.ts';
import { frontMatterKnown } from './front-matter-known.ts';
import { localeConfigured } from './locale-configured.ts';
import { messageIcuParses } from './message-icu-parses.ts';
import { messageKeysEqual } from './message-keys-equal.ts';
import { pluralCategories } from './plural-categories.ts';
import { slugSafe } from './slug-safe.ts';
import { slugUnique } from './slug-unique.ts';

export const allChecks: Readonly<Record<string, Check>> = {
  'data-files-valid': dataFilesValid,
  'disclosure-present': disclosurePresent,
  'docs-name-real-files': docsNameRealFiles,
  'front-matter-known': frontMatterKnown,
  'locale-configured': localeConfigured,
  'message-icu-parses': messageIcuParses,
  'message-keys-equal': messageKeysEqual,
  'plural-categories': pluralCategories,
  'slug-safe': slugSafe,
  'slug-unique': slugUnique,
};

/** All rules over everything editors write, so that one run shows every mistake. */
export function runAllChecks(root: string): Problem[] {
  const source = { root, contentFiles: readContentFiles(root), messageFiles: readMessageFiles(root) };
  return Object.values(allChecks).flatMap((check) => check(source));
}
