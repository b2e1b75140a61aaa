import { packageOf } from './gate-scope.ts';

/** What a file is part of, by where it lies. */
export const changeParts = ['texts', 'messages', 'facts', 'documents', 'code'] as const;
export type ChangePart = (typeof changeParts)[number];

/** The first that fits decides; what fits none is code, and so is whatever judges or explains code. */
const places: readonly (readonly [RegExp, ChangePart])[] = [
  // How facts are understood and scored: rules, though they lie among the facts.
  [/^facts\/(?:methodology|vocabulary)\//, 'code'],
  // `npm run gate` holds it against the packages.
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
  return places.find(([place]) => place.test(path))?.[1] ?? 'code';
}

/** What is looked at before a change may be merged. */
export interface ChangePlan {
  readonly parts: readonly ChangePart[];
  /** The packages whose code changed, for the gate; undefined stands for files outside of packages. */
  readonly packages?: readonly (string | undefined)[];
  /** Names of checks of `npm run check`; undefined where the gate is needed. */
  readonly checks?: readonly string[];
  /** Whether the tests of what editors wrote run. */
  readonly testsContent?: boolean;
  /** Whether the tests of documents run. */
  readonly testsDocuments?: boolean;
  /** The written pages to draw, by the ids of their documents. */
  readonly pages?: 'all' | readonly string[];
}

const checksOf: Readonly<Record<Exclude<ChangePart, 'code'>, readonly string[]>> = {
  texts: ['content'],
  // Their keys are types, and they are JSON, which has a form.
  messages: ['content', 'types', 'format'],
  facts: ['content'],
  documents: ['content'],
};

/** Words and facts are looked at in a minute or two, because they can break little; code goes through its part of the gate. */
export function planChange(paths: readonly string[]): ChangePlan {
  const found = new Set(paths.map(partOf));
  const parts = changeParts.filter((part) => found.has(part));
  if (found.has('code')) {
    const code = paths.filter((path) => partOf(path) === 'code');
    // What editors wrote is held against the built site.
    const others = parts.some((part) => part !== 'code' && part !== 'documents') ? ['apps/site'] : [];
    return { parts, packages: [...new Set([...code.map(packageOf), ...others])] };
  }
  const checks = [...new Set(parts.flatMap((part) => (part === 'code' ? [] : checksOf[part])))];
  const testsContent = parts.some((part) => part !== 'documents');
  return { parts, checks, testsContent, testsDocuments: found.has('documents'), pages: changedPages(paths) };
}

/** A text is drawn on its own page; what any page may hold is drawn on all of them. */
function changedPages(paths: readonly string[]): 'all' | readonly string[] {
  const wider = paths.filter((path) => partOf(path) !== 'documents').map(documentOf);
  return wider.includes(undefined) ? 'all' : [...new Set(wider.flatMap((id) => id ?? []))];
}

/** The id of the document that a file is a language of: content/guides/x.pl.md is guides/x. */
function documentOf(path: string): string | undefined {
  return /^content\/(.+)\.[a-z]{2}\.md$/.exec(path)?.[1];
}
