import type { ContentFile } from '@vpn-site/content/content-files.ts';
import { type FactFile, factFileKind, filesOfKind, stemOf } from '@vpn-site/content/facts/fact-file.ts';
import type { Problem } from '@vpn-site/content/problem.ts';
import { nearestName } from '@vpn-site/core/document/nearest-name.ts';

interface Written {
  readonly factFiles: readonly FactFile[];
  readonly contentFiles: readonly Pick<ContentFile, 'file' | 'kind' | 'id'>[];
}

/**
 * Merges all problems that one missing provider causes into one. An editor who deleted a provider's file needs the list of
 * what else to remove, not how to fix each mention.
 */
export function mergeGoneProviders(problems: readonly Problem[], written: Written): Problem[] {
  return goneProviders(problems, written).reduce<Problem[]>(
    (left, id) => {
      const own = left.filter((problem) => isAbout(id, problem));
      return own.length === 0
        ? left
        : [...left.filter((problem) => !own.includes(problem)), goneProblem(id, own)];
    },
    [...problems],
  );
}

/**
 * Returns the providers that were removed: several files name them. If these are only translations of one text, and the
 * name is similar to an existing id, it is a typo instead; another check suggests the right id.
 */
function goneProviders(problems: readonly Problem[], written: Written): string[] {
  const ids = filesOfKind(written.factFiles, 'provider').map(stemOf);
  const naming = new Map<string, Set<string>>();
  for (const { file, id } of namedProviders(problems, written)) {
    if (!ids.includes(id)) naming.set(id, (naming.get(id) ?? new Set()).add(file));
  }
  return [...naming]
    .filter(
      ([id, files]) =>
        files.size > 1 && (textsIn(files).size > 1 || hasOwnFile(id, written) || !nearestName(id, ids)),
    )
    .map(([id]) => id);
}

/** Returns the texts in these files. All translations of a text count as one. */
function textsIn(files: ReadonlySet<string>): ReadonlySet<string> {
  return new Set([...files].map((file) => file.replace(/\.[^./]+\.md$/, '')));
}

function namedProviders(
  problems: readonly Problem[],
  { factFiles, contentFiles }: Written,
): { readonly file: string; readonly id: string }[] {
  return [
    ...problems.flatMap(({ file, about }) =>
      about?.provider !== undefined && about.isMissing ? [{ file, id: about.provider }] : [],
    ),
    ...factFiles.filter(isNamedAfterProvider).map((file) => ({ file: file.file, id: stemOf(file) })),
    ...contentFiles
      .filter(({ kind }) => kind === 'reviews')
      .map(({ file, id }) => ({ file, id: id.replace(/^reviews\//, '') })),
  ];
}

function isNamedAfterProvider({ file }: FactFile): boolean {
  const kind = factFileKind(file);
  return kind === 'price-history' || kind === 'policy-history' || file.startsWith('facts/offers/');
}

function hasOwnFile(id: string, { factFiles, contentFiles }: Written): boolean {
  return (
    factFiles.some((file) => isNamedAfterProvider(file) && stemOf(file) === id) ||
    contentFiles.some((file) => file.id === `reviews/${id}`)
  );
}

/**
 * Whether a problem is about a provider: the problem names it, or the file name or an address contains its id, alone or in
 * a comparison (`a-vs-b`).
 */
function isAbout(id: string, { file, about }: Problem): boolean {
  const named = new RegExp(`(?:^|/|-vs-)${id}(?:[/.]|-vs-|$)`);
  return about?.provider === id || [file, ...(about?.paths ?? [])].some((path) => named.test(path));
}

function goneProblem(id: string, own: readonly Problem[]): Problem {
  const file = `facts/providers/${id}.yaml`;
  const places = own.map((problem) => {
    const line = problem.line === undefined ? '' : `:${problem.line}`;
    return `${problem.file}${line}: ${manualStep(id, problem)}`;
  });
  return {
    file,
    message: `The file of the provider "${id}" is missing, but ${own.length === 1 ? 'one place still names it' : `${own.length} places still name it`}.`,
    remedy: [
      `If it closed or merged, restore the file and run "npm run site -- drop ${id} --closed <day> …". Its review and its history stay.`,
      `If you want to remove it completely, run "npm run site -- drop ${id} --remove". Do by hand what neither command does:`,
      ...new Set(places),
    ].join('\n    '),
  };
}

function manualStep(id: string, { file, remedy }: Problem): string {
  if (file === 'facts/ownership.yaml') return `remove only "id: ${id}"; the brand and its owner stay`;
  if (file.startsWith('facts/countries/')) {
    return `an order still names it: move its name from "providers" to "others"; remove an access method that leads to it`;
  }
  if (file.startsWith('facts/') || /^content\/(?:reviews|comparisons)\//.test(file)) return 'remove the file';
  if (file.startsWith('content/data/')) return 'remove the entry';
  return file.endsWith('.md') ? 'rewrite the passage without it' : remedy;
}
