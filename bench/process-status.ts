import { readFileSync } from 'node:fs';

/** A number that the kernel keeps about a process, such as its kilobytes of memory by their name; 0 once it is gone. */
export function processStatus(id: number | string | undefined, name: string): number {
  const status = processFile(id, 'status');
  return Number(new RegExp(`^${name}:\\s+(\\d+)`, 'm').exec(status)?.[1] ?? 0);
}

/** What the kernel tells of a process; nothing where it ended meanwhile. */
export function processFile(id: number | string | undefined, name: string): string {
  try {
    return readFileSync(`/proc/${id}/${name}`, 'utf8');
  } catch {
    return '';
  }
}
