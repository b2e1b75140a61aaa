import path from 'node:path';

/** Returns the path of a file relative to a folder, with "/" on every system, as the project writes all paths. */
export function projectPath(
  folder: string,
  file: string,
  { relative, resolve, sep }: Pick<typeof path, 'relative' | 'resolve' | 'sep'> = path,
): string {
  return relative(folder, resolve(folder, file)).replaceAll(sep, '/');
}
