import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import type { ProblemSubject } from '@vpn-site/core/document/problem-data.ts';
import { type Document, isMap, isScalar, isSeq, LineCounter, type Node, parseDocument, visit } from 'yaml';
import { cachedList, cachedReading } from '../cached-readings.ts';
import { type LocaleWords, readLocaleWords } from '../locale-words.ts';
import type { Problem } from '../problem.ts';
import { projectPath } from '../project-path.ts';
import { parseQuickYaml } from '../quick-yaml.ts';
import { yamlErrorMessage } from '../yaml-remedy.ts';
import type { Path } from './fact-tree.ts';
import { inSiteLanguages } from './site-languages.ts';

/** A YAML file of the editors, under facts/ or content/data, before validation. */
export interface FactFile {
  /** Path from the project root. */
  readonly file: string;
  /** The data in the site's languages; undefined if the file is not valid YAML, which `syntaxProblems` explains. */
  readonly data: unknown;
  /** The data as written, in the languages of the file. */
  readonly raw: unknown;
  readonly syntaxProblems: readonly Problem[];
  /** Returns the line of a nested value or, if it is missing, of its nearest parent that exists. */
  lineOf(path: Path): number;
}

/** Reads every YAML file under facts/, each once; none if a project has no facts. */
export function readFactFiles(root: string, words = readLocaleWords(root)): readonly FactFile[] {
  const folder = resolve(root, 'facts');
  if (!existsSync(folder)) return [];
  const files = readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && /\.ya?ml$/.test(entry.name))
    .map((entry) => projectPath(root, join(entry.parentPath, entry.name)))
    .toSorted()
    .map((file) => readFactFile(root, file, words));
  return cachedList('facts', files);
}

/** Reads a YAML file of the site. Do not change the result, because it may be cached and shared. */
export function readFactFile(root: string, file: string, words?: LocaleWords): FactFile {
  const text = readFileSync(join(root, file), 'utf8');
  return cachedReading(`yaml ${file}`, [text, words], () => parseFactFile(file, text, words));
}

/**
 * Parses a YAML file. Dates stay strings (schema 'core'), because a day is a fact as written and not a moment in a time
 * zone.
 */
export function parseFactFile(file: string, text: string, words: LocaleWords = new Map()): FactFile {
  const quick = parseQuickYaml(text);
  if (quick !== undefined) {
    return { file, data: inSiteLanguages(quick, words), raw: quick, syntaxProblems: [], lineOf: () => 1 };
  }
  const lines = new LineCounter();
  const document = parseDocument(text, { schema: 'core', lineCounter: lines });
  const mistakes = [
    // Later errors mostly follow from the first.
    ...document.errors
      .slice(0, 1)
      .map(({ message, pos }) => ({ at: pos[0], remedy: yamlErrorMessage(message) })),
    ...danglingAliases(document),
  ];
  const syntaxProblems = mistakes.map(({ at, remedy }) => ({
    file,
    line: lines.linePos(at).line,
    message: 'The file is not YAML.',
    remedy,
  }));
  const raw: unknown = syntaxProblems.length === 0 ? document.toJS() : undefined;
  return {
    file,
    data: inSiteLanguages(raw, words),
    raw,
    syntaxProblems,
    lineOf: (path) => {
      const offset = offsetOf(document.contents, path);
      return offset === undefined ? 1 : lines.linePos(offset).line;
    },
  };
}

/**
 * Finds texts that start with a star and are not quoted. YAML parses them as an alias; the parser accepts an alias without
 * an anchor and fails later.
 */
function danglingAliases(document: Document.Parsed): { at: number; remedy: string }[] {
  const found: { at: number; remedy: string }[] = [];
  visit(document, {
    Alias: (_, alias) => {
      if (alias.resolve(document) !== undefined) return;
      const remedy = `Put the text that starts with "*${alias.source}" in quotes.`;
      found.push({ at: alias.range?.[0] ?? 0, remedy });
    },
  });
  return found;
}

