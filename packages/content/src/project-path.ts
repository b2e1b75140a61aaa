import path from 'node:path';

/** Returns the path of a file as the project writes it everywhere: relative to a folder, with "/" on Windows too. */
export function projectPath(
  folder: string,
  file: string,
  { relative, resolve, sep }: Pick<typeof path, 'relative' | 'resolve' | 'sep'> = path,
): string {
  return relative(folder, resolve(folder, file)).replaceAll(sep, '/');
}
