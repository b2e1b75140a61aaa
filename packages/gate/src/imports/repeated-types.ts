import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

const checkedFiles = '{apps,packages,tests}/**/*.{ts,tsx}';
/** Files without exported types of this project: tests are never imported, and the editor's app is a project of its own. */
const exclude = ['**/*.test.{ts,tsx}', '**/node_modules'];

/** Matches a declaration. A re-export, as in `export type { Name }`, is not a second type. */
const exportedType = /^export (?:declare )?(?:abstract )?(?:interface|type|class) (?<name>\w+)/;

/** Returns one line per exported type whose name another file declares too, including types of props. */
export function repeatedTypes(root: string): string[] {
  const places = new Map<string, Map<string, string>>();
  for (const file of globSync(checkedFiles, { cwd: root, exclude }).sort()) {
    for (const [index, line] of readFileSync(join(root, file), 'utf8').split('\n').entries()) {
      const name = exportedType.exec(line)?.groups?.name;
      if (name === undefined) continue;
      const files = places.get(name) ?? new Map<string, string>();
      places.set(name, files.set(file, `${file}:${index + 1}`));
    }
  }
  return [...places]
    .filter(([, files]) => files.size > 1)
    .map(
      ([name, files]) =>
        `${[...files.values()].join(', ')}: each exports a type called ${name}. If they mean the same, keep one and import it. Otherwise give each a more specific name, as in Review${name}.`,
    );
}
