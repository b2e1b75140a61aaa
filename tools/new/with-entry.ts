interface TableEntry {
  /** Where it is imported from, and as what. */
  readonly path: string;
  readonly name: string;
  /** What stands in the table, without the comma: the name alone, or a key and the name. */
  readonly entry: string;
}

/**
 * A table of imports and their names, with one more of each: the import by its path, as the formatter orders them, the
 * entry by its letters.
 */
export function withEntry(source: string, { path, name, entry }: TableEntry): string {
  const lines = source.split('\n');
  const importAt = indexFor(lines, /^import .* from '(\.\/[^']+)';$/, path);
  lines.splice(importAt, 0, `import { ${name} } from '${path}';`);
  const key = entry.replace(/^'|'?:.*$/g, '');
  lines.splice(indexFor(lines, /^ {2}'?([A-Za-z][\w-]*)'?(?:: \w+)?,$/, key), 0, `  ${entry},`);
  return lines.join('\n');
}

/** Before the first line that comes later, or behind the last. */
function indexFor(lines: readonly string[], pattern: RegExp, key: string): number {
  const entries = lines.flatMap((line, index) => {
    const found = pattern.exec(line)?.[1];
    return found === undefined ? [] : [{ index, found }];
  });
  const later = entries.find(({ found }) => isLater(found, key));
  const last = entries.at(-1);
  if (last === undefined) throw new Error(`There is no entry like ${pattern} to stand beside.`);
  return later?.index ?? last.index + 1;
}

function isLater(found: string, key: string): boolean {
  return found.toLowerCase() > key.toLowerCase();
}