function offsetOf(root: Node | null, path: Path): number | undefined {
  let node: unknown = root;
  let offset = root?.range?.[0];
  for (const step of path) {
    const found = child(node, step);
    if (found === undefined) break;
    node = found.node;
    offset = found.start ?? offset;
  }
  return offset;
}

/** Returns a child node and its start position: that of the key for a field, that of the item for a list. */
function child(
  node: unknown,
  step: string | number,
): { node: unknown; start: number | undefined } | undefined {
  if (isMap(node)) {
    const pair = node.items.find(({ key }) => isScalar(key) && String(key.value) === String(step));
    return pair && { node: pair.value, start: (pair.key as Node).range?.[0] };
  }
  if (!isSeq(node) || typeof step !== 'number') return undefined;
  const item = node.items[step] as Node | undefined;
  return item && { node: item, start: item.range?.[0] };
}

/** Creates a problem with the line of the value that it is about. */
export function problemAt(
  file: FactFile,
  path: Path,
  message: string,
  remedy: string,
  about?: ProblemSubject,
): Problem {
  return { file: file.file, line: file.lineOf(path), message, remedy, ...(about && { about }) };
}

/** The groups of fact keys, in the order in which readers see them. */
export const groupIds = ['trust', 'privacy', 'security', 'freedom', 'reach', 'value'] as const;

export type FactFileKind =
  | 'provider'
  | 'price-history'
  | 'policy-history'
  | 'ownership'
  | 'country'
  | 'country-kinds'
  | 'refused-hosts'
  | 'publishers'
  | 'exchange-rates'
  | 'evidence'
  | 'key-group'
  | 'option-list'
  /** Files that other code reads and checks: methodology, offers, and the settings of upkeep tools. */
  | 'foreign';

/** The paths that fact files may have, for suggestions such as "did you mean". */
export const factPaths = [
  'facts/providers/',
  'facts/countries/',
  'facts/price-history/',
  'facts/policy-history/',
  'facts/vocabulary/',
  'facts/methodology/',
  'facts/offers/',
  'facts/upkeep/',
  'facts/ownership.yaml',
  'facts/refused-hosts.yaml',
  'facts/publishers.yaml',
  'facts/exchange-rates.yaml',
];

/** Single files directly under facts/. */
const singleFiles = [
  'ownership',
  'refused-hosts',
  'publishers',
  'exchange-rates',
] as const satisfies FactFileKind[];

/** Returns the kind of a file, which follows from its path; undefined if nothing reads a file there. */
export function factFileKind(file: string): FactFileKind | undefined {
  const [first = '', second, ...rest] = (/^facts\/(.+)\.yaml$/.exec(file)?.[1] ?? '').split('/');
  if (['methodology', 'offers', 'upkeep'].includes(first)) return 'foreign';
  if (second === undefined) return singleFiles.find((kind) => kind === first);
  if (rest.length > 0) return undefined;
  if (first === 'providers') return 'provider';
  if (first === 'countries') return 'country';
  if (first === 'price-history' || first === 'policy-history') return first;
  return first === 'vocabulary' ? vocabularyKind(second) : undefined;
}

function vocabularyKind(name: string): FactFileKind {
  if (name === 'evidence' || name === 'country-kinds') return name;
  return groupIds.some((id) => id === name) ? 'key-group' : 'option-list';
}

export function filesOfKind(files: readonly FactFile[], ...kinds: readonly FactFileKind[]): FactFile[] {
  return files.filter(({ file }) => kinds.some((kind) => kind === factFileKind(file)));
}

/** Returns all files except those that other code checks. */
export function managedFactFiles(files: readonly FactFile[]): FactFile[] {
  return files.filter(({ file }) => factFileKind(file) !== 'foreign');
}

/** Returns the name of a file without folder and extension: 'facts/providers/mullvad.yaml' → 'mullvad'. */
export function stemOf({ file }: FactFile): string {
  return file.slice(file.lastIndexOf('/') + 1).replace(/\.yaml$/, '');
}
