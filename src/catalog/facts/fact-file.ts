import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { isMap, isScalar, isSeq, LineCounter, type Node, parseDocument } from 'yaml';
import type { Problem } from '../problem.ts';

/** Where a value stands in a file: keys and list positions from the top. */
export type Path = readonly (string | number)[];

/** A file under facts/ as it lies on disk, before anything is believed about it. */
export interface FactFile {
  /** From the project's root. */
  readonly file: string;
  /** undefined when the file is not YAML; `syntaxProblems` says why. */
  readonly data: unknown;
  readonly syntaxProblems: readonly Problem[];
  /** The line of a nested value or, when it is missing, of the nearest thing above it. */
  lineOf(path: Path): number | undefined;
}

/** Every YAML file under facts/, each read once. A project without facts has none. */
export function readFactFiles(root: string): FactFile[] {
  const folder = join(root, 'facts');
  if (!existsSync(folder)) return [];
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && /\.ya?ml$/.test(entry.name))
    .map((entry) => join(entry.parentPath, entry.name).slice(root.length + 1))
    .toSorted()
    .map((file) => parseFactFile(file, readFileSync(join(root, file), 'utf8')));
}

/** Dates stay strings (schema 'core'): a day is a fact as written, not a moment in a time zone. */
export function parseFactFile(file: string, text: string): FactFile {
  const lines = new LineCounter();
  const document = parseDocument(text, { schema: 'core', lineCounter: lines });
  const syntaxProblems = document.errors.map(({ message, pos }) => ({
    file,
    line: lines.linePos(pos[0]).line,
    message: 'The file is not YAML.',
    remedy: message.split('\n')[0] ?? message,
  }));
  return {
    file,
    data: syntaxProblems.length === 0 ? document.toJS() : undefined,
    syntaxProblems,
    lineOf: (path) => {
      const offset = offsetOf(document.contents, path);
      return offset === undefined ? undefined : lines.linePos(offset).line;
    },
  };
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

/** A field starts at its key, a list item at itself. */
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

/** A problem with the line of the value it is about. */
export function problemAt(file: FactFile, path: Path, message: string, remedy: string): Problem {
  return { file: file.file, line: file.lineOf(path), message, remedy };
}
