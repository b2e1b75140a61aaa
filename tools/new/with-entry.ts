/**
 * A table of imports and their names, with one more of each: the import by its path, as the formatter orders them, the
 * name by its letters.
 */
export function withEntry(source: string, path: string, name: string): string {
  const lines = source.split('\n');
  const importAt = placeFor(lines, /^import .* from '(\.\/[^']+)';$/, path);
  lines.splice(importAt, 0, `import { ${name} } from '${path}';`);
  lines.splice(placeFor(lines, /^ {2}([A-Za-z]\w*),$/, name), 0, `  ${name},`);
  return lines.join('\n');
}

/** Before the first line that comes later, or behind the last. */
function placeFor(lines: readonly string[], entry: RegExp, key: string): number {
  const entries = lines.flatMap((line, at) => {
    const found = entry.exec(line)?.[1];
    return found === undefined ? [] : [{ at, found }];
  });
  const later = entries.find(({ found }) => isLater(found, key));
  const last = entries.at(-1);
  if (last === undefined) throw new Error(`There is no entry like ${entry} to stand beside.`);
  return later?.at ?? last.at + 1;
}

function isLater(found: string, key: string): boolean {
  return found.toLowerCase() > key.toLowerCase();
}
