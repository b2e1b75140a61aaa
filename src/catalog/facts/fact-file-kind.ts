import type { FactFile } from './fact-file.ts';

/** The groups of fact keys, in the order in which readers see them. */
export const groupIds = ['trust', 'privacy', 'security', 'freedom', 'reach', 'value'] as const;

export type FactFileKind =
  | 'provider'
  | 'price-history'
  | 'ownership'
  | 'countries'
  | 'evidence'
  | 'key-group'
  | 'option-list'
  /** Read and checked elsewhere: methodology and offers. */
  | 'foreign';

/** Where a file may lie, for "did you mean". */
export const factPlaces = [
  'facts/providers/',
  'facts/price-history/',
  'facts/vocabulary/',
  'facts/methodology/',
  'facts/offers/',
  'facts/ownership.yaml',
  'facts/countries.yaml',
];

/** What a file holds; its place says so. undefined: nothing reads a file at this place. */
export function factFileKind(file: string): FactFileKind | undefined {
  const [first = '', second, ...rest] = (/^facts\/(.+)\.yaml$/.exec(file)?.[1] ?? '').split('/');
  if (first === 'methodology' || first === 'offers') return 'foreign';
  if (second === undefined) return first === 'ownership' || first === 'countries' ? first : undefined;
  if (rest.length > 0) return undefined;
  if (first === 'providers') return 'provider';
  if (first === 'price-history') return 'price-history';
  return first === 'vocabulary' ? vocabularyKind(second) : undefined;
}

function vocabularyKind(name: string): FactFileKind {
  if (name === 'evidence') return 'evidence';
  return groupIds.some((id) => id === name) ? 'key-group' : 'option-list';
}

export function filesOfKind(files: readonly FactFile[], ...kinds: readonly FactFileKind[]): FactFile[] {
  return files.filter(({ file }) => kinds.some((kind) => kind === factFileKind(file)));
}

/** All but those that are checked elsewhere. */
export function ownFactFiles(files: readonly FactFile[]): FactFile[] {
  return files.filter(({ file }) => factFileKind(file) !== 'foreign');
}

/** 'facts/providers/mullvad.yaml' → 'mullvad'. */
export function stemOf({ file }: FactFile): string {
  return file.slice(file.lastIndexOf('/') + 1).replace(/\.yaml$/, '');
}
