import { realpathSync } from 'node:fs';
import { join, relative, sep } from 'node:path';

/** The package that a program lies in; none when it is outside of the packages of this project. */
export function runtimePackage(root: string, program: string): string | undefined {
  const [name] = relative(join(realpathSync(root), 'node_modules'), realpathSync(program)).split(sep);
  return name === undefined || name === '..' || name === '' ? undefined : name;
}
