import { packageOf } from './gate-scope.ts';

/** The parts of the project that a changed file can belong to, by its path. */
export const changeParts = ['texts', 'messages', 'facts', 'documents', 'code'] as const;
export type ChangePart = (typeof changeParts)[number];

/**
 * Patterns for the parts. The first match decides. All other files are code, including those that check or explain code.
 */
const partPatterns: readonly (readonly [RegExp, ChangePart])[] = [
  // These define how facts are understood and scored, so they are rules although they are among the facts.
  [/^facts\/(?:methodology|vocabulary)\//, 'code'],
  // `npm run gate` compares it with the installed packages.
  [/^docs\/dependencies\.md$/, 'code'],
  [/^content\//, 'texts'],
  [/^messages\//, 'messages'],
  [/^facts\//, 'facts'],
  [
    /^docs\/|^(?:apps|packages)\/[^/]+\/(?:docs\/|README\.md$)|^[^/]+\.md$|^\.github\/(?:ISSUE_TEMPLATE\/|pull_request_template\.md$)/,
    'documents',
  ],
];

export function partOf(path: string): ChangePart {
  return partPatterns.find(([pattern]) => pattern.test(path))?.[1] ?? 'code';
}

/** The checks to run before a change may be merged. */
export interface ChangePlan {
  readonly parts: readonly ChangePart[];
  /** The packages whose code changed, for the gate. An undefined entry stands for files outside of packages. */
  readonly packages?: readonly (string | undefined)[];
  /** Names of checks of `npm run check`; undefined if the gate is needed. */
  readonly checks?: readonly string[];
  /** Whether to run the tests of editors' content. */
  readonly testsContent?: boolean;
  /** Whether to run the tests of documents. */
  readonly testsDocuments?: boolean;
  /** The written pages to render, by the ids of their documents. */
  readonly pages?: 'all' | readonly string[];
}

const checksByPart: Readonly<Record<Exclude<ChangePart, 'code'>, readonly string[]>> = {
  texts: ['content'],
  // Message keys are used as types in the code, and the files are JSON, whose formatting is checked.
  messages: ['content', 'types', 'format'],
  facts: ['content'],
  documents: ['content'],
};

/**
 * Plans the checks of a change. Texts and facts take a minute or two, because they can break little. Code needs the gate of
 * its packages.
 */
export function planChange(paths: readonly string[]): ChangePlan {
  const found = new Set(paths.map(partOf));
  const parts = changeParts.filter((part) => found.has(part));
  if (found.has('code')) {
    const code = paths.filter((path) => partOf(path) === 'code');
    // Editors' content is checked against the built site.
    const others = parts.some((part) => part !== 'code' && part !== 'documents') ? ['apps/site'] : [];
    return { parts, packages: [...new Set([...code.map(packageOf), ...others])] };
  }
  const checks = [...new Set(parts.flatMap((part) => (part === 'code' ? [] : checksByPart[part])))];
  const testsContent = parts.some((part) => part !== 'documents');
  return { parts, checks, testsContent, testsDocuments: found.has('documents'), pages: changedPages(paths) };
}

/** Returns the pages to render: for a text its own page; for content that any page may show, all pages. */
function changedPages(paths: readonly string[]): 'all' | readonly string[] {
  const wider = paths.filter((path) => partOf(path) !== 'documents').map(documentOf);
  return wider.includes(undefined) ? 'all' : [...new Set(wider.flatMap((id) => id ?? []))];
}

/** Returns the id of the document to which a file belongs: guides/x for content/guides/x.pl.md. */
function documentOf(path: string): string | undefined {
  return /^content\/(.+)\.[a-z]{2}\.md$/.exec(path)?.[1];
}
