import path from 'node:path';

/** A file as the project names it everywhere: from a folder of the project on, with "/", where Windows writes "\". */
export function projectPath(
  folder: string,
  file: string,
  { relative, resolve, sep }: Pick<typeof path, 'relative' | 'resolve' | 'sep'> = path,
): string {
  return relative(folder, resolve(folder, file)).replaceAll(sep, '/');
}
